import { join } from 'node:path'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt, startOfDay } from '#almanac/zone.ts'
import type { Backup, Backups } from '#contract/backups/admin.ts'
import type { Site } from '#contract/site/public.ts'
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
import { beginRehearsal, findLastRehearsed, findOfToday } from './rehearsalNotes.ts'
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
  const atWork = new Set<Promise<void>>()

  const runJob = async (job: BackupJob, failed: string): Promise<boolean> => {
    try {
      const { signal } = stopping
      await runChildProcess(script, job, { ...limits, signal, env: certificates() })
      return true
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, failed)
      return false
    }
  }

  const make = async (db: Knex, id: string): Promise<void> => {
    const isMade = await runJob({ id, data, settings }, 'the backup failed')
    // If it was killed, it could not say so.
    if (!isMade) await noteFailure(db, id, 'It was interrupted', now())
  }

  const rehearse = async ({ id, name = '', bytes = 0 }: Backup): Promise<void> => {
    const job = { id, data, settings, rehearsed: { name, bytes } }
    await runJob(job, 'the backup is not good')
  }

  const start = (work: Promise<void>): void => {
    const running: Promise<void> = work
      .catch((error: unknown) => log.error({ err: error }, 'the backup failed'))
      .finally(() => atWork.delete(running))
    atWork.add(running)
  }

  /** Today's, until it was begun. */
  const nextAt = async (db: Knex, clock: string): Promise<string> => {
    const { timeZone } = (await findSite(db)).city
    const today = civilDateAt(now().getTime(), timeZone)
    const day = (await isPlannedFor(db, today)) ? addDays(today, 1) : today
    const [hours, minutes] = clock.split(':').map(Number)
    const sinceMidnight = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000
    return new Date(startOfDay(day, timeZone) + sinceMidnight).toISOString()
  }

  const get = async (db: Knex): Promise<Backups> => {
    const lastGood = await findLastGood(db)
    const lastRehearsed = await findLastRehearsed(db)
    return {
      place: label,
      isBesideData: label === join(data.dataDir, 'backups'),
      isEncrypted: settings.passphrase !== undefined,
      keep: settings.keep,
      items: await listNotes(db, shown),
      ...(settings.at !== undefined && {
        at: settings.at,
        nextAt: await nextAt(db, settings.at),
      }),
      ...(lastGood && { lastGood }),
      ...(lastRehearsed && { lastRehearsed }),
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
      if (id !== undefined) start(make(db, id))
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
      if (id !== undefined) start(make(db, id))
    },

    /** Once a month one of the processes rehearses tonight's backup. */
    planRehearsal: async (db: Knex, at: Date): Promise<void> => {
      if (settings.at === undefined || atWork.size > 0) return
      const newest = await findOfToday(db, at)
      if (newest && (await beginRehearsal(db, newest.id, at))) start(rehearse(newest))
    },

    /** Set while the backup that was rehearsed last is not good. */
    findNotGood: async (db: Knex): Promise<Backup | undefined> => {
      const last = await findLastRehearsed(db)
      return last?.rehearsal?.error === undefined ? undefined : last
    },

    /** Set where backups are expected, and the last good one is older than two days. */
    findLate: async (db: Knex): Promise<LateBackup | undefined> =>
      settings.isExpected ? findLate(db, now()) : undefined,

    forgetOld: forgetOldNotes,

    settled: async (): Promise<void> => void (await Promise.all(atWork)),

    /** Ends the one that is being made. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(atWork)
    },
  }
}

export type BackupService = ReturnType<typeof createBackups>
