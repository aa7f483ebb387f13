import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AudioBusyError,
  AudioError,
  AudioInterruptedError,
  type PrepareAudio,
} from '#server/adapters/audio/port.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'

type Deps = { readonly storage: Storage; readonly prepareAudio: PrepareAudio }

/** A recording that is stored. */
type Received = {
  readonly url: string
  readonly bytes: number
  readonly durationMs: number
}

type Taker<T> = {
  /** Before anything is read, so as not to receive a hundred megabytes for nothing. */
  readonly assertOpen: () => Promise<void>
  readonly save: (recording: Received) => Promise<T>
}

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

/** Receives recordings that editors upload. */
export const createReceive = ({ storage, prepareAudio }: Deps) => {
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

  return async <T>({ upload, gone }: Context, { assertOpen, save }: Taker<T>): Promise<T> => {
    if (!upload || !gone) throw new Error('There is no file.')
    await assertOpen()
    const { name, ...facts } = await store(upload, gone)
    try {
      return await save({ url: `/audio/${name}`, ...facts })
    } catch (error) {
      await storage.remove(name).catch(() => undefined)
      throw error
    }
  }
}

export type Receive = ReturnType<typeof createReceive>
