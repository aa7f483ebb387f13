import type { Knex } from 'knex'
import type { CashItem } from '#contract/counter/admin.ts'
import { records } from '#server/db/rows.ts'

type Span = { readonly from: string; readonly to: string }

type Sale = { reference: string; fullName: string; amount: number; paidAt: string }

/** What was sold for cash at the counter between two instants, and refunded in cash. */
export const listCashSales = async (db: Knex, { from, to }: Span): Promise<CashItem[]> => {
  const rows = await records<Sale>(db, 'orders')
    .where({ payment: 'cash', is_test: false })
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .select('reference', 'full_name', 'amount', 'paid_at')
  const sold = rows.map(({ reference, fullName: name, amount, paidAt: at }): CashItem => {
    return { kind: 'sale', reference, name, amount, at }
  })
  return [...sold, ...(await listCashRefunds(db, { from, to }))]
}

type Refund = { reference: string; fullName: string; cash: number; at: string }

const listCashRefunds = async (db: Knex, { from, to }: Span): Promise<CashItem[]> => {
  const rows = await records<Refund>(db, 'order_steps as step')
    .join('orders', 'orders.id', 'step.order_id')
    .where('orders.is_test', false)
    .whereNotNull('step.cash')
    .where('step.at', '>=', from)
    .where('step.at', '<', to)
    .select('orders.reference', 'orders.full_name', 'step.cash', 'step.at')
  return rows.map(({ reference, fullName: name, cash, at }) => {
    return { kind: 'refund', reference, name, amount: -cash, at }
  })
}
