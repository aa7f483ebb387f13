import type { Knex } from 'knex'
import type { Page } from '#contract/paging.ts'
import type { StaffProduct, StockMove } from '#contract/shop/admin.ts'
import { records } from '#server/db/rows.ts'
import { readPage, type ListQuery, type SortKey } from '#server/db/paging.ts'

type Row = Omit<StockMove, 'actor'> & {
  readonly actorId?: string | undefined
  readonly username?: string | undefined
}

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'move.at', of: (row) => row.at, type: 'text', isDescending: true },
  { by: 'move.id', of: (row) => row.id, type: 'text', isDescending: true },
]

const toMove = ({ actorId, username, ...move }: Row): StockMove => ({
  ...move,
  ...(actorId !== undefined && { actor: { id: actorId, username } }),
})

/** What came and went of a product, the latest first. */
export const listStockMoves = async (
  db: Knex,
  id: StaffProduct['id'],
  page: ListQuery,
): Promise<Page<StockMove>> => {
  const query = records<Row>(db, 'stock_moves as move')
    .leftJoin('orders', 'orders.id', 'move.order_id')
    .leftJoin('users', 'users.id', 'move.actor_id')
    .where('move.product_id', id)
    .select('move.*', 'orders.reference', 'users.username')
  const { rows, next } = await readPage<Row>(query, latestFirst, page)
  return { items: rows.map(toMove), next }
}
