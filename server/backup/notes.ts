import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Backup } from '#contract/backups/admin.ts'
import { StorageError } from '#server/adapters/storage/port.ts'
import { insertRows } from '#server/db/sql.ts'
import { codeOf } from '#server/errors.ts'
import { explain, type Surroundings } from '#server/systemErrors/explain.ts'
import { BackupError } from './errors.ts'
import type { Step } from './make.ts'
import type { KeptBackup } from './places/port.ts'

/** Of the notes about backups. */
export const table = 'backups'

export type Row = {
  id: string
  started_at: string
  finished_at: string | null
  step: Step
  place: string
  name: string | null
  /** PostgreSQL gives large numbers as text. */
  bytes: number | string | null
  error: string | null
  rehearsed_at: string | null
  rehearsal_ended_at: string | null
  rehearsal_error: string | null
}

export const toBackup = (row: Row): Backup => ({
  id: row.id,
  startedAt: row.started_at,
  step: row.step,
  place: row.place,
  ...(row.finished_at !== null && { finishedAt: row.finished_at }),
  ...(row.name !== null && { name: row.name }),
  ...(row.bytes !== null && { bytes: Number(row.bytes) }),
  ...(row.error !== null && { error: row.error }),
  ...(row.rehearsal_ended_at !== null && {
    rehearsal: {
      endedAt: row.rehearsal_ended_at,
      ...(row.rehearsal_error !== null && { error: row.rehearsal_error }),
    },
  }),
})

type Beginning = { readonly place: string; readonly at: Date; readonly plannedFor?: string }

/** Returns its id, or undefined if that day's backup was begun before. */
export const beginNote = async (
  db: Knex,
  { place, at, plannedFor }: Beginning,
): Promise<string | undefined> => {
  const row = {
    id: randomUUID(),
    started_at: at.toISOString(),
    planned_for: plannedFor ?? null,
    step: 'copying',
    place,
  }
  const ending = 'on conflict (planned_for) do nothing returning id'
  const [begun] = await insertRows<{ id: string }>(db, table, [row], ending)
  return begun?.id
}

/** When the last good one was begun, for the metrics. */
export const findLastBackup = async (db: Knex): Promise<Date | undefined> => {
  const { startedAt } = (await findLastGood(db)) ?? {}
  return startedAt === undefined ? undefined : new Date(startedAt)
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
  { name, bytes }: KeptBackup,
  at: Date,
): Promise<void> => {
  await db(table).where({ id }).update({ name, bytes, finished_at: at.toISOString() })
}

/** What an operator can act on; anything else only by the system's name for it. */
export const reasonOf = (error: unknown, about: Surroundings): string => {
  const said = explain(error, about)
  // It becomes part of a sentence.
  if (said !== undefined) return said.replace(/\.$/, '')
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

const newestFirst = (db: Knex) => db<Row>(table).orderBy('started_at', 'desc')

export const listNotes = async (db: Knex, count: number): Promise<Backup[]> =>
  (await newestFirst(db).limit(count)).map(toBackup)

/** The newest that was checked and kept. */
export const findLastGood = async (db: Knex): Promise<Backup | undefined> => {
  const row = await newestFirst(db).whereNotNull('name').first()
  return row && toBackup(row)
}

const keptNotes = 400

export const forgetOldNotes = async (db: Knex): Promise<void> => {
  const oldest = await newestFirst(db).offset(keptNotes).first('started_at')
  if (oldest) await db(table).where('started_at', '<=', oldest.started_at).delete()
}
