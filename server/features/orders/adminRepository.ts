import type { Knex } from 'knex'
import { orderStages, type OrderStage } from '#contract/orders/admin.ts'
import { attachLines, orders, type OrderRecord } from './repository.ts'

const hasReturn = (statuses: string): string =>
  `exists (select 1 from order_returns where order_returns.order_id = orders.id
     and order_returns.status in (${statuses}))`

const owesByHand = 'orders.refund_paise > orders.refunded_paise and orders.refund_at is null'

/** At the counter, and its money was not found at the bank yet. */
const handedOver =
  "orders.status = 'delivered' and orders.paid_at is null and orders.payment <> 'cod' and orders.written_off is null"

/** With the courier's cash still to come. */
const toRemit =
  "orders.payment = 'cod' and orders.paid_at is null and orders.delivered_at is not null"

/** What each stage of the board holds. */
export const whereOf: Readonly<Record<OrderStage, string>> = {
  check: `(orders.status = 'placed' and orders.claimed_at is not null)
    or (orders.seen_on is not null and orders.paid_at is null) or (${handedOver})`,
  pack: "orders.status = 'paid' or (orders.status = 'placed' and orders.payment = 'cod')",
  send: "orders.status = 'packed'",
  sent: "orders.status = 'shipped'",
  remit: toRemit,
  returns: hasReturn("'asked', 'accepted'"),
  refund: owesByHand,
  done: `orders.status in ('delivered', 'cancelled', 'returned') and not (${handedOver})
    and not (${toRemit})`,
  waiting:
    "orders.status = 'placed' and orders.claimed_at is null and orders.seen_on is null and orders.payment in ('card', 'upi')",
}

/** In these stages somebody is waiting, so the oldest order comes first. */
export const oldestFirst: readonly OrderStage[] = [
  'check',
  'pack',
  'send',
  'remit',
  'returns',
  'refund',
]

/** How many orders are in each stage, in one query. */
export const countStages = async (db: Knex): Promise<Record<OrderStage, number>> => {
  const columns = orderStages.map((stage) =>
    db.raw(`coalesce(sum(case when ${whereOf[stage]} then 1 else 0 end), 0) as "${stage}"`),
  )
  const row = await db('orders').first<Record<OrderStage, number | string>>(columns)
  return Object.fromEntries(orderStages.map((stage) => [stage, Number(row[stage])])) as Record<
    OrderStage,
    number
  >
}

/** The cash that couriers have not transferred yet. */
export const sumToRemit = async (db: Knex): Promise<{ count: number; rupees: number }> => {
  const row = await db('orders')
    .whereRaw(toRemit)
    .first<{ n: number | string; rupees: number | string | null }>(
      db.raw('count(*) as n, sum(amount) as rupees'),
    )
  return { count: Number(row.n), rupees: Number(row.rupees ?? 0) }
}

/** Those of them that somebody asked to return, and it is not settled. */
export const listWithReturn = (db: Knex, ids: readonly string[]): Promise<string[]> =>
  db('order_returns')
    .whereIn('order_id', [...ids])
    .whereIn('status', ['asked', 'accepted'])
    .pluck('order_id')

/** Whom parcels were given to, the latest first. */
export const listCouriers = async (db: Knex, atMost: number): Promise<string[]> =>
  db('orders')
    .whereNotNull('courier')
    .groupBy('courier')
    .orderByRaw('max(updated_at) desc')
    .limit(atMost)
    .pluck('courier')

/** More than a counter sells in a day. */
const salesAtMost = 500

/** Sold at the counter since then, the latest first. */
export const listSalesSince = async (db: Knex, since: string): Promise<OrderRecord[]> => {
  const found = await orders(db)
    .where({ delivery: 'counter' })
    // As they are indexed.
    .whereIn('status', ['delivered', 'cancelled', 'returned'])
    .where('created_at', '>=', since)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(salesAtMost)
  return attachLines(db, found)
}

/** These orders, in this order. */
export const listByReference = async (
  db: Knex,
  references: readonly string[],
): Promise<OrderRecord[]> => {
  const found = await orders(db).whereIn('reference', [...references])
  const at = (reference: string) => references.indexOf(reference)
  return attachLines(
    db,
    found.toSorted((one, other) => at(one.reference) - at(other.reference)),
  )
}

/** The orders to pack, the oldest first. */
export const listToPack = async (db: Knex, atMost: number): Promise<OrderRecord[]> => {
  const found = await orders(db)
    .where((one) => one.whereRaw(whereOf.pack))
    .orderBy(['created_at', 'id'])
    .limit(atMost)
  return attachLines(db, found)
}
