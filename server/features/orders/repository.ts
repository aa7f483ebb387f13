import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Delivery } from '#contract/orders/price.ts'
import type { OrderPayment, OrderStatus } from '#contract/orders/public.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'
import type { PaymentRecord, Which as PaymentKey } from '#server/payments/payable.ts'
import { listLines, type LineRecord } from './lineRepository.ts'

/** An order without its lines. Its status is its own; its amount includes the delivery. */
export type Stored = Omit<PaymentRecord, 'status' | 'paymentMethod'> & {
  readonly reference: string
  readonly status: OrderStatus
  readonly payment: OrderPayment
  readonly deliveryAmount: number
  readonly delivery: Delivery
  readonly fullName: string
  readonly email: string
  /** In which the buyer reads. */
  readonly language: Language
  readonly phone?: string | undefined
  readonly address?: PostalAddress | undefined
  readonly message?: string | undefined
  /** The date and the bank's number of the line that names it on a bank statement. */
  readonly seenOn?: string | undefined
  readonly seenUtr?: string | undefined
  /** At the counter: the number of the cheque or card slip, and the cheque's bank. */
  readonly slip?: string | undefined
  readonly bank?: string | undefined
  /** At the counter: why it is void, or why nobody waits for its money any more. */
  readonly voidReason?: string | undefined
  readonly writtenOff?: string | undefined
  /** How much is to be refunded in all. */
  readonly refundPaise: number
  /** How much of what was refunded staff sent themselves: the card provider does not know of it. */
  readonly refundedByHandPaise: number
  /** When the card's refund is tried next. */
  readonly refundAt?: string | undefined
  readonly reservedUntil?: string | undefined
  readonly courier?: string | undefined
  readonly tracking?: string | undefined
  readonly deliveredAt?: string | undefined
  /** The account it belongs to. */
  readonly userId?: string | undefined
  readonly updatedAt: string
}

export type OrderRecord = Stored & { readonly lines: readonly LineRecord[] }

const columns = columnsOf<Stored>()([
  'id',
  'reference',
  'status',
  'payment',
  'amount',
  'deliveryAmount',
  'delivery',
  'fullName',
  'email',
  'language',
  'phone',
  'address',
  'message',
  'isTest',
  'paymentId',
  'paidAt',
  'claimedAt',
  'utr',
  'seenOn',
  'seenUtr',
  'slip',
  'bank',
  'voidReason',
  'writtenOff',
  'refundPaise',
  'refundedPaise',
  'refundedByHandPaise',
  'refundAt',
  'dispute',
  'disputeDue',
  'checkAt',
  'reservedUntil',
  'courier',
  'tracking',
  'deliveredAt',
  'userId',
  'createdAt',
  'updatedAt',
])

const toRow = (order: Stored) =>
  toColumns({ ...order, message: order.message || undefined }, columns)

/** False if another order has the reference. Without its lines. */
export const insertOrder = async (trx: Knex, { lines: _, ...order }: OrderRecord) => {
  const unlessTaken = 'on conflict (reference) do nothing returning id'
  return (await insertRows(trx, 'orders', [toRow(order)], unlessTaken)).length > 0
}

/** For a row that is locked. Without its lines. */
export const updateOrder = async (
  trx: Knex,
  { lines: _, ...order }: OrderRecord,
): Promise<void> => {
  await trx('orders').where({ id: order.id }).update(toRow(order))
}

/** Queries that are answered with orders, without their lines. */
export const orders = (db: Knex) => records<Stored>(db, 'orders', columns)

type Which = { readonly reference: string } | PaymentKey

const withLines = async (db: Knex, order: Stored | undefined): Promise<OrderRecord | undefined> =>
  order && { ...order, lines: (await listLines(db, [order.id])).get(order.id) ?? [] }

export const findOrder = async (db: Knex, which: Which): Promise<OrderRecord | undefined> =>
  withLines(db, await orders(db).where(which).first())

/** For a change: the row is locked until the end of the transaction. */
export const lockOrder = async (trx: Knex, which: Which): Promise<OrderRecord | undefined> =>
  withLines(trx, await orders(trx).where(which).forUpdate().first())

/** More than anybody reads through; the export has them all. */
const listedAtMost = 100

export const listOrdersOf = async (db: Knex, userId: string): Promise<OrderRecord[]> =>
  attachLines(
    db,
    await orders(db).where({ userId }).orderBy('created_at', 'desc').limit(listedAtMost),
  )

export const attachLines = async (db: Knex, found: readonly Stored[]): Promise<OrderRecord[]> => {
  const lines = await listLines(
    db,
    found.map(({ id }) => id),
  )
  return found.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }))
}
