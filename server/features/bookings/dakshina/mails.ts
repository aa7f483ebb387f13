import type { Language } from '#contract/languages.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import type { BookingRecord } from '#server/features/bookings/repository.ts'
import { wordsOf as bookingWordsOf } from '#server/features/bookings/words.ts'
import type { ReceiptRecord } from './receiptRepository.ts'
import type { DakshinaRecord } from './repository.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'
import { wordsOf } from './mailWords.ts'

type MailOf = {
  readonly language: Language
  readonly payment: DakshinaRecord
  readonly receipt: ReceiptRecord
  readonly booking: BookingRecord
  /** Emails to any other address never contain typed text. */
  readonly isOwnAddress: boolean
  readonly receiptUrl: string
  readonly temple: Pick<Site, 'name' | 'phone' | 'email'>
}

const compose = (of: MailOf, subject: string, blocks: readonly Block[]): Mail => {
  const { language, payment, booking, isOwnAddress, receiptUrl, temple } = of
  const words = wordsOf(language)
  return {
    to: booking.email,
    subject: `${subject} (${booking.reference})`,
    ...renderEmailLayout({
      language,
      heading: subject,
      blocks: [
        bookingWordsOf(language).greeting(isOwnAddress ? booking.fullName : undefined),
        ...blocks,
        ...(payment.isTest ? [words.test] : []),
        { link: { label: words.openReceipt, url: receiptUrl } },
        words.link,
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
  }
}

/** The thanks, with the receipt's details and its link. */
export const receiptMail = (of: MailOf): Mail => {
  const { language, payment, receipt, booking, temple } = of
  const { claimedAmount } = payment
  const { receipt: words, methods } = wordsOf(language)
  const { dayName } = bookingWordsOf(language)
  const { rows } = words
  return compose(of, words.subject(receipt.number), [
    words.text(formatRupees(receipt.amount), temple.name),
    ...(claimedAmount === undefined ? [] : [words.otherAmount(formatRupees(claimedAmount))]),
    {
      rows: [
        [rows.receipt, receipt.number],
        [rows.amount, formatRupees(receipt.amount)],
        [rows.puja, `${receipt.pujaName}, ${dayName(receipt.pujaDate)}`],
        [rows.method, methods[receipt.paymentMethod]],
        [rows.date, dayName(receipt.paidOn)],
        [rows.booking, booking.reference],
      ],
    },
  ])
}

const wayOf = ({ paymentMethod, refundedInCashAt }: DakshinaRecord) => {
  if (refundedInCashAt !== undefined) return 'cash'
  return paymentMethod === 'card' ? 'card' : 'transfer'
}

export const refundMail = (
  of: MailOf,
  { paise, allPaise }: { readonly paise: number; readonly allPaise: number },
): Mail => {
  const { language, payment, receipt, temple } = of
  const { refund: words } = wordsOf(language)
  const sum = exactPaise(paise)
  const day = bookingWordsOf(language).dayName(receipt.pujaDate)
  const facts = { sum, day, amount: formatRupees(receipt.amount), puja: receipt.pujaName }
  return compose(of, words.subject(sum), [
    `${words.text(facts)} ${words.ways[wayOf(payment)]}`,
    ...(allPaise > paise ? [words.inAll(exactPaise(allPaise))] : []),
    words.unexpected(temple),
  ])
}
