import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import type { FestivalFacts } from '#contract/festivals/facts.ts'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'

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
export type Computed = Words &
  Pick<Festival, 'puja' | BeyondName> & {
    /** What its words are made from; absent for a festival of the temple that repeats. */
    readonly facts?: FestivalFacts | undefined
  }

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

export type Stored = Omit<
  FestivalRecord,
  'key' | 'puja' | 'group' | 'changedAt' | 'tithi' | BeyondName
> & {
  almanacKey?: string
  pujaFrom?: string
  pujaUntil?: string
  festivalGroup?: FestivalGroup
  beyond?: Beyond
  updatedAt?: string
}

/** What is stored of it; the database counts its versions. */
const columns = columnsOf<Omit<Stored, 'version' | 'updatedAt'>>()([
  'id',
  'almanacKey',
  'slug',
  'name',
  'date',
  'description',
  'moonriseTime',
  'pujaFrom',
  'pujaUntil',
  'category',
  'color',
  'startTime',
  'venue',
  'picture',
  'repeatId',
  'festivalGroup',
  'beyond',
  'isHidden',
  'computed',
  'edited',
  'sequence',
])

/**
 * A row that is still as the almanac first wrote it was changed by nobody, whenever it was stored.
 */
const isTouched = ({ almanacKey, repeatId, isHidden, edited, sequence }: Stored): boolean =>
  almanacKey === undefined ||
  repeatId !== undefined ||
  isHidden ||
  edited.length > 0 ||
  sequence > 0

export const toRecord = (stored: Stored): FestivalRecord => {
  const { almanacKey: key, pujaFrom: from, pujaUntil: until, festivalGroup: group } = stored
  const { almanacKey: _, pujaFrom: _f, pujaUntil: _u, festivalGroup: _g, ...rest } = stored
  const { beyond, updatedAt, ...same } = rest
  return {
    ...same,
    ...(key !== undefined && { key }),
    ...(from !== undefined && until !== undefined && { puja: { from, until } }),
    ...(group !== undefined && { group }),
    ...beyond,
    ...(updatedAt !== undefined && isTouched(stored) && { changedAt: updatedAt }),
  }
}

const toRow = ({ key, puja, group, ...record }: FestivalRecord) =>
  toColumns(
    {
      ...record,
      almanacKey: key,
      pujaFrom: puja?.from,
      pujaUntil: puja?.until,
      festivalGroup: group,
      beyond: group && beyondOf(record),
    },
    columns,
  )

/** Queries that are answered with festivals as they are stored: see `toRecord`. */
export const festivals = (db: Knex) =>
  records<Stored>(db, 'festivals', [...columns, 'version', 'updatedAt'])

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
  db('festivals').where({ category: 'major', is_hidden: false }).orderBy('date').pluck('date')

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

const found = (row: Stored | undefined): FestivalRecord | undefined => row && toRecord(row)

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
  const added: string[] = await trx('festivals').whereNull('almanac_key').pluck('slug')
  const repeats: string[] = await trx('festival_repeats').pluck('slug')
  return new Set([...added.map((slug) => slug.replace(/-\d{4}$/, '')), ...repeats])
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
