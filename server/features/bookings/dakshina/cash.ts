import type { Knex } from 'knex'
import type { CashItem } from '#contract/counter/admin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { records } from '#server/db/rows.ts'
import type { DakshinaRecord } from './repository.ts'

type Span = { readonly from: string; readonly to: string }

type Row = Pick<
  DakshinaRecord,
  'reference' | 'status' | 'amount' | 'refundedPaise' | 'createdAt'
> & {
  readonly refundedInCashAt: string
  /** Of its receipt. */
  readonly fullName: string
  readonly number: string
}

const listRows = async (
  db: Knex,
  { from, to }: Span,
  which: { readonly at: string; readonly paidBy?: 'cash' },
): Promise<Row[]> => {
  const query = records<Row>(db, 'dakshina_payments as payment')
    .join('dakshina_receipts as receipt', 'receipt.payment_id', 'payment.id')
    .where(which.at, '>=', from)
    .where(which.at, '<', to)
  if (which.paidBy) query.where('payment.payment_method', which.paidBy)
  return query
    .select('payment.*', 'payment.booking_reference as reference')
    .select('receipt.full_name', 'receipt.number')
}

/**
 * Cash that was taken for pujas between two instants, whether or not some of it went back later; and
 * cash that was handed back between them, whenever and however it was paid.
 */
export const listCashDakshina = async (db: Knex, span: Span): Promise<CashItem[]> => {
  const taken = await listRows(db, span, { at: 'payment.paid_at', paidBy: 'cash' })
  const returned = await listRows(db, span, { at: 'payment.refunded_in_cash_at' })
  const about = ({ reference, fullName: name, number: receipt }: Row) => ({
    reference,
    name,
    receipt,
  })
  return [
    ...taken.map((row): CashItem => ({
      ...about(row),
      kind: 'dakshina',
      amount: row.amount,
      at: row.createdAt,
      ...(row.status === 'cancelled' && { isVoid: true }),
    })),
    ...returned.map((row): CashItem => ({
      ...about(row),
      kind: 'refund',
      amount: -rupeesOf(row.refundedPaise),
      at: row.refundedInCashAt,
    })),
  ]
}
