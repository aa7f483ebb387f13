import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Backup } from '#contract/backups/admin.ts'
import { StorageError } from '#server/adapters/storage/port.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'
import { codeOf } from '#server/errors.ts'
import { explain, type Surroundings } from '#server/systemErrors/explain.ts'
import { BackupError } from './errors.ts'
import type { Step } from './make.ts'
import type { StoredBackup } from './places/port.ts'

/** Of the notes about backups. */
export const table = 'backups'

export type Note = Omit<Backup, 'bytes' | 'rehearsal'> & {
  /** PostgreSQL gives large numbers as text. */
  readonly bytes?: number | string
  readonly rehearsalEndedAt?: string
  readonly rehearsalError?: string
}

/** Queries that are answered with notes about backups. */
export const notes = (db: Knex) =>
  records<Note>(db, table, [
    'id',
    'startedAt',
    'step',
    'place',
    'finishedAt',
    'name',
    'bytes',
    'error',
    'rehearsalEndedAt',
    'rehearsalError',
  ])

export const toBackup = ({ bytes, rehearsalEndedAt, rehearsalError, ...note }: Note): Backup => ({
  ...note,
  ...(bytes !== undefined && { bytes: Number(bytes) }),
  ...(rehearsalEndedAt !== undefined && {
    rehearsal: {
      endedAt: rehearsalEndedAt,
      ...(rehearsalError !== undefined && { error: rehearsalError }),
    },
  }),
})

type NewNote = { readonly place: string; readonly at: Date; readonly plannedFor?: string }

/** Returns its id, or undefined if that day's backup was begun before. */
export const beginNote = async (
  db: Knex,
  { place, at, plannedFor }: NewNote,
): Promise<string | undefined> => {
  const note = { id: randomUUID(), startedAt: at.toISOString(), plannedFor, step: 'copying', place }
  const ending = 'on conflict (planned_for) do nothing returning id'
  const [begun] = await insertRows<{ id: string }>(db, table, [toColumns(note)], ending)
  return begun?.id
}

/** When the last good one was begun, for the metrics. */
export const findLastBackup = async (db: Knex): Promise<Date | undefined> => {
  const { startedAt } = (await findLastGood(db)) ?? {}
  return startedAt === undefined ? undefined : new Date(startedAt)
}

/** One that was checked, in this place. */
export const findGood = async (
  db: Knex,
  id: string,
  place: string,
): Promise<{ readonly name: string } | undefined> => {
  const note = await notes(db).where({ id, place }).whereNull('error').first()
  return note?.finishedAt !== undefined && note.name !== undefined ? { name: note.name } : undefined
}

export const isPlannedFor = async (db: Knex, date: string): Promise<boolean> =>
  (await db(table).where({ planned_for: date }).first('id')) !== undefined

/** Only one is made at a time, so any other that did not finish was killed. */
export const noteStep = async (db: Knex, id: string, step: Step, at: Date): Promise<void> => {
  await db(table).where({ id }).update({ step })
  await db(table)
    .whereNull('finished_at')
    .whereNot({ id })
    .where('started_at', '<', at.toISOString())
    .update({ finished_at: at.toISOString(), error: 'It was interrupted' })
}

export const noteSuccess = async (
  db: Knex,
  id: string,
  { name, bytes }: StoredBackup,
  at: Date,
): Promise<void> => {
  await db(table).where({ id }).update({ name, bytes, finished_at: at.toISOString() })
}

/** What an operator can act on; anything else only by the system's name for it. */
export const reasonOf = (error: unknown, about: Surroundings): string => {
  const message = explain(error, about)
  // It becomes part of a sentence.
  if (message !== undefined) return message.replace(/\.$/, '')
  if (error instanceof BackupError || error instanceof StorageError) return error.message
  const code = codeOf(error)
  return /^[A-Z_\d]+$/.test(code) ? `It failed with ${code}` : 'It failed; the log says why'
}

export const noteFailure = async (db: Knex, id: string, error: string, at: Date): Promise<void> => {
  await db(table)
    .where({ id })
    .whereNull('finished_at')
    .update({ error, finished_at: at.toISOString() })
}

const newestFirst = (db: Knex) => notes(db).orderBy('started_at', 'desc')

export const listNotes = async (db: Knex, count: number): Promise<Backup[]> =>
  (await newestFirst(db).limit(count)).map(toBackup)

/** The newest that was checked and kept. */
export const findLastGood = async (db: Knex): Promise<Backup | undefined> => {
  const row = await newestFirst(db).whereNotNull('name').first()
  return row && toBackup(row)
}

const mostNotes = 400

export const forgetOldNotes = async (db: Knex): Promise<void> => {
  const oldest = await newestFirst(db).offset(mostNotes).first()
  if (oldest) await db(table).where('started_at', '<=', oldest.startedAt).delete()
}
