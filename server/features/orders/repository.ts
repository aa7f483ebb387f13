import type { Knex } from 'knex'
import type { Delivery } from '#contract/orders/price.ts'
import type { OrderPayment, OrderStatus } from '#contract/orders/public.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import { insertRows } from '#server/db/sql.ts'
import { listLines, type LineRecord } from './lineRepository.ts'

type Stored = {
  readonly id: string
  readonly reference: string
  readonly status: OrderStatus
  readonly payment: OrderPayment
  /** Whole rupees, delivery included. */
  readonly amount: number
  readonly deliveryAmount: number
  readonly delivery: Delivery
  readonly fullName: string
  readonly email: string
  readonly phone?: string | undefined
  readonly address?: PostalAddress | undefined
  readonly message?: string | undefined
  /** No money moved. */
  readonly isTest: boolean
  /** The card provider's id of the payment. */
  readonly paymentId?: string | undefined
  readonly paidAt?: string | undefined
  readonly claimedAt?: string | undefined
  readonly utr?: string | undefined
  /** The date and the bank's number of the line that names it on a bank statement. */
  readonly seenOn?: string | undefined
  readonly seenUtr?: string | undefined
  /** How much is to be refunded in all, and how much was. */
  readonly refundPaise: number
  readonly refundedPaise: number
  /** How much of that staff sent themselves: the card provider does not know of it. */
  readonly refundedByHandPaise: number
  /** When the card's refund is tried next. */
  readonly refundAt?: string | undefined
  readonly dispute?: 'open' | 'won' | 'lost' | undefined
  readonly disputeDue?: string | undefined
  /** When the provider is next asked about it. */
  readonly checkAt?: string | undefined
  readonly reservedUntil?: string | undefined
  readonly courier?: string | undefined
  readonly tracking?: string | undefined
  readonly deliveredAt?: string | undefined
  /** The account it belongs to. */
  readonly userId?: string | undefined
  readonly createdAt: string
  readonly updatedAt: string
}

export type OrderRecord = Stored & { readonly lines: readonly LineRecord[] }

export type Row = {
  id: string
  reference: string
  status: OrderStatus
  payment: OrderPayment
  amount: number
  delivery_amount: number
  delivery: Delivery
  full_name: string
  email: string
  phone: string | null
  address: string | null
  message: string | null
  is_test: boolean | number
  payment_id: string | null
  paid_at: string | null
  claimed_at: string | null
  utr: string | null
  seen_on: string | null
  seen_utr: string | null
  refund_paise: number
  refunded_paise: number
  refunded_by_hand_paise: number
  refund_at: string | null
  dispute: 'open' | 'won' | 'lost' | null
  dispute_due: string | null
  check_at: string | null
  reserved_until: string | null
  courier: string | null
  tracking: string | null
  delivered_at: string | null
  user_id: string | null
  created_at: string
  updated_at: string
}

/** The order without its lines. */
export const toRecord = (row: Row): Stored => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  payment: row.payment,
  amount: row.amount,
  deliveryAmount: row.delivery_amount,
  delivery: row.delivery,
  fullName: row.full_name,
  email: row.email,
  phone: row.phone ?? undefined,
  address: row.address === null ? undefined : (JSON.parse(row.address) as PostalAddress),
  message: row.message ?? undefined,
  isTest: Boolean(row.is_test),
  paymentId: row.payment_id ?? undefined,
  paidAt: row.paid_at ?? undefined,
  claimedAt: row.claimed_at ?? undefined,
  utr: row.utr ?? undefined,
  seenOn: row.seen_on ?? undefined,
  seenUtr: row.seen_utr ?? undefined,
  refundPaise: row.refund_paise,
  refundedPaise: row.refunded_paise,
  refundedByHandPaise: row.refunded_by_hand_paise,
  refundAt: row.refund_at ?? undefined,
  dispute: row.dispute ?? undefined,
  disputeDue: row.dispute_due ?? undefined,
  checkAt: row.check_at ?? undefined,
  reservedUntil: row.reserved_until ?? undefined,
  courier: row.courier ?? undefined,
  tracking: row.tracking ?? undefined,
  deliveredAt: row.delivered_at ?? undefined,
  userId: row.user_id ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toRow = (record: Stored): Row => ({
  id: record.id,
  reference: record.reference,
  status: record.status,
  payment: record.payment,
  amount: record.amount,
  delivery_amount: record.deliveryAmount,
  delivery: record.delivery,
  full_name: record.fullName,
  email: record.email,
  phone: record.phone ?? null,
  address: record.address ? JSON.stringify(record.address) : null,
  message: record.message || null,
  is_test: record.isTest,
  payment_id: record.paymentId ?? null,
  paid_at: record.paidAt ?? null,
  claimed_at: record.claimedAt ?? null,
  utr: record.utr ?? null,
  seen_on: record.seenOn ?? null,
  seen_utr: record.seenUtr ?? null,
  refund_paise: record.refundPaise,
  refunded_paise: record.refundedPaise,
  refunded_by_hand_paise: record.refundedByHandPaise,
  refund_at: record.refundAt ?? null,
  dispute: record.dispute ?? null,
  dispute_due: record.disputeDue ?? null,
  check_at: record.checkAt ?? null,
  reserved_until: record.reservedUntil ?? null,
  courier: record.courier ?? null,
  tracking: record.tracking ?? null,
  delivered_at: record.deliveredAt ?? null,
  user_id: record.userId ?? null,
  created_at: record.createdAt,
  updated_at: record.updatedAt,
})

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

type Which =
  { readonly id: string } | { readonly reference: string } | { readonly payment_id: string }

const withLines = async (db: Knex, row: Row | undefined): Promise<OrderRecord | undefined> =>
  row && { ...toRecord(row), lines: (await listLines(db, [row.id])).get(row.id) ?? [] }

export const findOrder = async (db: Knex, which: Which): Promise<OrderRecord | undefined> =>
  withLines(db, await db<Row>('orders').where(which).first())

/** For a change: the row is locked until the end of the transaction. */
export const lockOrder = async (trx: Knex, which: Which): Promise<OrderRecord | undefined> =>
  withLines(trx, await trx<Row>('orders').where(which).forUpdate().first())

/** More than anybody reads through; the export has them all. */
const listedAtMost = 100

export const listOrdersOf = async (db: Knex, userId: string): Promise<OrderRecord[]> => {
  const rows = await db<Row>('orders')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .limit(listedAtMost)
  return attachLines(db, rows)
}

export const attachLines = async (db: Knex, rows: readonly Row[]): Promise<OrderRecord[]> => {
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toRecord(row), lines: lines.get(row.id) ?? [] }))
}
