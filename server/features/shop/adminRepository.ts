import type { Knex } from 'knex'
import { readPage, whereMatches, type Asked, type SortKey } from '#server/db/paging.ts'
import { whereState, type StateFilter } from '#server/publishing/states.ts'
import { columns, parse, toRow, type ProductRecord } from './repository.ts'

const table = 'products'

const inOrder: readonly SortKey<ProductRecord>[] = [
  { by: 'position', of: ({ position }) => position, type: 'number' },
  { by: 'id', of: ({ id }) => id, type: 'text' },
]

/** Without deleted ones, unless requested. */
export const listForAdmin = async (
  db: Knex,
  filter: StateFilter,
  asked: Asked,
): Promise<{ rows: ProductRecord[]; next?: string }> => {
  const query = db(table).select(columns)
  whereState(query, filter)
  whereMatches(query, db, ['name', 'id', 'description'], filter.search)
  const { rows, ...rest } = await readPage<ProductRecord>(query, inOrder, asked)
  return { rows: rows.map(parse), ...rest }
}

/** Drafts and deleted ones too. */
export const findAny = async (db: Knex, id: string): Promise<ProductRecord | undefined> => {
  const row = await db(table).where({ id }).first<ProductRecord | undefined>(columns)
  return row && parse(row)
}

/** Locked until the end of the transaction. */
export const lockProduct = async (trx: Knex, id: string): Promise<ProductRecord | undefined> => {
  const row = await trx(table).where({ id }).forUpdate().first<ProductRecord | undefined>(columns)
  return row && parse(row)
}

export const updateProduct = async (trx: Knex, record: ProductRecord): Promise<void> => {
  await trx(table).where({ id: record.id }).update(toRow(record))
}

/** Those promised to an order stay until it is over. */
export const deleteForGood = (trx: Knex, before: string): Promise<number> =>
  trx(table).where('deleted_at', '<', before).where({ stock_reserved: 0 }).delete()
