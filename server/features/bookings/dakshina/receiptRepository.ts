import type { Knex } from 'knex'
import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import type { Letterhead } from '#server/letterhead/repository.ts'
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
  const row = {
    number: receipt.number,
    series: receipt.series,
    position: receipt.position,
    payment_id: receipt.paymentId,
    is_test: receipt.isTest,
    financial_year: receipt.financialYear,
    full_name: receipt.fullName,
    puja_type: receipt.pujaType,
    puja_name: receipt.pujaName,
    puja_date: receipt.pujaDate,
    amount: receipt.amount,
    payment_method: receipt.paymentMethod,
    payment_reference: receipt.paymentReference ?? null,
    paid_on: receipt.paidOn,
    issued_on: receipt.issuedOn,
    issued_at: receipt.issuedAt,
    temple: JSON.stringify(receipt.temple),
    letterhead: JSON.stringify(receipt.letterhead),
  }
  await insertRows(trx, 'dakshina_receipts', [row])
}

type Row = {
  number: string
  series: string
  position: number
  payment_id: string
  is_test: boolean | number
  financial_year: string
  full_name: string
  puja_type: PujaType
  puja_name: string
  puja_date: string
  amount: number
  payment_method: DakshinaMethod
  payment_reference: string | null
  paid_on: string
  issued_on: string
  issued_at: string
  temple: string
  letterhead: string
}

export const findReceipt = async (
  db: Knex,
  which: { readonly number: string } | { readonly payment_id: string },
): Promise<ReceiptRecord | undefined> => {
  const row = await db<Row>('dakshina_receipts').where(which).first()
  return (
    row && {
      number: row.number,
      series: row.series,
      position: row.position,
      paymentId: row.payment_id,
      isTest: Boolean(row.is_test),
      financialYear: row.financial_year,
      fullName: row.full_name,
      pujaType: row.puja_type,
      pujaName: row.puja_name,
      pujaDate: row.puja_date,
      amount: row.amount,
      paymentMethod: row.payment_method,
      paymentReference: row.payment_reference ?? undefined,
      paidOn: row.paid_on,
      issuedOn: row.issued_on,
      issuedAt: row.issued_at,
      temple: JSON.parse(row.temple) as ReceiptRecord['temple'],
      letterhead: JSON.parse(row.letterhead) as Letterhead,
    }
  )
}
