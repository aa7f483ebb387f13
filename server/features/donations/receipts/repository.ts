import type { Knex } from 'knex'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { Trust } from '#contract/site/trust.ts'
import type { Letterhead } from '#server/letterhead/repository.ts'
import { insertRows } from '#server/db/sql.ts'

export type ReceiptRecord = {
  readonly number: string
  readonly series: string
  readonly isTest: boolean
  readonly financialYear: string
  readonly position: number
  readonly donationId: string
  readonly fullName: string
  readonly amount: number
  readonly paymentMethod: PaymentMethod
  readonly paidOn: string
  readonly issuedAt: string
  /** The temple's date; undefined for receipts from before it was stored. */
  readonly issuedOn?: string | undefined
  readonly temple: { readonly name: string; readonly address: string[] }
  readonly purpose?: string | undefined
  readonly pan?: string | undefined
  readonly donorAddress?: string | undefined
  /** The bank’s or the card provider’s number of the payment. */
  readonly paymentReference?: string | undefined
  readonly trust?: Trust | undefined
  /** The pictures that it was issued with. */
  readonly letterhead?: Letterhead | undefined
}

export const insertReceipt = async (trx: Knex, receipt: ReceiptRecord): Promise<void> => {
  const row = {
    number: receipt.number,
    series: receipt.series,
    is_test: receipt.isTest,
    financial_year: receipt.financialYear,
    position: receipt.position,
    donation_id: receipt.donationId,
    full_name: receipt.fullName,
    amount: receipt.amount,
    payment_method: receipt.paymentMethod,
    paid_on: receipt.paidOn,
    issued_at: receipt.issuedAt,
    issued_on: receipt.issuedOn ?? null,
    temple: JSON.stringify(receipt.temple),
    purpose: receipt.purpose ?? null,
    pan: receipt.pan ?? null,
    donor_address: receipt.donorAddress ?? null,
    payment_reference: receipt.paymentReference ?? null,
    trust: receipt.trust ? JSON.stringify(receipt.trust) : null,
    letterhead: receipt.letterhead ? JSON.stringify(receipt.letterhead) : null,
  }
  await insertRows(trx, 'donation_receipts', [row])
}

type Row = {
  number: string
  series: string
  is_test: boolean | number
  financial_year: string
  position: number
  donation_id: string
  full_name: string
  amount: number
  payment_method: PaymentMethod
  paid_on: string
  issued_at: string
  issued_on: string | null
  temple: string
  purpose: string | null
  pan: string | null
  donor_address: string | null
  payment_reference: string | null
  trust: string | null
  letterhead: string | null
}

export const findReceipt = async (
  db: Knex,
  which: { readonly number: string } | { readonly donation_id: string },
): Promise<ReceiptRecord | undefined> => {
  const row = await db<Row>('donation_receipts').where(which).first()
  return (
    row && {
      number: row.number,
      series: row.series,
      isTest: Boolean(row.is_test),
      financialYear: row.financial_year,
      position: row.position,
      donationId: row.donation_id,
      fullName: row.full_name,
      amount: row.amount,
      paymentMethod: row.payment_method,
      paidOn: row.paid_on,
      issuedAt: row.issued_at,
      issuedOn: row.issued_on ?? undefined,
      temple: JSON.parse(row.temple) as ReceiptRecord['temple'],
      purpose: row.purpose ?? undefined,
      pan: row.pan ?? undefined,
      donorAddress: row.donor_address ?? undefined,
      paymentReference: row.payment_reference ?? undefined,
      trust: row.trust === null ? undefined : (JSON.parse(row.trust) as Trust),
      letterhead: row.letterhead === null ? undefined : (JSON.parse(row.letterhead) as Letterhead),
    }
  )
}
