import type { Knex } from 'knex'
import type { CashItem } from '#contract/counterAdmin.ts'

type Span = { readonly from: string; readonly to: string }

type Row = { reference: string; full_name: string; amount: number; paid_at: string }

/** What was sold for cash at the counter between two instants. */
export const listCashSales = async (db: Knex, { from, to }: Span): Promise<CashItem[]> => {
  const rows: Row[] = await db('orders')
    .where({ payment: 'cash', is_test: false })
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .select('reference', 'full_name', 'amount', 'paid_at')
  return rows.map(({ reference, full_name: name, amount, paid_at: at }) => ({
    kind: 'sale',
    reference,
    name,
    amount,
    at,
  }))
}
