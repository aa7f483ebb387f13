import type { Knex } from 'knex'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { Letterhead } from '#server/letterhead/repository.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'
import type { PaperTitle, TaxedLine } from './taxes.ts'

type PaperContent = {
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
  /** Absent for papers that were issued before exempt goods had a bill of supply. */
  readonly title?: PaperTitle | undefined
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

export const insertPaper = async (trx: Knex, paper: PaperRecord): Promise<void> => {
  await insertRows(trx, 'order_papers', [toColumns(paper)])
}

const papers = (db: Knex) => records<PaperRecord>(db, 'order_papers')

export const findPaper = (db: Knex, number: string): Promise<PaperRecord | undefined> =>
  papers(db).where({ number }).first()

/** The invoice first, then the credit notes as they were issued. */
export const listPapers = (db: Knex, orderId: string): Promise<PaperRecord[]> =>
  papers(db)
    .where({ orderId })
    .orderBy([{ column: 'kind', order: 'desc' }, 'issued_at', 'number'])

/** Of days of the temple's calendar, both included. */
export const listPapersOf = (
  db: Knex,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PaperRecord[]> =>
  papers(db)
    .whereBetween('issued_on', [from, to])
    .where('is_test', false)
    .orderBy(['issued_on', 'number'])
