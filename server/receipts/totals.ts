import type { Knex } from 'knex'
import { rupeesOf } from '#contract/payments/money.ts'
import { records } from '#server/db/rows.ts'

/** Receipts of one kind, and the payments that they are for. */
type Kind = {
  readonly receipts: string
  readonly payments: string
  /** The column of a receipt with the id of its payment. */
  readonly paymentId: string
  /** What else its totals are by: a column of `receipt` or `paid`. */
  readonly by: string
}

/** Days of the temple's calendar, both included. */
type TotalsQuery = { readonly from: string; readonly to: string; readonly isTest?: boolean }

type Sums = {
  readonly count: number | string
  readonly amount?: number | string
}

type Row<Grouped> = Grouped & Sums & { readonly paidOn: string; readonly refundedPaise: string }

/** Totals by receipts. What was recorded by mistake has one too, and does not count. */
export const createReceiptTotals = <Grouped>({ receipts, payments, paymentId, by }: Kind) => {
  const counted = (db: Knex, isTest: boolean) =>
    records<Sums>(db, `${receipts} as receipt`)
      .join(`${payments} as paid`, 'paid.id', `receipt.${paymentId}`)
      .where('receipt.is_test', isTest)
      .whereNot('paid.status', 'cancelled')
      .count({ count: '*' })
      .sum({ amount: 'receipt.amount' })

  return {
    /** By day, method and `by`: the amounts on receipts, and how much was refunded. */
    listSums: async (db: Knex, { from, to, isTest = false }: TotalsQuery) => {
      const each = ['receipt.paid_on', 'receipt.payment_method', by]
      const rows: unknown = await counted(db, isTest)
        .whereBetween('receipt.paid_on', [from, to])
        .groupBy(each)
        .orderBy(each)
        .select(each)
        .sum({ refundedPaise: 'paid.refunded_paise' })
      return (rows as Row<Grouped>[]).map(({ paidOn: day, ...row }) => ({
        ...row,
        day,
        count: Number(row.count),
        amount: Number(row.amount),
        returned: rupeesOf(Number(row.refundedPaise)),
      }))
    },

    listYears: (db: Knex, isTest = false): Promise<string[]> =>
      db(receipts).where({ is_test: isTest }).distinct().pluck('financial_year'),

    /** What was recorded as received on a day of the temple's calendar. */
    sumOfDay: async (db: Knex, issuedOn: string): Promise<{ count: number; rupees: number }> => {
      const found: unknown = await counted(db, false).where('receipt.issued_on', issuedOn).first()
      const { count, amount = 0 } = found as Sums
      return { count: Number(count), rupees: Number(amount) }
    },
  }
}
