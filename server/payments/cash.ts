import type { Knex } from 'knex'
import type { Subject } from '#server/adapters/payment/port.ts'
import { sql } from '#server/db/sql.ts'
import { acrossLedger } from './ledger.ts'

/** From one instant up to, but not including, another. */
export type Span = { readonly from: string; readonly to: string }

/** Cash that somebody paid, even if some of it was handed back later. */
export type CashPaid = {
  readonly kind: Subject['type']
  /** Of the donation, the order, or the booking. */
  readonly reference: string
  readonly method: string
  readonly fullName: string
  /** On its receipt; what was paid for may have been renamed since. */
  readonly receiptName: string | null
  readonly email: string | null
  readonly phone: string | null
  /** Whole rupees. */
  readonly amount: number
  /** When it was recorded. */
  readonly at: string
  /** The number of its receipt. */
  readonly receipt: string | null
  /** Recorded by mistake, if it is `cancelled`. */
  readonly status: string
}

/** Its status is that of the parcel; its money was received at that instant. */
const orderPaidBy = (method: 'cash' | 'cod', at: 'paid_at' | 'delivered_at'): string =>
  `select 'order' as kind, paid.reference, paid.payment as method,
      paid.full_name as "fullName", null as "receiptName", paid.email,
      paid.phone, paid.amount, paid.${at} as at, null as receipt, 'succeeded' as status
    from orders as paid
    where paid.payment = '${method}' and paid.${at} is not null`

/** Of each kind, with a condition to be added. */
const paidInCash: Readonly<Record<Subject['type'], string>> = {
  donation: `select 'donation' as kind, paid.reference, paid.payment_method as method,
      paid.full_name as "fullName", receipt.full_name as "receiptName", paid.email,
      paid.phone, paid.amount, paid.created_at as at, receipt.number as receipt, paid.status
    from donations as paid
    join donation_receipts as receipt on receipt.donation_id = paid.id
    where paid.payment_method in ('cash', 'hundi')`,
  dakshina: `select 'dakshina' as kind, booked.reference, paid.payment_method as method,
      booked.full_name as "fullName", receipt.full_name as "receiptName", booked.email,
      booked.phone, paid.amount, paid.created_at as at, receipt.number as receipt, paid.status
    from dakshina_payments as paid
    join dakshina_receipts as receipt on receipt.payment_id = paid.id
    join puja_bookings as booked on booked.reference = paid.booking_reference
    where paid.payment_method = 'cash'`,
  order: orderPaidBy('cash', 'paid_at'),
}

const within = (column: string): string => `paid.${column} >= ? and paid.${column} < ?`

/** All cash that came to the temple itself, by the day on which it was given: the law's. */
export const listCashPaid = (db: Knex, { from, to }: Span): Promise<CashPaid[]> =>
  acrossLedger<CashPaid>(db, ({ kind }) => `${paidInCash[kind]} and ${within('paid_at')}`, [
    from,
    to,
  ])

/** When cash was put into the drawer; at the counter a sale is paid when it is recorded. */
const recordedAt: Readonly<Record<Subject['type'], string>> = {
  donation: 'created_at',
  dakshina: 'created_at',
  order: 'paid_at',
}

/** The same by the day on which it was recorded, where the notes really lie. */
export const listCashRecorded = (db: Knex, { from, to }: Span): Promise<CashPaid[]> =>
  acrossLedger<CashPaid>(db, ({ kind }) => `${paidInCash[kind]} and ${within(recordedAt[kind])}`, [
    from,
    to,
  ])

/** What couriers took at the door, whenever they transfer it to the temple. */
export const listCashOnDelivery = (db: Knex, { from, to }: Span): Promise<CashPaid[]> =>
  sql<CashPaid>(db, `${orderPaidBy('cod', 'delivered_at')} and ${within('delivered_at')}`, [
    from,
    to,
  ])

/** Cash for the puja of this booking, or for all pujas of this day, on whatever day it was paid. */
export const listCashForPujas = (
  db: Knex,
  which: { readonly booking: string } | { readonly date: string },
): Promise<CashPaid[]> => {
  const [column, value] =
    'booking' in which ? ['reference', which.booking] : ['preferred_date', which.date]
  return sql<CashPaid>(db, `${paidInCash.dakshina} and booked.${column} = ?`, [value])
}

/** Cash that was handed back. */
export type CashHandedBack = {
  readonly reference: string
  readonly name: string
  readonly paise: number
  readonly at: string
  readonly receipt: string | null
}

const handedBack: Readonly<Record<Subject['type'], string>> = {
  donation: `select paid.reference, paid.full_name as name, paid.refunded_paise as paise,
      paid.refunded_in_cash_at as at, receipt.number as receipt
    from donations as paid
    join donation_receipts as receipt on receipt.donation_id = paid.id
    where paid.refunded_in_cash_at >= ? and paid.refunded_in_cash_at < ?`,
  dakshina: `select paid.booking_reference as reference, receipt.full_name as name,
      paid.refunded_paise as paise, paid.refunded_in_cash_at as at, receipt.number as receipt
    from dakshina_payments as paid
    join dakshina_receipts as receipt on receipt.payment_id = paid.id
    where paid.refunded_in_cash_at >= ? and paid.refunded_in_cash_at < ?`,
  // An order may be refunded in parts.
  order: `select paid.reference, paid.full_name as name, step.cash * 100 as paise,
      step.at, null as receipt
    from order_steps as step
    join orders as paid on paid.id = step.order_id
    where step.cash is not null and not paid.is_test and step.at >= ? and step.at < ?`,
}

/** All cash that was handed back, whenever and however it was paid. */
export const listCashHandedBack = (db: Knex, { from, to }: Span): Promise<CashHandedBack[]> =>
  acrossLedger<CashHandedBack>(db, ({ kind }) => handedBack[kind], [from, to])

/** Sold for cash at the counter, and taken back on the same day: nothing of it is in the drawer. */
export const listVoidSales = (db: Knex, { from, to }: Span): Promise<CashPaid[]> =>
  sql<CashPaid>(
    db,
    `select 'order' as kind, paid.reference, paid.payment as method,
      paid.full_name as "fullName", null as "receiptName", paid.email,
      paid.phone, paid.amount, paid.delivered_at as at, null as receipt, 'cancelled' as status
    from orders as paid
    where paid.void_reason is not null and paid.payment = 'cash'
      and paid.delivered_at >= ? and paid.delivered_at < ?`,
    [from, to],
  )
