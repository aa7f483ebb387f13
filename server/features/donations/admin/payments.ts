import type { Knex } from 'knex'
import { records } from '#server/db/rows.ts'

type PaymentOf = {
  readonly reference: string
  readonly amount: number
  readonly paidOn: string | undefined
  readonly utr: string | undefined
  /** The line of a statement that confirmed it. */
  readonly line: string | undefined
}

/** A pledge, and its further payments. */
export const listPaymentsOf = (db: Knex, root: string): Promise<PaymentOf[]> =>
  records<PaymentOf>(db, 'donations as donation')
    .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donation.id')
    .leftJoin('bank_lines as line', 'line.donation_id', 'donation.id')
    .where('donation.reference', root)
    .orWhere('donation.another_of', root)
    .orderBy('donation.id')
    .select('donation.reference', 'donation.amount', 'donation.utr')
    .select('receipt.paid_on', 'line.key as line')
