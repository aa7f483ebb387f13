import type { Knex } from 'knex'
import type { Subject } from '#server/adapters/payment/port.ts'
import { acrossLedger } from './ledger.ts'

/** A line of a bank statement, and the payment that it was found to be. */
export type BankMatch = {
  readonly day: string
  readonly kind: Subject['type']
  readonly reference: string
  readonly name: string
  /** Whole rupees. */
  readonly amount: number
  readonly utr: string | null
  readonly receipt: string | null
}

const matches: Readonly<Record<Subject['type'], string>> = {
  donation: `select line.day, 'donation' as kind, paid.reference, paid.full_name as name, line.amount,
      paid.utr, receipt.number as receipt
    from bank_lines as line
    join donations as paid on paid.id = line.donation_id
    left join donation_receipts as receipt on receipt.donation_id = paid.id
    where not paid.is_test and line.day >= ? and line.day <= ?`,
  dakshina: `select paid.seen_on as day, 'dakshina' as kind, paid.booking_reference as reference,
      booking.full_name as name, paid.amount, coalesce(paid.seen_utr, paid.utr) as utr,
      receipt.number as receipt
    from dakshina_payments as paid
    join puja_bookings as booking on booking.reference = paid.booking_reference
    left join dakshina_receipts as receipt on receipt.payment_id = paid.id
    where not paid.is_test and paid.seen_on >= ? and paid.seen_on <= ?`,
  order: `select paid.seen_on as day, 'order' as kind, paid.reference, paid.full_name as name,
      paid.amount, coalesce(paid.seen_utr, paid.utr) as utr, null as receipt
    from orders as paid
    where not paid.is_test and paid.seen_on >= ? and paid.seen_on <= ?`,
}

/** What was found on bank statements, by the day of their lines, both included. */
export const listBankMatches = async (
  db: Knex,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<BankMatch[]> => {
  const found = await acrossLedger<BankMatch>(db, ({ kind }) => matches[kind], [from, to])
  return found.toSorted((one, other) =>
    `${one.day} ${one.reference}` < `${other.day} ${other.reference}` ? -1 : 1,
  )
}
