import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import {
  AudioBusyError,
  AudioError,
  AudioInterruptedError,
  type PrepareAudio,
} from '#server/adapters/audio/port.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import type { MantraAdmin } from './admin.ts'
import { listAudioUrls } from './adminRepository.ts'

type Deps = {
  readonly admin: Pick<MantraAdmin, 'assertChangeable' | 'setAudio'>
  readonly storage: Storage
  readonly prepareAudio: PrepareAudio
  readonly now: () => Date
}

type Sent = {
  readonly id: string
  readonly keepTimings?: string | undefined
  readonly isSynthesised?: string | undefined
}

const hourMs = 60 * 60 * 1000

/** How long an unused recording stays: somebody may still be listening to it. */
const orphanMs = 24 * hourMs

/** After this time another one may have its turn. */
const busySeconds = 120

const refusalOf = (error: unknown, gone: AbortSignal): unknown => {
  if (gone.aborted) return new AppError('request_timeout', 'The sender disconnected.')
  if (error instanceof AudioError) return new AppError('unsupported_media_type', error.message)
  if (error instanceof AudioBusyError) {
    const detail =
      'We are still processing other recordings. Please upload this one again in a few minutes.'
    return new AppError('unavailable', detail, [], { retryAfterSeconds: busySeconds })
  }
  if (error instanceof AudioInterruptedError) {
    return new AppError('unavailable', 'We could not process this recording. Please try again.')
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return new AppError('unavailable', 'There is not enough storage space for this recording.')
  }
  return error
}

/** Recordings that editors upload. */
export const createRecordings = ({ admin, storage, prepareAudio, now }: Deps) => {
  /** Stored under a unique name; nothing stays behind if that fails. */
  const store = async (upload: Readable, gone: AbortSignal) => {
    const workshop = await storage.openWorkshop()
    try {
      const sent = join(workshop.folder, 'sent')
      await pipeline(upload, createWriteStream(sent))
      const { path, extension, bytes, durationMs } = await prepareAudio(sent, workshop.folder, gone)
      const name = `${randomBytes(16).toString('hex')}.${extension}`
      await storage.keep(path, name)
      return { name, bytes, durationMs }
    } catch (error) {
      throw refusalOf(error, gone)
    } finally {
      await workshop.clear()
    }
  }

  return {
    upload: async (context: Context, sent: Sent): Promise<StaffMantra> => {
      const { upload, gone } = context
      if (!upload || !gone) throw new Error('There is no file.')
      // Before anything is read, so as not to receive a hundred megabytes for nothing.
      await admin.assertChangeable(context, sent.id)
      const { name, bytes, durationMs } = await store(upload, gone)
      const isSynthesised = sent.isSynthesised === 'true'
      const audio = { url: `/audio/${name}`, bytes, durationMs, isSynthesised }
      try {
        return await admin.setAudio(context, sent.id, audio, sent.keepTimings === 'true')
      } catch (error) {
        await storage.remove(name).catch(() => undefined)
        throw error
      }
    },

    remove: (context: Context, id: string): Promise<StaffMantra> =>
      admin.setAudio(context, id, undefined),

    /** Once a day: deletes recordings that no mantra uses, and unfinished uploads. */
    sweep: async (db: Knex): Promise<void> => {
      const at = now().getTime()
      await storage.clearWorkshops(new Date(at - hourMs))
      // Listed before the mantras are queried: what arrives in between is in neither list.
      const stored = await storage.list()
      const used = new Set(await listAudioUrls(db))
      for (const { name, changedAt } of stored) {
        const isOld = changedAt.getTime() < at - orphanMs
        if (isOld && !used.has(`/audio/${name}`)) await storage.remove(name)
      }
    },
  }
}

export type Recordings = ReturnType<typeof createRecordings>
