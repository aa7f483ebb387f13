import type { Knex } from 'knex'
import type { ProductCategory } from '#contract/shop/rules.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

/** An item as it was sold: later changes of the product do not affect it. */
export type LineRecord = {
  /** The product's id. */
  readonly id: string
  readonly name: string
  readonly category: ProductCategory
  readonly imageUrl: string
  /** Whole rupees, GST included. */
  readonly price: number
  readonly quantity: number
  readonly gstRate: number
  readonly hsn: string
  /** Promised in the product's stock, and not gone yet. */
  readonly reserved: number
  /** How many left a counted stock. */
  readonly sold: number
  readonly returned: number
}

const columns = [
  'name',
  'category',
  'imageUrl',
  'price',
  'quantity',
  'gstRate',
  'hsn',
  'reserved',
  'sold',
  'returned',
] as const

export const insertLines = async (
  trx: Knex,
  orderId: string,
  lines: readonly LineRecord[],
): Promise<void> => {
  const rows = lines.map((line, position) => ({
    ...toColumns({ orderId, position, productId: line.id }),
    ...toColumns(line, columns),
  }))
  await insertRows(trx, 'order_lines', rows)
}

/** Of several orders, by their ids. */
export const listLines = async (
  db: Knex,
  orderIds: readonly string[],
): Promise<Map<string, LineRecord[]>> => {
  const rows = await records<LineRecord & { orderId: string }>(db, 'order_lines')
    .whereIn('order_id', [...orderIds])
    .orderBy(['order_id', 'position'])
    .select('order_id', 'product_id as id', ...columns)
  const lines = new Map<string, LineRecord[]>()
  for (const { orderId, ...line } of rows) {
    const of = lines.get(orderId) ?? []
    of.push(line)
    lines.set(orderId, of)
  }
  return lines
}

/** Those of these products that are in an order which was not cancelled. */
export const listBought = (db: Knex, productIds: readonly string[]): Promise<string[]> =>
  db('order_lines')
    .join('orders', 'orders.id', 'order_id')
    .whereIn('product_id', [...productIds])
    .whereNot({ status: 'cancelled' })
    .distinct('product_id')
    .pluck('product_id')

/** The numbers of one item that change after it was ordered. */
export const updateLine = async (
  trx: Knex,
  orderId: string,
  { id, reserved, sold, returned }: LineRecord,
): Promise<void> => {
  await trx('order_lines')
    .where({ order_id: orderId, product_id: id })
    .update({ reserved, sold, returned })
}
