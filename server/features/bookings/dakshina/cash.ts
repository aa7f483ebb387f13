import type { Knex } from 'knex'
import type { CashItem } from '#contract/counterAdmin.ts'

type Span = { readonly from: string; readonly to: string }

type Row = {
  booking_reference: string
  full_name: string
  amount: number
  created_at: string
  number: string
}

/** Cash that was taken for pujas between two instants, whether or not some of it went back later. */
export const listCashDakshina = async (db: Knex, { from, to }: Span): Promise<CashItem[]> => {
  const rows: Row[] = await db('dakshina_payments as payment')
    .join('dakshina_receipts as receipt', 'receipt.payment_id', 'payment.id')
    .where('payment.payment_method', 'cash')
    .where('payment.paid_at', '>=', from)
    .where('payment.paid_at', '<', to)
    .select(
      'payment.booking_reference',
      'receipt.full_name',
      'payment.amount',
      'payment.created_at',
      'receipt.number',
    )
  return rows.map((row) => ({
    kind: 'dakshina',
    reference: row.booking_reference,
    name: row.full_name,
    amount: row.amount,
    at: row.created_at,
    receipt: row.number,
  }))
}
