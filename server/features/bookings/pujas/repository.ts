import type { Knex } from 'knex'
import type { Puja } from '#contract/bookings/pujaList.ts'

export type PujaRecord = Puja & {
  readonly position: number
  readonly isOn: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

type Row = {
  id: string
  name: string
  short_description: string | null
  description: string
  price: number | null
  hours_from: number | null
  hours_to: number | null
  image_url: string | null
  position: number
  is_on: boolean | number
  version: number
  created_at: string
  updated_at: string
}

const toRecord = (row: Row): PujaRecord => ({
  id: row.id,
  name: row.name,
  ...(row.short_description !== null && { shortDescription: row.short_description }),
  description: row.description,
  ...(row.price !== null && { price: row.price }),
  ...(row.hours_from !== null &&
    row.hours_to !== null && { hours: { from: row.hours_from, to: row.hours_to } }),
  ...(row.image_url !== null && { imageUrl: row.image_url }),
  position: row.position,
  isOn: Boolean(row.is_on),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toRow = (record: PujaRecord): Row => ({
  id: record.id,
  name: record.name,
  short_description: record.shortDescription ?? null,
  description: record.description,
  price: record.price ?? null,
  hours_from: record.hours?.from ?? null,
  hours_to: record.hours?.to ?? null,
  image_url: record.imageUrl ?? null,
  position: record.position,
  is_on: record.isOn,
  version: record.version,
  created_at: record.createdAt,
  updated_at: record.updatedAt,
})

const table = 'pujas'

/** In the temple's order. */
export const listPujas = async (db: Knex): Promise<PujaRecord[]> =>
  (await db<Row>(table).orderBy('position')).map(toRecord)

/** Those that devotees can book at present. */
export const listOffered = async (db: Knex): Promise<PujaRecord[]> =>
  (await listPujas(db)).filter(({ isOn }) => isOn)

export const findPuja = async (db: Knex, id: string): Promise<PujaRecord | undefined> => {
  const row = await db<Row>(table).where({ id }).first()
  return row && toRecord(row)
}

/** The puja's indicative price in whole rupees; undefined if it is by arrangement. */
export const priceOf = async (db: Knex, pujaType: string): Promise<number | undefined> =>
  (await findPuja(db, pujaType))?.price

/** The names of all pujas, those that are off included, by id. */
export const listPujaNames = async (db: Knex): Promise<ReadonlyMap<string, string>> =>
  new Map((await db<Row>(table).select('id', 'name')).map(({ id, name }) => [id, name]))

/** Locked until the end of the transaction. */
export const lockPuja = async (trx: Knex, id: string): Promise<PujaRecord | undefined> => {
  const row = await trx<Row>(table).where({ id }).forUpdate().first()
  return row && toRecord(row)
}

/** All ids in their order, locked until the end of the transaction. */
export const lockOrder = async (trx: Knex): Promise<string[]> => {
  const rows = await trx<Row>(table).orderBy('position').forUpdate().select('id')
  return rows.map(({ id }) => id)
}

/** False if another puja has the id. */
export const insertPuja = async (trx: Knex, record: PujaRecord): Promise<boolean> => {
  const inserted = await trx<Row>(table)
    .insert(toRow(record))
    .onConflict('id')
    .ignore()
    .returning('id')
  return inserted.length > 0
}

export const updatePuja = async (trx: Knex, record: PujaRecord): Promise<void> => {
  await trx<Row>(table).where({ id: record.id }).update(toRow(record))
}

export const setPosition = async (trx: Knex, id: string, position: number): Promise<void> => {
  await trx<Row>(table).where({ id }).update({ position })
}

/** How many bookings of each puja are still to come, by its id. */
export const countComing = async (
  db: Knex,
  today: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db('puja_bookings')
    .whereIn('status', ['pending', 'confirmed', 'in_progress'])
    .where('preferred_date', '>=', today)
    .groupBy('puja_type')
    .select<{ id: string; n: number | string }[]>('puja_type as id', db.raw('count(*) as n'))
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}
