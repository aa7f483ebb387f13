import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { dakshinaReceiptPath } from '#contract/bookings/dakshina.ts'
import { formatRupees, rupeesOf } from '#contract/payments/money.ts'
import { asReference } from '#contract/reference.ts'
import { takeNumber } from '#server/db/series.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { findPuja } from '#server/features/bookings/pujas/repository.ts'
import type { BookingRecord } from '#server/features/bookings/repository.ts'
import type { Download } from '#server/http/implement.ts'
import { createTokens } from '#server/http/links.ts'
import {
  findLetterhead,
  openLetterhead,
  type PrintedLetterhead,
} from '#server/letterhead/repository.ts'
import { financialYearOf } from '#server/money/financialYear.ts'
import { amountInWords } from '#server/money/amountInWords.ts'
import { createPrinting } from '#server/receipts/print.ts'
import type { Printed } from '#server/receipts/printed.ts'
import { rupeesAndPaise } from '#contract/i18n/numbers.ts'
import { offered } from '#contract/languages.ts'
import { receiptInLanguage } from './receiptInLanguage.ts'
import { findReceipt, insertReceipt, type ReceiptRecord } from './receiptRepository.ts'
import { findDakshina, type DakshinaRecord } from './repository.ts'
import { isVoid } from './rules.ts'
import { receiptWordsOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'publicUrl' | 'linkSecret' | 'now' | 'localDate'>

/** A series of its own, because it is no donation; of test mode, another. */
const seriesOf = (financialYear: string, isTest: boolean): string =>
  `${isTest ? 'TP' : 'P'}-${financialYear}`

const notFound = (): AppError => new AppError('not_found', { code: 'donations.unknownReceipt' })

type Printing = {
  readonly money: Pick<
    DakshinaRecord,
    'reference' | 'language' | 'refundedPaise' | 'status' | 'paidAt' | 'paymentMethod'
  >
  readonly letterhead: PrintedLetterhead
  readonly verifyUrl: string
}

/** The number of a cheque with its bank, or of a card slip. */
const paperOf = ({ slip, bank }: DakshinaRecord): string | undefined =>
  slip && bank ? `${slip}, ${bank}` : slip

const markOf = (money: Printing['money']) => {
  const words = receiptWordsOf(money.language)
  if (isVoid(money)) return words.void
  return money.status === 'refunded' ? words.refunded : undefined
}

const printedOf = (receipt: ReceiptRecord, { money, letterhead, verifyUrl }: Printing): Printed => {
  const { number, amount, pujaName, pujaDate, isTest } = receipt
  const words = receiptWordsOf(money.language)
  const facts: (readonly [string, string | undefined])[] = [
    [words.number, number],
    [words.issuedOn, words.date(receipt.issuedOn)],
    [words.year, receipt.financialYear],
    [words.from, receipt.fullName || words.nobody],
    [words.amount, `${formatRupees(amount)}\n${amountInWords(amount, offered(money.language))}`],
    [
      words.refundedAmount,
      money.refundedPaise > 0 ? rupeesAndPaise(rupeesOf(money.refundedPaise)) : undefined,
    ],
    [words.puja, words.pujaOn(pujaName, words.date(pujaDate))],
    [words.method, words.methods[receipt.paymentMethod]],
    [words.paidOn, words.date(receipt.paidOn)],
    [words.paymentReference, receipt.paymentReference],
    [words.booking, money.reference],
  ]
  return {
    number,
    language: offered(money.language),
    title: words.title(number),
    heading: words.heading,
    issuedAt: receipt.issuedAt,
    temple: receipt.temple,
    letterhead,
    mark: isTest ? words.test : markOf(money),
    facts: facts.flatMap(([label, text]) =>
      text === undefined ? [] : [{ label, text, isAmount: label === words.amount }],
    ),
    verifyUrl,
    verify: words.verify,
    computed: letterhead.signature ? words.signed : words.computed,
  }
}

/** Receipts for dakshina: without a word of tax, because a fee cannot be deducted. */
export const createDakshinaReceipts = (deps: Deps) => {
  const { findSite, publicUrl, linkSecret, now, localDate } = deps
  const print = createPrinting()

  const { tokenOf, opens } = createTokens(linkSecret, 'dakshina_receipt')
  const pathOf = (number: string): string => dakshinaReceiptPath({ number, token: tokenOf(number) })

  const toPrinted = async (
    db: Knex,
    receipt: ReceiptRecord,
    money: Printing['money'],
  ): Promise<Printed> => {
    const letterhead = await openLetterhead(db, receipt.letterhead)
    return printedOf(await receiptInLanguage(db, receipt, money.language), {
      money,
      letterhead,
      verifyUrl: `${publicUrl}${pathOf(receipt.number)}`,
    })
  }

  return {
    pathOf,
    toPrinted,

    /** In the transaction that records the money: neither exists without the other. */
    issue: async (
      trx: Knex,
      payment: DakshinaRecord,
      { paidAt, booking }: { readonly paidAt: Date; readonly booking: BookingRecord },
    ): Promise<void> => {
      const { name, address, city } = await findSite(trx)
      const paidOn = localDate(paidAt, city.timeZone)
      const financialYear = financialYearOf(paidOn)
      const { id: paymentId, isTest, amount, paymentMethod } = payment
      await insertReceipt(trx, {
        ...(await takeNumber(trx, seriesOf(financialYear, isTest))),
        paymentId,
        isTest,
        financialYear,
        fullName: booking.fullName,
        pujaType: booking.pujaType,
        pujaName: (await findPuja(trx, booking.pujaType))?.name ?? booking.pujaType,
        pujaDate: booking.preferredDate,
        amount,
        paymentMethod,
        paymentReference: payment.paymentId ?? payment.utr ?? paperOf(payment),
        paidOn,
        issuedOn: localDate(now(), city.timeZone),
        issuedAt: now().toISOString(),
        temple: { name, address },
        letterhead: await findLetterhead(trx),
      })
    },

    /** For anybody with its link. */
    pdf: async (
      db: Knex,
      key: { readonly number: string; readonly token?: string | undefined },
    ): Promise<Download> => {
      const number = asReference(key.number)
      const receipt = opens(number, key.token) ? await findReceipt(db, { number }) : undefined
      const payment = receipt && (await findDakshina(db, { id: receipt.paymentId }))
      if (!receipt || !payment) throw notFound()
      const printed = await toPrinted(db, receipt, payment)
      const pdf = await print(
        printed,
        `${payment.refundedPaise} ${payment.status} ${receipt.fullName}`,
      )
      return {
        fileName: `receipt-${number.toLowerCase()}.pdf`,
        contentType: 'application/pdf',
        body: Readable.from([pdf]),
      }
    },
  }
}

export type DakshinaReceipts = ReturnType<typeof createDakshinaReceipts>
