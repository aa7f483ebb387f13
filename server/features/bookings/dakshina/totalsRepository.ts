import type { Knex } from 'knex'
import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { records } from '#server/db/rows.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import type { Days } from '#server/money/periodTotals.ts'

export type SumRow = {
  readonly day: string
  readonly method: DakshinaMethod
  readonly pujaType: PujaType
  readonly count: number
  readonly amount: number
  readonly returned: number
}

type Row = {
  paidOn: string
  paymentMethod: DakshinaMethod
  pujaType: PujaType
  count: number | string
  amount: number | string
  refundedPaise: number | string
}

/** By day, method and puja: the amounts on receipts, and how much was refunded. */
export const listSums = async (db: Knex, { from, to }: Days): Promise<SumRow[]> => {
  const by = ['receipt.paid_on', 'receipt.payment_method', 'receipt.puja_type']
  const rows: Row[] = await records<Row>(db, 'dakshina_receipts as receipt')
    .join('dakshina_payments as payment', 'payment.id', 'receipt.payment_id')
    .where('receipt.is_test', false)
    // Void ones have a receipt, too.
    .whereNot('payment.status', 'cancelled')
    .whereBetween('receipt.paid_on', [from, to])
    .groupBy(by)
    .orderBy(by)
    .select(by)
    .count({ count: '*' })
    .sum({ amount: 'receipt.amount', refundedPaise: 'payment.refunded_paise' })
  return rows.map((row) => ({
    day: row.paidOn,
    method: row.paymentMethod,
    pujaType: row.pujaType,
    count: Number(row.count),
    amount: Number(row.amount),
    returned: rupeesOf(Number(row.refundedPaise)),
  }))
}

export const listYears = (db: Knex): Promise<string[]> =>
  db('dakshina_receipts').where({ is_test: false }).distinct().pluck('financial_year')

/** What was recorded as received on a day of the temple's calendar, by its receipts. */
export const sumDakshina = async (
  db: Knex,
  issuedOn: string,
): Promise<{ count: number; rupees: number }> => {
  const row = await db('dakshina_receipts as receipt')
    .join('dakshina_payments as payment', 'payment.id', 'receipt.payment_id')
    .where({ 'receipt.issued_on': issuedOn, 'receipt.is_test': false })
    .whereNot('payment.status', 'cancelled')
    .first<{ n: number | string; rupees: number | string | null }>(
      db.raw('count(*) as n, sum(receipt.amount) as rupees'),
    )
  return { count: Number(row.n), rupees: Number(row.rupees ?? 0) }
}
