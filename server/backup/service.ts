import { join } from 'node:path'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { civilDateAt, clockAt } from '#almanac/zone.ts'
import type { Backups } from '#contract/backupsAdmin.ts'
import type { Site } from '#contract/site.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { tryLock } from '#server/db/locks.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { runChildProcess } from '#server/processes/childProcess.ts'
import type { BackupJob } from './inChildProcess.ts'
import { findLate, type LateBackup } from './late.ts'
import {
  beginNote,
  findLastGood,
  forgetOldNotes,
  isPlannedFor,
  listNotes,
  noteFailure,
} from './notes.ts'
import { openPlace } from './places/openPlace.ts'
import type { BackupSettings } from './settings.ts'
import type { Data } from './uploads.ts'

type Deps = {
  readonly data: Data
  readonly settings: BackupSettings
  readonly findSite: (db: Knex) => Promise<Site>
  readonly now: () => Date
  readonly log: Logger
}

const script = join(import.meta.dirname, 'inChildProcess.ts')
const limits = { timeoutMs: 12 * 60 * 60 * 1000, heapMb: 256 }

/** The bucket's certificate may be the operator's own. */
const certificates = (): Record<string, string> => {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  return file === undefined ? {} : { NODE_EXTRA_CA_CERTS: file }
}

const shown = 10

/** Backups of a running temple. Each is made in a process of its own, so that nobody waits for it. */
export const createBackups = ({ data, settings, findSite, now, log }: Deps) => {
  const { label } = openPlace(settings.target)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const run = async (db: Knex, id: string): Promise<void> => {
    const job: BackupJob = { id, data, settings }
    try {
      const { signal } = stopping
      await runChildProcess(script, job, { ...limits, signal, env: certificates() })
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'the backup failed')
      // If it was killed, it could not say so.
      await noteFailure(db, id, 'It was interrupted', now())
    }
  }

  const start = (db: Knex, id: string): void => {
    const made: Promise<void> = run(db, id)
      .catch((error: unknown) => log.error({ err: error }, 'the backup failed'))
      .finally(() => running.delete(made))
    running.add(made)
  }

  const get = async (db: Knex): Promise<Backups> => {
    const lastGood = await findLastGood(db)
    return {
      place: label,
      isBesideData: label === join(data.dataDir, 'backups'),
      isEncrypted: settings.passphrase !== undefined,
      keep: settings.keep,
      items: await listNotes(db, shown),
      ...(settings.at !== undefined && { at: settings.at }),
      ...(lastGood && { lastGood }),
    }
  }

  return {
    get,

    /** Begins one for a member of staff. */
    startNow: async (db: Knex, actor: Actor, audit: Audit): Promise<Backups> => {
      const free = await tryLock(data.location, 'backup', 'alone')
      if (!free) throw new AppError('wrong_status', 'A backup is being made at the moment.')
      await free.release()
      const id = await transact(db, async (trx) => {
        await audit(trx, actor, { subject: 'site', subjectId: 'backup', action: 'backup_started' })
        return beginNote(trx, { place: label, at: now() })
      })
      if (id !== undefined) start(db, id)
      return get(db)
    },

    /**
     * The daily one, once its hour has come, begun by whichever process comes first; after a stop
     * it comes late.
     */
    plan: async (db: Knex, at: Date): Promise<void> => {
      if (settings.at === undefined) return
      const { timeZone } = (await findSite(db)).city
      if (clockAt(at.getTime(), timeZone) < settings.at) return
      const plannedFor = civilDateAt(at.getTime(), timeZone)
      if (await isPlannedFor(db, plannedFor)) return
      const id = await beginNote(db, { place: label, at, plannedFor })
      if (id !== undefined) start(db, id)
    },

    /** Set where backups are expected, and the last good one is older than two days. */
    findLate: async (db: Knex): Promise<LateBackup | undefined> =>
      settings.isExpected ? findLate(db, now()) : undefined,

    forgetOld: forgetOldNotes,

    settled: async (): Promise<void> => void (await Promise.all(running)),

    /** Ends the one that is being made. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

export type BackupService = ReturnType<typeof createBackups>
