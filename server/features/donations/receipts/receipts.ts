import type { Knex } from 'knex'
import { Readable } from 'node:stream'
import { type DonationReceipt, receiptPath } from '#contract/donations/receipts.ts'
import { offered } from '#contract/languages.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { maskedPan } from '#contract/donations/pan.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { asReference } from '#contract/reference.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Download } from '#server/http/implement.ts'
import { createTokens } from '#server/http/links.ts'
import { findLetterhead, openLetterhead } from '#server/letterhead/repository.ts'
import { financialYearOf } from '#server/money/financialYear.ts'
import { createPrinting } from '#server/receipts/print.ts'
import { printedOf } from './printed.ts'
import { takeNumber } from '#server/db/series.ts'
import { findReceipt, insertReceipt, type ReceiptRecord } from './repository.ts'
import type { Sheet } from './sheet.ts'
import { ownerOf } from '#server/features/donations/owners.ts'
import { findDonation, type DonationRecord } from '#server/features/donations/repository.ts'

type Deps = Pick<Shared, 'findSite' | 'publicUrl' | 'linkSecret' | 'now' | 'localDate'>

/** Test receipts have their own series: in the temple's own, every number stands for money. */
const seriesOf = (financialYear: string, isTest: boolean): string =>
  `${isTest ? 'TEST' : 'R'}-${financialYear}`

/** Nobody is known to have given what is in the hundi; and money may arrive after a name was deleted. */
const nameOf = ({ paymentMethod, fullName }: DonationRecord): string =>
  paymentMethod === 'hundi' ? 'Hundi collection' : fullName || 'A devotee'

/** What was handed over besides the money. */
export const paymentPaperOf = ({
  chequeNumber,
  chequeBank,
  slip,
}: DonationRecord): string | undefined =>
  chequeNumber ? `Cheque ${chequeNumber}, ${chequeBank}` : slip && `Slip ${slip}`

const unknownReceipt = (): AppError =>
  new AppError('not_found', { code: 'donations.unknownReceipt' })

/** What opens a receipt: the token of its link, or the session of the donor. */
type Key = {
  readonly number: string
  readonly token?: string | undefined
  /** Present if the caller is logged in. */
  readonly userId?: string | undefined
}

export const createReceipts = ({ linkSecret, now, localDate, publicUrl, findSite }: Deps) => {
  const { tokenOf, opens } = createTokens(linkSecret, 'receipt')
  const print = createPrinting()

  /** The receipt as it was issued, with what has happened to its money since. */
  const withMoney = async (db: Knex, found: ReceiptRecord) => {
    const { donationId, position: _position, series: _series, ...receipt } = found
    const donation = await findDonation(db, { id: donationId })
    const refundedPaise = donation?.refundedPaise ?? 0
    const zone = async () => (await findSite(db)).city.timeZone
    return {
      ...receipt,
      // The earliest receipts did not store it.
      issuedOn: receipt.issuedOn ?? localDate(new Date(receipt.issuedAt), await zone()),
      reference: donation?.reference ?? '',
      nature: donation?.nature,
      isRefunded: donation?.status === 'refunded',
      ...(donation?.voidReason !== undefined && { isVoid: true }),
      isPanAddedLater: receipt.pan === undefined && donation?.pan !== undefined,
      ...(refundedPaise > 0 && { refundedAmount: rupeesOf(refundedPaise) }),
    }
  }

  const open = async (db: Knex, { token, userId, ...key }: Key) => {
    const number = asReference(key.number)
    const found = await findReceipt(db, { number })
    if (!found) throw unknownReceipt()
    const isDonor = userId !== undefined && (await ownerOf(db, found.donationId)) === userId
    if (!isDonor && !opens(number, token)) throw unknownReceipt()
    return { receipt: await withMoney(db, found), isDonor }
  }

  /** Everything that is printed of it. */
  const toSheet = async (db: Knex, receipt: Awaited<ReturnType<typeof withMoney>>) => {
    const { number } = receipt
    return {
      ...receipt,
      letterhead: await openLetterhead(db, receipt.letterhead),
      verifyUrl: `${publicUrl}${receiptPath({ number, token: tokenOf(number) })}`,
    }
  }

  return {
    /** In the transaction that records the money: neither exists without the other. */
    issue: async (
      trx: Knex,
      donation: DonationRecord,
      { paidAt, site }: { paidAt: Date; site: TempleSite },
    ): Promise<ReceiptRecord> => {
      const paidOn = localDate(paidAt, site.city.timeZone)
      const financialYear = financialYearOf(paidOn)
      const { isTest } = donation
      const receipt: ReceiptRecord = {
        ...(await takeNumber(trx, seriesOf(financialYear, isTest))),
        isTest,
        financialYear,
        donationId: donation.id,
        fullName: nameOf(donation),
        amount: donation.amount,
        paymentMethod: donation.paymentMethod,
        paidOn,
        issuedAt: now().toISOString(),
        issuedOn: localDate(now(), site.city.timeZone),
        temple: { name: site.name, address: site.address },
        purpose: donation.purpose,
        pan: donation.pan,
        // The law wants it beside a PAN; otherwise it is known only for sending prasad.
        donorAddress: donation.pan && donation.donorAddress,
        paymentReference: donation.paymentId ?? donation.utr ?? paymentPaperOf(donation),
        trust: site.trust,
        language: offered(donation.language),
        letterhead: await findLetterhead(trx),
      }
      await insertReceipt(trx, receipt)
      return receipt
    },

    /** The secret part of its link. */
    tokenOf,

    /** For anybody who may open it: whether the temple issued it, and its details. */
    verify: async (db: Knex, key: Key): Promise<DonationReceipt> => {
      const { receipt, isDonor } = await open(db, key)
      const { pan, donorAddress: _, letterhead: __, language: ___, ...shown } = receipt
      return {
        ...shown,
        ...(pan !== undefined && { pan: maskedPan(pan) }),
        ...(isDonor && { isOwn: true as const }),
      }
    },

    /** For staff who print it. */
    sheetOf: async (db: Knex, found: ReceiptRecord): Promise<Sheet> =>
      toSheet(db, await withMoney(db, found)),

    /** The same as a PDF. */
    pdf: async (db: Knex, key: Key): Promise<Download> => {
      const { receipt } = await open(db, key)
      const { number } = receipt
      const pdf = await print(
        printedOf(await toSheet(db, receipt)),
        `${receipt.refundedAmount ?? 0} ${receipt.isVoid ?? false}`,
      )
      return {
        fileName: `receipt-${number.toLowerCase()}.pdf`,
        contentType: 'application/pdf',
        body: Readable.from([pdf]),
      }
    },
  }
}

export type Receipts = ReturnType<typeof createReceipts>
