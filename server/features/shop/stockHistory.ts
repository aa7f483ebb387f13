import type { Knex } from 'knex'
import type { Page } from '#contract/paging.ts'
import type { StaffProduct, StockMove } from '#contract/shop/admin.ts'
import { readPage, type ListQuery, type SortKey } from '#server/db/paging.ts'

type Row = {
  id: string
  at: string
  kind: StockMove['kind']
  pieces: number
  on_hand: number | null
  reference: string | null
  actor_id: string | null
  username: string | null
  note: string | null
}

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'move.at', of: (row) => row.at, type: 'text', isDescending: true },
  { by: 'move.id', of: (row) => row.id, type: 'text', isDescending: true },
]

const toMove = (row: Row): StockMove => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  pieces: row.pieces,
  ...(row.on_hand !== null && { onHand: row.on_hand }),
  ...(row.reference !== null && { reference: row.reference }),
  ...(row.actor_id !== null && {
    actor: { id: row.actor_id, ...(row.username !== null && { username: row.username }) },
  }),
  ...(row.note !== null && { note: row.note }),
})

/** What came and went of a product, the latest first. */
export const listStockMoves = async (
  db: Knex,
  id: StaffProduct['id'],
  asked: ListQuery,
): Promise<Page<StockMove>> => {
  const query = db('stock_moves as move')
    .leftJoin('orders', 'orders.id', 'move.order_id')
    .leftJoin('users', 'users.id', 'move.actor_id')
    .where('move.product_id', id)
    .select('move.*', 'orders.reference', 'users.username')
  const { rows, next } = await readPage<Row>(query, latestFirst, asked)
  return { items: rows.map(toMove), next }
}
