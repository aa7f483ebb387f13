import type { Knex } from 'knex'
import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'
import type { Owed, Which } from '#server/payments/payable.ts'
import { insertRows } from '#server/db/sql.ts'

/** One payment for a puja, or the devotee's word that there was one. */
export type DakshinaRecord = Owed & {
  /** Of the booking. */
  readonly reference: string
  readonly paymentMethod: DakshinaMethod
  readonly isTest: boolean
  readonly claimedAt?: string | undefined
  /** What the devotee said they had paid, if another amount came. */
  readonly claimedAmount?: number | undefined
  readonly utr?: string | undefined
  /** Of a cheque or a card machine. */
  readonly slip?: string | undefined
  /** Why staff refunded it, or made it void. */
  readonly refundReason?: string | undefined
  /** When it was handed back in cash. */
  readonly refundedInCashAt?: string | undefined
  readonly disputeDue?: string | undefined
  /** Of the stored row. */
  readonly updatedAt?: string | undefined
}

export type Row = {
  id: string
  booking_reference: string
  status: Owed['status']
  amount: number
  payment_method: DakshinaMethod
  is_test: boolean | number
  payment_id: string | null
  paid_at: string | null
  claimed_at: string | null
  claimed_amount: number | null
  utr: string | null
  slip: string | null
  refunded_paise: number
  refund_reason: string | null
  refunded_in_cash_at: string | null
  dispute: NonNullable<Owed['dispute']> | null
  dispute_due: string | null
  check_at: string | null
  created_at: string
  updated_at: string
}

export const toRecord = (row: Row): DakshinaRecord => ({
  id: row.id,
  reference: row.booking_reference,
  status: row.status,
  amount: row.amount,
  paymentMethod: row.payment_method,
  isTest: Boolean(row.is_test),
  paymentId: row.payment_id ?? undefined,
  paidAt: row.paid_at ?? undefined,
  claimedAt: row.claimed_at ?? undefined,
  claimedAmount: row.claimed_amount ?? undefined,
  utr: row.utr ?? undefined,
  slip: row.slip ?? undefined,
  refundedPaise: row.refunded_paise,
  refundReason: row.refund_reason ?? undefined,
  refundedInCashAt: row.refunded_in_cash_at ?? undefined,
  dispute: row.dispute ?? undefined,
  disputeDue: row.dispute_due ?? undefined,
  checkAt: row.check_at ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toRow = (record: DakshinaRecord): Omit<Row, 'updated_at'> => ({
  id: record.id,
  booking_reference: record.reference,
  status: record.status,
  amount: record.amount,
  payment_method: record.paymentMethod,
  is_test: record.isTest,
  payment_id: record.paymentId ?? null,
  paid_at: record.paidAt ?? null,
  claimed_at: record.claimedAt ?? null,
  claimed_amount: record.claimedAmount ?? null,
  utr: record.utr ?? null,
  slip: record.slip ?? null,
  refunded_paise: record.refundedPaise,
  refund_reason: record.refundReason ?? null,
  refunded_in_cash_at: record.refundedInCashAt ?? null,
  dispute: record.dispute ?? null,
  dispute_due: record.disputeDue ?? null,
  check_at: record.checkAt ?? null,
  created_at: record.createdAt,
})

const table = 'dakshina_payments'

export const insertDakshina = async (trx: Knex, record: DakshinaRecord): Promise<void> => {
  await insertRows(trx, table, [{ ...toRow(record), updated_at: record.createdAt }])
}

/** For a row that is locked. */
export const updateDakshina = async (
  trx: Knex,
  record: DakshinaRecord,
  now: string,
): Promise<void> => {
  await trx(table)
    .where({ id: record.id })
    .update({ ...toRow(record), updated_at: now })
}

export const findDakshina = async (db: Knex, which: Which): Promise<DakshinaRecord | undefined> => {
  const row = await db<Row>(table).where(which).first()
  return row && toRecord(row)
}

/** Reads a payment to change it: its row is locked until the end of the transaction. */
export const lockDakshina = async (
  trx: Knex,
  which: Which,
): Promise<DakshinaRecord | undefined> => {
  const row = await trx<Row>(table).where(which).forUpdate().first()
  return row && toRecord(row)
}

/** Everything of a booking, the latest first. */
export const listOfBooking = async (db: Knex, reference: string): Promise<DakshinaRecord[]> => {
  const rows = await db<Row>(table)
    .where({ booking_reference: reference })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  return rows.map(toRecord)
}
