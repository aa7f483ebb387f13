import type { Knex } from 'knex'
import type { PaymentMethod } from '#contract/donations/input.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { records } from '#server/db/rows.ts'

export type SumRow = {
  readonly day: string
  readonly paymentMethod: PaymentMethod
  readonly purpose: string | undefined
  readonly count: number
  readonly amount: number
  readonly returned: number
}

type Row = {
  paidOn: string
  paymentMethod: PaymentMethod
  purpose?: string | undefined
  count: number | string
  amount: number | string
  refundedPaise: number | string
}

/** By day, method and purpose: the amounts on receipts, and how much was refunded. */
export const listSums = async (
  db: Knex,
  { from, to, isTest }: { from: string; to: string; isTest: boolean },
): Promise<SumRow[]> => {
  const rows: Row[] = await records<Row>(db, 'donation_receipts as receipt')
    .join('donations as donation', 'donation.id', 'receipt.donation_id')
    .where('receipt.is_test', isTest)
    .whereNull('donation.void_reason')
    .whereBetween('receipt.paid_on', [from, to])
    .groupBy(['receipt.paid_on', 'receipt.payment_method', 'donation.purpose'])
    .orderBy(['receipt.paid_on', 'receipt.payment_method'])
    .select('receipt.paid_on', 'receipt.payment_method', 'donation.purpose')
    .count({ count: '*' })
    .sum({ amount: 'receipt.amount', refundedPaise: 'donation.refunded_paise' })
  return rows.map((row) => ({
    day: row.paidOn,
    paymentMethod: row.paymentMethod,
    purpose: row.purpose,
    count: Number(row.count),
    amount: Number(row.amount),
    returned: rupeesOf(Number(row.refundedPaise)),
  }))
}

export const listYears = (db: Knex, isTest: boolean): Promise<string[]> =>
  db('donation_receipts').where({ is_test: isTest }).distinct().pluck('financial_year')
