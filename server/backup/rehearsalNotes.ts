import type { Knex } from 'knex'
import type { Backup } from '#contract/backups/admin.ts'
import { notes, table, toBackup } from './notes.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Once a month. */
const everyMs = 30 * dayMs
/** One that was not good, or was interrupted, is looked at again the next night. */
const againMs = 20 * 60 * 60 * 1000

const before = (at: Date, ms: number): string => new Date(at.getTime() - ms).toISOString()

/** The last planned one that is good, if it is of this day. */
export const findOfToday = async (db: Knex, at: Date): Promise<Backup | undefined> => {
  const row = await notes(db)
    .whereNotNull('name')
    .whereNotNull('planned_for')
    .where('started_at', '>', before(at, dayMs))
    .orderBy('started_at', 'desc')
    .first()
  return row && toBackup(row)
}

/** The newest that has ended. */
export const findLastRehearsed = async (db: Knex): Promise<Backup | undefined> => {
  const row = await notes(db)
    .whereNotNull('rehearsal_ended_at')
    .orderBy('rehearsal_ended_at', 'desc')
    .first()
  return row && toBackup(row)
}

const isDue = async (db: Knex, at: Date): Promise<boolean> => {
  const recent = await db(table)
    .where('rehearsed_at', '>', before(at, againMs))
    .orWhere((good) =>
      good
        .whereNotNull('rehearsal_ended_at')
        .whereNull('rehearsal_error')
        .where('rehearsed_at', '>', before(at, everyMs)),
    )
    .first('id')
  return recent === undefined
}

/** Returns true to one of several processes that ask, if a rehearsal is due. */
export const beginRehearsal = async (db: Knex, id: string, at: Date): Promise<boolean> => {
  if (!(await isDue(db, at))) return false
  const begun = await db(table)
    .where({ id })
    .where((free) =>
      free.whereNull('rehearsed_at').orWhere('rehearsed_at', '<=', before(at, againMs)),
    )
    .update({ rehearsed_at: at.toISOString(), rehearsal_ended_at: null, rehearsal_error: null })
  return begun === 1
}

/** `error` is why it is not good. */
export const noteRehearsal = async (
  db: Knex,
  which: { readonly id: string } | { readonly name: string },
  at: Date,
  error?: string,
): Promise<void> => {
  const ended = at.toISOString()
  await db(table)
    .where(which)
    .update({
      rehearsed_at: ended,
      rehearsal_ended_at: ended,
      rehearsal_error: error ?? null,
    })
}
