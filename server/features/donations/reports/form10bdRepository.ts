import type { Knex } from 'knex'
import type { PaymentMethod } from '#contract/donations/input.ts'
import { type DonationNature, whyNotDeductible } from '#contract/donations/rules.ts'
import { addRupees } from '#contract/payments/exactRupees.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { records } from '#server/db/rows.ts'

export type TaxedDonation = {
  readonly reference: string
  readonly receiptNumber: string
  readonly paidOn: string
  readonly fullName: string
  readonly email: string
  /** The part that was not refunded. */
  readonly amount: number
  readonly pan: string | undefined
  readonly address: string | undefined
  readonly paymentMethod: PaymentMethod
  readonly nature: DonationNature | undefined
}

type Row = {
  reference: string
  number: string
  paidOn: string
  fullName: string
  donorName: string
  email: string
  amount: number
  refundedPaise: number
  pan?: string | undefined
  donorAddress?: string | undefined
  paymentMethod: PaymentMethod
  nature?: DonationNature | undefined
}

const toTaxed = (row: Row): TaxedDonation => ({
  reference: row.reference,
  receiptNumber: row.number,
  paidOn: row.paidOn,
  // Staff may have corrected it since; the receipt stays as it was issued.
  fullName: row.donorName || row.fullName,
  email: row.email,
  amount: addRupees(row.amount, -rupeesOf(row.refundedPaise)),
  pan: row.pan?.trim().toUpperCase() || undefined,
  address: row.donorAddress?.trim() || undefined,
  paymentMethod: row.paymentMethod,
  nature: row.nature,
})

type TaxYear = {
  readonly deductible: readonly TaxedDonation[]
  /** What the law lets nobody deduct. */
  readonly others: readonly TaxedDonation[]
}

/** A year's donations that the temple still has, by their receipts. */
export const listTaxYear = async (db: Knex, financialYear: string): Promise<TaxYear> => {
  const rows: Row[] = await records<Row>(db, 'donation_receipts as receipt')
    .join('donations as donation', 'donation.id', 'receipt.donation_id')
    .where({ 'receipt.financial_year': financialYear, 'receipt.is_test': false })
    .where('donation.status', 'succeeded')
    .orderBy('receipt.position')
    .select(
      'donation.reference',
      'receipt.number',
      'receipt.paid_on',
      'receipt.full_name',
      'donation.full_name as donor_name',
      'donation.email',
      'receipt.amount',
      'donation.refunded_paise',
      'donation.pan',
      'donation.donor_address',
      'donation.nature',
      'receipt.payment_method',
    )
  const { yes = [], no = [] } = Object.groupBy(rows, (row) =>
    whyNotDeductible(row) ? 'no' : 'yes',
  )
  return { deductible: yes.map(toTaxed), others: no.map(toTaxed) }
}

export const listForTax = async (
  db: Knex,
  financialYear: string,
): Promise<readonly TaxedDonation[]> => (await listTaxYear(db, financialYear)).deductible
