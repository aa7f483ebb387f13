import type { Knex } from 'knex'
import type { PrintedText } from '#contract/prints/admin.ts'
import { asReference } from '#contract/reference.ts'
import { AppError } from '#server/errors.ts'
import { lockOrder } from '#server/features/orders/repository.ts'
import type { Printable } from '#server/receipts/printable.ts'
import { openLetterhead } from '#server/letterhead/repository.ts'
import { shownPictures } from '#server/letterhead/shown.ts'
import { words } from './pdf/words.ts'
import { listPapers, type PaperRecord } from './repository.ts'
import type { TaxedLine } from './taxes.ts'
import {
  buyerOf,
  factsOf,
  headingOf,
  isTaxed,
  money,
  taxNoteOf,
  totalInWords,
  totalsOf,
} from './texts.ts'

/** `HSN 9703 · 2 × ₹499.00 · taxable ₹950.48 · GST 5% ₹47.52` */
const detailsOf = (line: TaxedLine, hasTaxes: boolean): string => {
  const { hsn, quantity, gross, taxed, rate, cgst, sgst, igst } = line
  const { columns } = words
  return [
    hsn && `${columns.hsn} ${hsn}`,
    `${quantity} × ${money(gross / quantity)}`,
    hasTaxes && `${words.taxed} ${money(taxed)}`,
    hasTaxes && `${columns.rate} ${rate}% ${money(cgst + sgst + igst)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** With what rule 46 asks of an invoice, and rule 49 of a bill of supply, on a slip, too. */
const toPaper = async (db: Knex, paper: PaperRecord): Promise<PrintedText> => {
  const { number, content, isTest } = paper
  const { seller, lines } = content
  const letterhead = await openLetterhead(db, content.letterhead)
  return {
    number,
    heading: headingOf(paper),
    temple: { name: seller.name, address: [...seller.address] },
    ...shownPictures(letterhead),
    ...(seller.gstin && { registration: words.gstin(seller.gstin) }),
    ...(isTest && { mark: { title: words.testTitle, text: words.test } }),
    facts: [...factsOf(paper), [words.buyer, buyerOf(paper)]].map(([label = '', text = '']) => ({
      label,
      text,
    })),
    items: lines.map((line) => ({
      name: line.name,
      amount: money(line.gross),
      details: detailsOf(line, isTaxed(paper)),
    })),
    sums: totalsOf(paper).map(([label, paise]) => ({ label, text: money(paise) })),
    notes: [
      totalInWords(paper),
      taxNoteOf(paper),
      letterhead.signature ? words.signed : words.computed,
    ],
  }
}

/** The invoice of a sale; of orders from the site, for those who work with them. */
export const findOrderPrintable = async (trx: Knex, key: string): Promise<Printable> => {
  const order = await lockOrder(trx, { reference: asReference(key) })
  const invoice = order && (await listPapers(trx, order.id)).find(({ kind }) => kind === 'invoice')
  if (!order || !invoice) throw new AppError('not_found', 'There is no invoice for this.')
  return {
    subject: 'order',
    subjectId: order.reference,
    needs: order.delivery === 'counter' ? undefined : 'orders',
    paper: await toPaper(trx, invoice),
  }
}
