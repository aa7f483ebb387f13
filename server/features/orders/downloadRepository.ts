import type { Knex } from 'knex'
import { sql } from '#server/db/sql.ts'

/** The files of an order that were downloaded at least once. */
export const listTaken = (db: Knex, orderId: string): Promise<string[]> =>
  db('order_downloads').where({ order_id: orderId }).pluck('product_id')

/** How often each file of an order was downloaded. */
export const countDownloads = async (db: Knex, orderId: string): Promise<Map<string, number>> => {
  const rows: { product_id: string; count: number }[] = await db('order_downloads')
    .where({ order_id: orderId })
    .select('product_id', 'count')
  return new Map(rows.map(({ product_id: id, count }) => [id, count]))
}

/** Counts one more; false if it was downloaded `most` times already. */
export const countDownload = async (
  trx: Knex,
  {
    orderId,
    productId,
    at,
    most,
  }: { orderId: string; productId: string; at: string; most: number },
): Promise<boolean> => {
  const counted = await sql(
    trx,
    `insert into order_downloads (order_id, product_id, count, first_at, latest_at)
     values (?, ?, 1, ?, ?)
     on conflict (order_id, product_id) do update
     set count = order_downloads.count + 1, latest_at = excluded.latest_at
     where order_downloads.count < ?
     returning count`,
    [orderId, productId, at, at, most],
  )
  return counted.length > 0
}
