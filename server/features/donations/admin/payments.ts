import type { Knex } from 'knex'

type PaymentOf = {
  readonly reference: string
  readonly amount: number
  readonly paidOn: string | undefined
  readonly utr: string | undefined
  /** The line of a statement that confirmed it. */
  readonly line: string | undefined
}

/** A pledge, and its further payments. */
export const listPaymentsOf = async (db: Knex, root: string): Promise<PaymentOf[]> => {
  const rows = await db('donations as donation')
    .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donation.id')
    .leftJoin('bank_lines as line', 'line.donation_id', 'donation.id')
    .where('donation.reference', root)
    .orWhere('donation.another_of', root)
    .orderBy('donation.id')
    .select({
      reference: 'donation.reference',
      amount: 'donation.amount',
      utr: 'donation.utr',
      paidOn: 'receipt.paid_on',
      line: 'line.key',
    })
  return rows.map(({ paidOn, utr, line, ...payment }) => ({
    ...payment,
    paidOn: paidOn ?? undefined,
    utr: utr ?? undefined,
    line: line ?? undefined,
  }))
}
