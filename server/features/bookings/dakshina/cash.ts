import type { Knex } from 'knex'
import type { CashItem } from '#contract/counter/admin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { DakshinaRecord } from './repository.ts'

type Span = { readonly from: string; readonly to: string }

type Row = {
  booking_reference: string
  full_name: string
  status: DakshinaRecord['status']
  amount: number
  refunded_paise: number
  refunded_in_cash_at: string
  created_at: string
  number: string
}

const listRows = async (
  db: Knex,
  { from, to }: Span,
  which: { readonly at: string; readonly paidBy?: 'cash' },
): Promise<Row[]> => {
  const query = db('dakshina_payments as payment')
    .join('dakshina_receipts as receipt', 'receipt.payment_id', 'payment.id')
    .where(which.at, '>=', from)
    .where(which.at, '<', to)
  if (which.paidBy) query.where('payment.payment_method', which.paidBy)
  return query.select('payment.*', 'receipt.full_name', 'receipt.number')
}

/**
 * Cash that was taken for pujas between two instants, whether or not some of it went back later; and
 * cash that was handed back between them, whenever and however it was paid.
 */
export const listCashDakshina = async (db: Knex, span: Span): Promise<CashItem[]> => {
  const taken = await listRows(db, span, { at: 'payment.paid_at', paidBy: 'cash' })
  const returned = await listRows(db, span, { at: 'payment.refunded_in_cash_at' })
  const about = ({ booking_reference: reference, full_name: name, number: receipt }: Row) => ({
    reference,
    name,
    receipt,
  })
  return [
    ...taken.map((row): CashItem => ({
      ...about(row),
      kind: 'dakshina',
      amount: row.amount,
      at: row.created_at,
      ...(row.status === 'cancelled' && { isVoid: true }),
    })),
    ...returned.map((row): CashItem => ({
      ...about(row),
      kind: 'refund',
      amount: -rupeesOf(row.refunded_paise),
      at: row.refunded_in_cash_at,
    })),
  ]
}
