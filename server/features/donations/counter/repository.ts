import type { Knex } from 'knex'
import type { CashItem } from '#contract/counter/admin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { records } from '#server/db/rows.ts'

type Span = { readonly from: string; readonly to: string }

type CashRow = {
  reference: string
  voidReason?: string | undefined
  paymentMethod: 'cash' | 'hundi'
  fullName: string
  amount: number
  createdAt: string
  number: string
}

/**
 * Cash that was given between two instants, whether or not some of it went back later; and cash
 * that was handed back between them, whenever it was given.
 */
export const listCashDonations = async (db: Knex, { from, to }: Span): Promise<CashItem[]> => {
  const rows: CashRow[] = await records<CashRow>(db, 'donations as donation')
    .join('donation_receipts as receipt', 'receipt.donation_id', 'donation.id')
    .whereIn('donation.payment_method', ['cash', 'hundi'])
    .where('donation.paid_at', '>=', from)
    .where('donation.paid_at', '<', to)
    .select(
      'donation.reference',
      'donation.payment_method',
      'donation.full_name',
      'donation.amount',
      'donation.created_at',
      'donation.void_reason',
      'receipt.number',
    )
  const given = rows.map((row): CashItem => ({
    kind: row.paymentMethod === 'hundi' ? 'hundi' : 'donation',
    reference: row.reference,
    name: row.fullName,
    amount: row.amount,
    at: row.createdAt,
    receipt: row.number,
    ...(row.voidReason !== undefined && { isVoid: true }),
  }))
  return [...given, ...(await listCashRefunds(db, { from, to }))]
}

type RefundRow = {
  reference: string
  fullName: string
  refundedPaise: number
  refundedInCashAt: string
  number: string
}

const listCashRefunds = async (db: Knex, { from, to }: Span): Promise<CashItem[]> => {
  const rows: RefundRow[] = await records<RefundRow>(db, 'donations as donation')
    .join('donation_receipts as receipt', 'receipt.donation_id', 'donation.id')
    .where('donation.refunded_in_cash_at', '>=', from)
    .where('donation.refunded_in_cash_at', '<', to)
    .select(
      'donation.reference',
      'donation.full_name',
      'donation.refunded_paise',
      'donation.refunded_in_cash_at',
      'receipt.number',
    )
  return rows.map((row) => ({
    kind: 'refund',
    reference: row.reference,
    name: row.fullName,
    amount: -rupeesOf(row.refundedPaise),
    at: row.refundedInCashAt,
    receipt: row.number,
  }))
}
