import type { Knex } from 'knex'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

/** One year's day of a seva. */
export type DayRecord = {
  readonly id: string
  readonly sevaId: string
  /** Of the lunar or civil year: it stays when the date changes. */
  readonly key: string
  readonly date: string
  readonly rule: string
  readonly doneAt?: string | undefined
  readonly doneBy?: string | undefined
  readonly note?: string | undefined
  readonly monthNoticeAt?: string | undefined
  readonly dayNoticeAt?: string | undefined
  readonly thankedAt?: string | undefined
}

const columns = columnsOf<DayRecord>()([
  'id',
  'sevaId',
  'key',
  'date',
  'rule',
  'doneAt',
  'doneBy',
  'note',
  'monthNoticeAt',
  'dayNoticeAt',
  'thankedAt',
])

export const days = (db: Knex) => records<DayRecord>(db, 'seva_days', columns)

/** Nothing happens for a day that is known. */
export const insertDays = async (trx: Knex, made: readonly DayRecord[]): Promise<void> => {
  if (made.length === 0) return
  const rows = made.map((day) => toColumns(day, columns))
  await insertRows(trx, 'seva_days', rows, 'on conflict (seva_id, key) do nothing')
}

export const updateDay = async (trx: Knex, day: DayRecord): Promise<void> => {
  await trx('seva_days').where({ id: day.id }).update(toColumns(day, columns))
}

/** Those of which nothing has happened yet. */
export const deleteDays = async (trx: Knex, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await trx('seva_days').whereIn('id', ids).delete()
}

export const listDaysOfSeva = (db: Knex, sevaId: string): Promise<DayRecord[]> =>
  days(db).where({ sevaId }).orderBy(['date', 'id'])

/** Its row is locked until the end of the transaction. */
export const lockDay = (trx: Knex, id: string): Promise<DayRecord | undefined> =>
  days(trx).where({ id }).forUpdate().first()

export const findDay = (db: Knex, id: string): Promise<DayRecord | undefined> =>
  days(db).where({ id }).first()
