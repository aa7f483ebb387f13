import type { Knex } from 'knex'
import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import type { Letterhead } from '#server/letterhead/repository.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

export type ReceiptRecord = {
  readonly number: string
  readonly series: string
  readonly position: number
  /** Of the payment. */
  readonly paymentId: string
  readonly isTest: boolean
  readonly financialYear: string
  readonly fullName: string
  readonly pujaType: PujaType
  readonly pujaName: string
  readonly pujaDate: string
  readonly amount: number
  readonly paymentMethod: DakshinaMethod
  /** The bank's or the provider's number of the payment, or that of the slip. */
  readonly paymentReference?: string | undefined
  readonly paidOn: string
  readonly issuedOn: string
  readonly issuedAt: string
  readonly temple: { readonly name: string; readonly address: readonly string[] }
  readonly letterhead: Letterhead
}

export const insertReceipt = async (trx: Knex, receipt: ReceiptRecord): Promise<void> => {
  await insertRows(trx, 'dakshina_receipts', [toColumns(receipt)])
}

export const findReceipt = (
  db: Knex,
  which: { readonly number: string } | { readonly paymentId: string },
): Promise<ReceiptRecord | undefined> =>
  records<ReceiptRecord>(db, 'dakshina_receipts').where(which).first()
