import type { Knex } from 'knex'
import { fewLeft, type ProductCategory } from '#contract/shop/rules.ts'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { isPublic, whereState, type StateFilter } from '#server/publishing/states.ts'
import { products, type ProductRecord } from './repository.ts'

const table = 'products'

const inOrder: readonly SortKey<ProductRecord>[] = [
  { by: 'position', of: ({ position }) => position, type: 'number' },
  { by: 'id', of: ({ id }) => id, type: 'text' },
]

/** Without deleted ones, unless requested. */
export const listForAdmin = async (
  db: Knex,
  filter: StateFilter,
  page: ListQuery,
): Promise<{ rows: ProductRecord[]; next?: string }> => {
  const query = products(db)
  whereState(query, filter)
  whereMatches(query, db, ['name', 'id', 'description'], filter.search)
  return readPage<ProductRecord>(query, inOrder, page)
}

/** Public ones that staff sell and count, of which few are not promised yet. */
export const listLow = (
  db: Knex,
  now: string,
): Promise<{ id: string; name: string; left: number }[]> =>
  db(table)
    .whereRaw(isPublic, [now])
    .where({ in_stock: true })
    .whereRaw('stock_on_hand - stock_reserved <= ?', [fewLeft])
    .orderByRaw('stock_on_hand - stock_reserved, position')
    .select('id', 'name', db.raw('stock_on_hand - stock_reserved as "left"'))

/** The free position after the last product of a category. */
export const makeRoom = async (trx: Knex, category: ProductCategory): Promise<number> => {
  const lastOf = async (query: Knex.QueryBuilder): Promise<number> =>
    Number((await query.max({ last: 'position' }).first())?.['last'] ?? 0)
  const last = (await lastOf(trx(table).where({ category }))) || (await lastOf(trx(table)))
  await trx(table).where('position', '>', last).increment('position', 1)
  return last + 1
}

/** Those deleted before then whose buyers have something to download. */
export const listDeletedWithFile = (db: Knex, before: string): Promise<string[]> =>
  db(table).join('product_files', 'product_id', 'id').where('deleted_at', '<', before).pluck('id')

/** Those promised to an order stay until it is over. */
export const deleteForGood = (
  trx: Knex,
  before: string,
  { except }: { readonly except: readonly string[] },
): Promise<number> =>
  trx(table)
    .where('deleted_at', '<', before)
    .where({ stock_reserved: 0 })
    .whereNotIn('id', [...except])
    .delete()
