import type { Knex } from 'knex'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { Letterhead } from '#server/letterhead/repository.ts'
import { insertRows } from '#server/db/sql.ts'
import type { TaxedLine } from './taxes.ts'

export type PaperContent = {
  readonly seller: {
    readonly name: string
    readonly address: readonly string[]
    readonly gstin?: string | undefined
  }
  readonly buyer: { readonly name: string; readonly address?: PostalAddress | undefined }
  /** Of the order. */
  readonly reference: string
  /** The number of the invoice that a credit note corrects. */
  readonly corrects?: string | undefined
  /** A state's GST code. */
  readonly placeOfSupply: string
  readonly lines: readonly TaxedLine[]
  /** The pictures that it was issued with. */
  readonly letterhead?: Letterhead | undefined
}

export type PaperRecord = {
  readonly number: string
  readonly series: string
  readonly position: number
  readonly kind: 'invoice' | 'credit'
  readonly orderId: string
  /** The temple's date. */
  readonly issuedOn: string
  readonly issuedAt: string
  readonly isTest: boolean
  readonly content: PaperContent
}

type Row = {
  number: string
  series: string
  position: number
  kind: 'invoice' | 'credit'
  order_id: string
  issued_on: string
  issued_at: string
  is_test: boolean | number
  content: string
}

const toRecord = (row: Row): PaperRecord => ({
  number: row.number,
  series: row.series,
  position: row.position,
  kind: row.kind,
  orderId: row.order_id,
  issuedOn: row.issued_on,
  issuedAt: row.issued_at,
  isTest: Boolean(row.is_test),
  content: JSON.parse(row.content) as PaperContent,
})

export const insertPaper = async (trx: Knex, paper: PaperRecord): Promise<void> => {
  const row = {
    number: paper.number,
    series: paper.series,
    position: paper.position,
    kind: paper.kind,
    order_id: paper.orderId,
    issued_on: paper.issuedOn,
    issued_at: paper.issuedAt,
    is_test: paper.isTest,
    content: JSON.stringify(paper.content),
  }
  await insertRows(trx, 'order_papers', [row])
}

export const findPaper = async (db: Knex, number: string): Promise<PaperRecord | undefined> => {
  const row = await db<Row>('order_papers').where({ number }).first()
  return row && toRecord(row)
}

/** The invoice first, then the credit notes as they were issued. */
export const listPapers = async (db: Knex, orderId: string): Promise<PaperRecord[]> => {
  const rows = await db<Row>('order_papers')
    .where({ order_id: orderId })
    .orderBy([{ column: 'kind', order: 'desc' }, 'issued_at', 'number'])
  return rows.map(toRecord)
}

/** Of days of the temple's calendar, both included. */
export const listPapersOf = async (
  db: Knex,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PaperRecord[]> => {
  const rows = await db<Row>('order_papers')
    .whereBetween('issued_on', [from, to])
    .where('is_test', false)
    .orderBy(['issued_on', 'number'])
  return rows.map(toRecord)
}
