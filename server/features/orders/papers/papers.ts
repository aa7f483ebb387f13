import { Readable } from 'node:stream'
import { asReference } from '#contract/reference.ts'
import type { Knex } from 'knex'
import { takeNumber } from '#server/db/series.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Download } from '#server/http/implement.ts'
import { createTokens } from '#server/http/links.ts'
import { findLetterhead, openLetterhead } from '#server/letterhead/repository.ts'
import { financialYearOf } from '#server/money/financialYear.ts'
import type { OrderRecord } from '#server/features/orders/repository.ts'
import { printPaper } from './pdf/print.ts'
import { findPaper, insertPaper, listPapers, type PaperRecord } from './repository.ts'
import { placeOfSupply, taxedLine, titleOf, withDelivery, type Sold } from './taxes.ts'

type Deps = Pick<Shared, 'findSite' | 'linkSecret' | 'now' | 'localDate'>

type Issued = Pick<
  OrderRecord,
  'id' | 'reference' | 'isTest' | 'fullName' | 'address' | 'deliveryAmount'
>

/** A GST number has at most 16 characters; test orders have series of their own. */
const seriesOf = (kind: PaperRecord['kind'], financialYear: string, isTest: boolean): string =>
  `${isTest ? 'T' : ''}${kind === 'invoice' ? 'S' : 'C'}-${financialYear}`

/** Invoices, and credit notes for what comes back; neither has gaps in its numbers. */
export const createPapers = ({ findSite, linkSecret, now, localDate }: Deps) => {
  const { tokenOf, opens } = createTokens(linkSecret, 'order_paper')

  const invoiceOf = async (db: Knex, orderId: string): Promise<PaperRecord | undefined> =>
    (await listPapers(db, orderId)).find(({ kind }) => kind === 'invoice')

  const issue = async (
    trx: Knex,
    kind: PaperRecord['kind'],
    order: Issued,
    goods: readonly Sold[],
  ): Promise<void> => {
    const site = await findSite(trx)
    const invoice = kind === 'credit' ? await invoiceOf(trx, order.id) : undefined
    // As on the invoice, if the temple has moved or changed its number since.
    const seller = invoice?.content.seller ?? {
      name: site.name,
      address: site.address,
      gstin: site.shop?.gstin,
    }
    const { gstin } = seller
    const ofSeller = gstin?.slice(0, 2) ?? ''
    const supply = invoice?.content.placeOfSupply ?? placeOfSupply(order.address, ofSeller)
    const taxing = { isTaxed: gstin !== undefined, isInState: supply === ofSeller }
    const issuedOn = localDate(now(), site.city.timeZone)
    const series = seriesOf(kind, financialYearOf(issuedOn), order.isTest)
    const lines = withDelivery(goods, order.deliveryAmount).map((sold) => taxedLine(sold, taxing))
    const content = {
      seller,
      buyer: { name: order.fullName || 'A devotee', address: order.address },
      reference: order.reference,
      corrects: invoice?.number,
      placeOfSupply: supply,
      letterhead: await findLetterhead(trx),
      lines,
      title: titleOf(lines),
    }
    // Last, because everybody else waits for the number.
    const number = await takeNumber(trx, series)
    await insertPaper(trx, {
      ...number,
      kind,
      orderId: order.id,
      issuedOn,
      issuedAt: now().toISOString(),
      isTest: order.isTest,
      content,
    })
  }

  return {
    tokenOf,
    hasInvoice: async (db: Knex, orderId: string): Promise<boolean> =>
      (await invoiceOf(db, orderId)) !== undefined,

    issueInvoice: (trx: Knex, order: Issued, goods: readonly Sold[]): Promise<void> =>
      issue(trx, 'invoice', order, goods),

    /** For goods that came back or never left. */
    issueCredit: (trx: Knex, order: Issued, goods: readonly Sold[]): Promise<void> =>
      issue(trx, 'credit', order, goods),

    /** Its link opens it, without a login. */
    open: async (
      db: Knex,
      key: { readonly number: string; readonly token?: string | undefined },
    ): Promise<PaperRecord> => {
      const number = asReference(key.number)
      const paper = opens(number, key.token) ? await findPaper(db, number) : undefined
      if (!paper) throw new AppError('not_found', { code: 'orders.unknownInvoice' })
      return paper
    },

    /** The same as a PDF. */
    pdf: async (db: Knex, paper: PaperRecord): Promise<Download> => ({
      fileName: `${paper.kind === 'invoice' ? 'invoice' : 'credit-note'}-${paper.number.toLowerCase()}.pdf`,
      contentType: 'application/pdf',
      body: Readable.from([
        await printPaper({
          ...paper,
          letterhead: await openLetterhead(db, paper.content.letterhead),
        }),
      ]),
    }),
  }
}

export type Papers = ReturnType<typeof createPapers>
