import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { Trust } from '#contract/site/trust.ts'
import type { Letterhead } from '#server/letterhead/repository.ts'
import { records, toColumns } from '#server/db/rows.ts'
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
  /** In which it is written besides English; undefined for receipts from before: in English alone. */
  readonly language?: Language | undefined
  /** The pictures that it was issued with. */
  readonly letterhead?: Letterhead | undefined
}

export const insertReceipt = async (trx: Knex, receipt: ReceiptRecord): Promise<void> => {
  await insertRows(trx, 'donation_receipts', [toColumns(receipt)])
}

export const findReceipt = (
  db: Knex,
  which: { readonly number: string } | { readonly donationId: string },
): Promise<ReceiptRecord | undefined> =>
  records<ReceiptRecord>(db, 'donation_receipts').where(which).first()
