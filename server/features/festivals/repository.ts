import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival, FestivalPicture } from '#contract/festivals/public.ts'

/** What staff may change in a festival. */
export type Words = Pick<
  Festival,
  | 'name'
  | 'date'
  | 'description'
  | 'moonriseTime'
  | 'category'
  | 'color'
  | 'startTime'
  | 'venue'
  | 'picture'
>
export type WordName = keyof Words

/** The almanac's values for a festival on one date. */
export type Computed = Words & Pick<Festival, 'puja' | BeyondName>

/** What the almanac says of a festival beyond Ganesha's. */
export const beyondNames = ['hours', 'time', 'why', 'custom', 'other'] as const
type BeyondName = (typeof beyondNames)[number]
type Beyond = Pick<Festival, BeyondName>

const beyondOf = (festival: Beyond): Beyond =>
  Object.fromEntries(
    beyondNames.flatMap((name) => (festival[name] === undefined ? [] : [[name, festival[name]]])),
  )

export type FestivalRecord = Festival & {
  isHidden: boolean
  /** The almanac's values; absent for a day that staff added. */
  computed?: Computed
  /** The staff's changes, which the almanac never overwrites. */
  edited: readonly WordName[]
  /** Of the festival that comes back every year, whose day in one year this is. */
  repeatId?: string
  /** A new value after every change by anybody; absent before the first. */
  version?: number
}

export type Row = {
  id: string
  almanac_key: string | null
  slug: string
  name: string
  date: string
  description: string
  moonrise_time: string | null
  puja_from: string | null
  puja_until: string | null
  category: Festival['category']
  color: string | null
  start_time: string | null
  venue: string | null
  picture: string | null
  repeat_id: string | null
  festival_group: FestivalGroup | null
  beyond: string | null
  is_hidden: boolean | number
  computed: string | null
  edited: string
  sequence: number
  updated_at?: string
  version?: number
}

/**
 * A row that is still as the almanac first wrote it was changed by nobody, whenever it was stored.
 */
const isTouched = ({ almanac_key, repeat_id, is_hidden, edited, sequence }: Row): boolean =>
  almanac_key === null ||
  repeat_id !== null ||
  Boolean(is_hidden) ||
  edited !== '[]' ||
  sequence > 0

export const toRecord = (row: Row): FestivalRecord => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  date: row.date,
  description: row.description,
  category: row.category,
  sequence: row.sequence,
  isHidden: Boolean(row.is_hidden),
  edited: JSON.parse(row.edited) as WordName[],
  ...(row.almanac_key !== null && { key: row.almanac_key }),
  ...(row.moonrise_time !== null && { moonriseTime: row.moonrise_time }),
  ...(row.puja_from !== null &&
    row.puja_until !== null && { puja: { from: row.puja_from, until: row.puja_until } }),
  ...(row.color !== null && { color: row.color }),
  ...(row.start_time !== null && { startTime: row.start_time }),
  ...(row.venue !== null && { venue: row.venue }),
  ...(row.picture !== null && { picture: JSON.parse(row.picture) as FestivalPicture }),
  ...(row.repeat_id !== null && { repeatId: row.repeat_id }),
  ...(row.festival_group !== null && { group: row.festival_group }),
  ...(row.beyond !== null && (JSON.parse(row.beyond) as Beyond)),
  ...(row.computed !== null && { computed: JSON.parse(row.computed) as Computed }),
  ...(row.version !== undefined && { version: row.version }),
  ...(row.updated_at !== undefined && isTouched(row) && { changedAt: row.updated_at }),
})

const toRow = (record: FestivalRecord): Row => ({
  id: record.id,
  almanac_key: record.key ?? null,
  slug: record.slug,
  name: record.name,
  date: record.date,
  description: record.description,
  moonrise_time: record.moonriseTime ?? null,
  puja_from: record.puja?.from ?? null,
  puja_until: record.puja?.until ?? null,
  category: record.category,
  color: record.color ?? null,
  start_time: record.startTime ?? null,
  venue: record.venue ?? null,
  picture: record.picture ? JSON.stringify(record.picture) : null,
  repeat_id: record.repeatId ?? null,
  festival_group: record.group ?? null,
  beyond: record.group ? JSON.stringify(beyondOf(record)) : null,
  is_hidden: record.isHidden,
  computed: record.computed ? JSON.stringify(record.computed) : null,
  edited: JSON.stringify(record.edited),
  sequence: record.sequence,
})

const festivals = (db: Knex) => db<Row>('festivals')

/** From `from` to `to`, both included, by date; hidden ones too. */
export const listBetween = async (
  db: Knex,
  from: string,
  to: string,
): Promise<FestivalRecord[]> => {
  const rows = await festivals(db).whereBetween('date', [from, to]).orderBy(['date', 'slug'])
  return rows.map(toRecord)
}

/** The great days, which have hours of their own at the temple. */
export const listGreatDates = (db: Knex): Promise<string[]> =>
  festivals(db).where({ category: 'major', is_hidden: false }).orderBy('date').pluck('date')

/** Everything that staff changed or added. */
export const listTouched = async (db: Knex): Promise<FestivalRecord[]> => {
  const rows = await festivals(db)
    .where('is_hidden', true)
    .orWhereNot('edited', '[]')
    .orWhereNull('almanac_key')
    .orderBy(['date', 'slug'])
  return rows.map(toRecord)
}

/**
 * Locked until the end of the transaction: what staff save meanwhile waits, and is not overwritten.
 */
export const lockGenerated = async (trx: Knex): Promise<FestivalRecord[]> => {
  const rows = await festivals(trx).whereNotNull('almanac_key').orderBy('id').forUpdate()
  return rows.map(toRecord)
}

const found = (row: Row | undefined): FestivalRecord | undefined => row && toRecord(row)

export const findFestival = async (db: Knex, id: string): Promise<FestivalRecord | undefined> =>
  found(await festivals(db).where({ id }).first())

/** Locked until the end of the transaction. */
export const lockFestival = async (trx: Knex, id: string): Promise<FestivalRecord | undefined> =>
  found(await festivals(trx).where({ id }).forUpdate().first())

export const findBySlug = async (db: Knex, slug: string): Promise<FestivalRecord | undefined> =>
  found(await festivals(db).where({ slug }).first())

/** Inserts or updates the festival; its creation date stays. */
export const saveFestival = async (
  trx: Knex.Transaction,
  record: FestivalRecord,
  now: string,
): Promise<void> => {
  const row = toRow(record)
  await trx('festivals')
    .insert({ ...row, created_at: now, updated_at: now })
    .onConflict('id')
    .merge({ ...row, updated_at: now, version: trx.raw('festivals.version + 1') })
}

/** Each year's day of a festival that repeats; locked until the end of the transaction. */
export const lockDaysOf = async (trx: Knex, repeatId: string): Promise<FestivalRecord[]> => {
  const rows = await festivals(trx).where({ repeat_id: repeatId }).orderBy('id').forUpdate()
  return rows.map(toRecord)
}

export const listDaysOf = async (db: Knex, repeatId: string): Promise<FestivalRecord[]> =>
  (await festivals(db).where({ repeat_id: repeatId }).orderBy('date')).map(toRecord)

/** The addresses, without their years, of what staff added and of what they let come back. */
export const listOwnSlugs = async (trx: Knex): Promise<Set<string>> => {
  const added = await festivals(trx).whereNull('almanac_key').select('slug')
  const repeats = await trx<Pick<Row, 'slug'>>('festival_repeats').select('slug')
  return new Set([
    ...added.map(({ slug }) => slug.replace(/-\d{4}$/, '')),
    ...repeats.map(({ slug }) => slug),
  ])
}

export const deleteFestival = async (trx: Knex, id: string): Promise<void> => {
  await trx('festivals').where({ id }).delete()
}

/**
 * Only one process generates at a time: PostgreSQL refuses the second one's insert of a festival
 * that the first has not committed yet. Readers do not wait. On SQLite every writing transaction is
 * alone.
 */
export const lockGenerations = async (trx: Knex.Transaction): Promise<void> => {
  if (isPostgres(trx)) await trx.raw('lock table festival_generations in exclusive mode')
}

/** What the festivals were last generated from. */
export const findSignature = async (db: Knex): Promise<string | undefined> => {
  const row = await db('festival_generations').first<{ signature: string } | undefined>('signature')
  return row?.signature
}

export const saveSignature = async (trx: Knex.Transaction, signature: string): Promise<void> => {
  await trx('festival_generations').insert({ id: 1, signature }).onConflict('id').merge()
}
