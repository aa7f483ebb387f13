import type { Knex } from 'knex'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'

export type PujaRecord = Puja & {
  readonly position: number
  readonly isOn: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

type Stored = Omit<PujaRecord, 'hours' | 'notice' | 'inEnglish'> & {
  readonly hoursFrom?: number | undefined
  readonly hoursTo?: number | undefined
}

const columns = columnsOf<Stored>()([
  'id',
  'name',
  'shortDescription',
  'description',
  'price',
  'hoursFrom',
  'hoursTo',
  'imageUrl',
  'position',
  'isOn',
  'version',
  'createdAt',
  'updatedAt',
])

const toRecord = ({ hoursFrom: from, hoursTo: to, ...puja }: Stored): PujaRecord => ({
  ...puja,
  ...(from !== undefined && to !== undefined && { hours: { from, to } }),
})

const toRow = ({ hours, ...puja }: PujaRecord) =>
  toColumns({ ...puja, hoursFrom: hours?.from, hoursTo: hours?.to }, columns)

const table = 'pujas'

const pujas = (db: Knex) => records<Stored>(db, table, columns)

/** In the temple's order. */
export const listPujas = async (db: Knex): Promise<PujaRecord[]> =>
  (await pujas(db).orderBy('position')).map(toRecord)

/** Those that devotees can book at present. */
export const listOffered = async (db: Knex): Promise<PujaRecord[]> =>
  (await listPujas(db)).filter(({ isOn }) => isOn)

export const findPuja = async (db: Knex, id: string): Promise<PujaRecord | undefined> => {
  const row = await pujas(db).where({ id }).first()
  return row && toRecord(row)
}

/** The puja's indicative price in whole rupees; undefined if it is by arrangement. */
export const priceOf = async (db: Knex, pujaType: string): Promise<number | undefined> =>
  (await findPuja(db, pujaType))?.price

/** The names of all pujas, those that are off included, by id. */
export const listPujaNames = async (db: Knex): Promise<ReadonlyMap<string, string>> =>
  new Map((await db(table).select('id', 'name')).map(({ id, name }) => [id, name]))

/** Locked until the end of the transaction. */
export const lockPuja = async (trx: Knex, id: string): Promise<PujaRecord | undefined> => {
  const row = await pujas(trx).where({ id }).forUpdate().first()
  return row && toRecord(row)
}

/** All ids in their order, locked until the end of the transaction. */
export const lockOrder = async (trx: Knex): Promise<string[]> => {
  return trx(table).orderBy('position').forUpdate().pluck('id')
}

/** False if another puja has the id. */
export const insertPuja = async (trx: Knex, record: PujaRecord): Promise<boolean> => {
  const inserted = await trx(table).insert(toRow(record)).onConflict('id').ignore().returning('id')
  return inserted.length > 0
}

export const updatePuja = async (trx: Knex, record: PujaRecord): Promise<void> => {
  await trx(table).where({ id: record.id }).update(toRow(record))
}

export const setPosition = async (trx: Knex, id: string, position: number): Promise<void> => {
  await trx(table).where({ id }).update({ position })
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
