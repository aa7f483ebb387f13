import type { Knex } from 'knex'
import { orderStages, type OrderStage } from '#contract/orders/admin.ts'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'
import { attachLines, orders, type OrderRecord, type Stored } from './repository.ts'

const hasReturn = (statuses: string): string =>
  `exists (select 1 from order_returns where order_returns.order_id = orders.id
     and order_returns.status in (${statuses}))`

const owesByHand = 'orders.refund_paise > orders.refunded_paise and orders.refund_at is null'

/** At the counter, and its money was not found at the bank yet. */
const handedOver =
  "orders.status = 'delivered' and orders.paid_at is null and orders.written_off is null"

/** What each stage of the board holds. */
const whereOf: Readonly<Record<OrderStage, string>> = {
  check: `(orders.status = 'placed' and orders.claimed_at is not null)
    or (orders.seen_on is not null and orders.paid_at is null) or (${handedOver})`,
  pack: "orders.status = 'paid' or (orders.status = 'placed' and orders.payment = 'cod')",
  send: "orders.status = 'packed'",
  sent: "orders.status = 'shipped'",
  returns: hasReturn("'asked', 'accepted'"),
  refund: owesByHand,
  done: `orders.status in ('delivered', 'cancelled', 'returned') and not (${handedOver})`,
  waiting:
    "orders.status = 'placed' and orders.claimed_at is null and orders.seen_on is null and orders.payment in ('card', 'upi')",
}

/** In these stages somebody is waiting, so the oldest order comes first. */
const oldestFirst: readonly OrderStage[] = ['check', 'pack', 'send', 'returns', 'refund']

const sortOf = (isDescending: boolean): readonly SortKey<Stored>[] => [
  { by: 'orders.created_at', of: (row) => row.createdAt, type: 'text', isDescending },
  { by: 'orders.id', of: (row) => row.id, type: 'text', isDescending },
]

const searched = [
  'orders.reference',
  'orders.full_name',
  'orders.email',
  'orders.tracking',
  'orders.utr',
  (isLike: string) =>
    `exists (select 1 from order_lines where order_lines.order_id = orders.id
       and order_lines.name ${isLike})`,
  (isLike: string) =>
    `exists (select 1 from order_papers where order_papers.order_id = orders.id
       and order_papers.number ${isLike})`,
]

const byName: Searched<Pick<Stored, 'fullName' | 'phone'>> = {
  table: 'orders',
  columns: ['fullName', 'phone'],
  namesOf: (row) => [row.fullName],
  phonesOf: (row) => row.phone,
}

export type OrderFilter = {
  readonly stage?: OrderStage | undefined
  readonly search?: string | undefined
}

export const listForAdmin = async (
  db: Knex,
  { stage, search }: OrderFilter,
  page: ListQuery,
): Promise<{ orders: OrderRecord[]; next?: string | undefined }> => {
  if (search) await fillSearchTerms(db, byName)
  const query = orders(db)
  if (stage) query.where((one) => one.whereRaw(whereOf[stage]))
  whereMatches(query, db, searched, search, 'orders.search_terms')
  const isDescending = stage === undefined || !oldestFirst.includes(stage)
  const { rows, next } = await readPage<Stored>(query, sortOf(isDescending), page)
  return { orders: await attachLines(db, rows), next }
}

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

/** The orders to pack, the oldest first. */
export const listToPack = async (db: Knex, atMost: number): Promise<OrderRecord[]> => {
  const found = await orders(db)
    .where((one) => one.whereRaw(whereOf.pack))
    .orderBy(['created_at', 'id'])
    .limit(atMost)
  return attachLines(db, found)
}
