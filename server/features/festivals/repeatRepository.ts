import type { Knex } from 'knex'
import type { Festival, Repeat } from '#contract/festivals/public.ts'
import type { RepeatedFestival } from '#contract/festivals/mergeOverrides.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'

/** A festival of the temple that comes back every year. */
export type RepeatRecord = Pick<
  Festival,
  'slug' | 'name' | 'description' | 'category' | 'color' | 'startTime' | 'venue' | 'picture'
> & {
  readonly id: string
  readonly repeat: Repeat
  /** Rises when its day changes. */
  readonly sequence: number
  readonly version: number
  readonly changedAt: string
}

type Stored = Omit<RepeatRecord, 'repeat' | 'changedAt'> & Repeat & { readonly updatedAt: string }

const columns = columnsOf<Stored>()([
  'id',
  'slug',
  'name',
  'description',
  'category',
  'color',
  'startTime',
  'venue',
  'picture',
  'by',
  'month',
  'day',
  'since',
  'until',
  'sequence',
  'version',
  'updatedAt',
])

const toRecord = ({
  by,
  month,
  day,
  since,
  until,
  updatedAt: changedAt,
  ...record
}: Stored): RepeatRecord => ({
  ...record,
  repeat: { by, month, day, since, ...(until !== undefined && { until }) },
  changedAt,
})

const toRow = ({ repeat, changedAt: updatedAt, ...record }: RepeatRecord) =>
  toColumns({ ...record, ...repeat, updatedAt }, columns)

/** As phones keep it. */
export const toRepeated = ({ version: _, ...record }: RepeatRecord): RepeatedFestival => ({
  ...record,
  isHidden: false,
})

const repeats = (db: Knex) => records<Stored>(db, 'festival_repeats', columns)

export const listRepeats = async (db: Knex): Promise<RepeatRecord[]> =>
  (await repeats(db).orderBy(['name', 'id'])).map(toRecord)

export const findRepeat = async (db: Knex, id: string): Promise<RepeatRecord | undefined> => {
  const row = await repeats(db).where({ id }).first()
  return row && toRecord(row)
}

/** Locked until the end of the transaction. */
export const lockRepeat = async (trx: Knex, id: string): Promise<RepeatRecord | undefined> => {
  const row = await repeats(trx).where({ id }).forUpdate().first()
  return row && toRecord(row)
}

export const insertRepeat = async (trx: Knex, record: RepeatRecord): Promise<void> => {
  await trx('festival_repeats').insert({ ...toRow(record), created_at: record.changedAt })
}

export const updateRepeat = async (trx: Knex, record: RepeatRecord): Promise<void> => {
  await repeats(trx).where({ id: record.id }).update(toRow(record))
}

export const deleteRepeat = async (trx: Knex, id: string): Promise<void> => {
  await repeats(trx).where({ id }).delete()
}

/** Whether it is the address of a repeat without its year, also of one that comes twice in a year. */
export const isSlugOfRepeat = async (trx: Knex, slug: string): Promise<boolean> => {
  const named = [slug, slug.replace(/-december$/, '')]
  return (await repeats(trx).whereIn('slug', named).first('id')) !== undefined
}

/** Whether an address without its year is taken, by any festival of any year. */
export const isSlugTaken = async (trx: Knex, slug: string): Promise<boolean> =>
  (await isSlugOfRepeat(trx, slug)) ||
  (await trx('festivals').where('slug', 'like', `${slug}-____`).first('id')) !== undefined
