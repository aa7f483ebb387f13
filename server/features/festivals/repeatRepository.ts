import type { Knex } from 'knex'
import type { Festival, FestivalPicture, Repeat } from '#contract/festivals/public.ts'
import type { RepeatedFestival } from '#contract/festivals/mergeOverrides.ts'

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

type Row = {
  id: string
  slug: string
  name: string
  description: string
  category: Festival['category']
  color: string | null
  start_time: string | null
  venue: string | null
  picture: string | null
  by: Repeat['by']
  month: number
  day: number
  since: string
  until: string | null
  sequence: number
  version: number
  updated_at: string
}

const toRecord = (row: Row): RepeatRecord => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  category: row.category,
  ...(row.color !== null && { color: row.color }),
  ...(row.start_time !== null && { startTime: row.start_time }),
  ...(row.venue !== null && { venue: row.venue }),
  ...(row.picture !== null && { picture: JSON.parse(row.picture) as FestivalPicture }),
  repeat: {
    by: row.by,
    month: row.month,
    day: row.day,
    since: row.since,
    ...(row.until !== null && { until: row.until }),
  },
  sequence: row.sequence,
  version: row.version,
  changedAt: row.updated_at,
})

const toRow = ({ repeat, changedAt, ...record }: RepeatRecord): Row => ({
  id: record.id,
  slug: record.slug,
  name: record.name,
  description: record.description,
  category: record.category,
  color: record.color ?? null,
  start_time: record.startTime ?? null,
  venue: record.venue ?? null,
  picture: record.picture ? JSON.stringify(record.picture) : null,
  by: repeat.by,
  month: repeat.month,
  day: repeat.day,
  since: repeat.since,
  until: repeat.until ?? null,
  sequence: record.sequence,
  version: record.version,
  updated_at: changedAt,
})

/** As phones keep it. */
export const toRepeated = ({ version: _, ...record }: RepeatRecord): RepeatedFestival => ({
  ...record,
  isHidden: false,
})

const repeats = (db: Knex) => db<Row>('festival_repeats')

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
