import { datedMomentText } from '#contract/i18n/en/longDates.ts'
import { staffLanguage, type InLanguage } from '#contract/languages.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { wordsOf } from './mailWords.ts'
import type { ReceiptRecord } from './receipts/repository.ts'
import type { DonationRecord } from './repository.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'

export const donationMail = 'donation'

type MailOf = InLanguage & {
  readonly donation: DonationRecord
  readonly receipt: ReceiptRecord
  readonly receiptUrl: string
  readonly pdfUrl: string
  readonly temple: Pick<Site, 'name' | 'address' | 'phone' | 'email'>
}

/** The email of thanks, with the receipt's details and its address. */
export const thanksMail = (of: MailOf): Mail => {
  const { donation, receipt, receiptUrl, pdfUrl, temple, language } = of
  const words = wordsOf(language)
  const { thanks, methods } = words
  const { rows } = thanks
  return {
    to: donation.email,
    subject: thanks.subject(receipt.number),
    ...renderEmailLayout({
      language,
      heading: thanks.heading,
      blocks: [
        words.greeting(donation.fullName),
        thanks.text(formatRupees(donation.amount), temple.name),
        ...(donation.pledgedAmount === undefined
          ? []
          : [thanks.otherAmount(formatRupees(donation.pledgedAmount))]),
        ...(donation.isTest ? [words.test] : []),
        {
          rows: [
            [rows.receipt, receipt.number],
            [rows.amount, formatRupees(receipt.amount)],
            ...(receipt.purpose ? [[rows.purpose, receipt.purpose] as const] : []),
            [rows.method, methods[receipt.paymentMethod]],
            [rows.date, words.dateText(receipt.paidOn)],
            [rows.reference, donation.reference],
          ],
        },
        { link: { label: words.openReceipt, url: receiptUrl } },
        { link: { label: thanks.openPdf, url: pdfUrl } },
        thanks.links,
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
  }
}

type RefundMailInput = InLanguage & {
  readonly donation: DonationRecord
  /** This refund, and the total so far. */
  readonly paise: number
  readonly allPaise: number
  readonly receiptUrl: string
  readonly temple: MailOf['temple']
}

/** To the donor, when money is refunded. */
export const refundMail = (of: RefundMailInput): Mail => {
  const { donation, paise, allPaise, receiptUrl, temple, language } = of
  const words = wordsOf(language)
  const { refund } = words
  const { reference } = donation
  const [sum, amount] = [exactPaise(paise), formatRupees(donation.amount)]
  const subject = refund.subject(sum)
  return {
    to: donation.email,
    subject,
    ...renderEmailLayout({
      language,
      heading: subject,
      blocks: [
        words.greeting(donation.fullName),
        `${refund.text({ sum, reference, amount, temple: temple.name })} ${refund.ways[donation.paymentMethod]}`,
        ...(allPaise > paise ? [refund.inAll(exactPaise(allPaise))] : []),
        ...(donation.isTest ? [words.test] : []),
        { link: { label: words.openReceipt, url: receiptUrl } },
        refund.unexpected(temple),
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
  }
}

type Disputed = {
  readonly donation: DonationRecord
  readonly to: string
  readonly due?: string | undefined
  readonly adminUrl: string
  readonly temple: Pick<Site, 'name' | 'city'>
}

/** To the temple's administrators. The back office shows them the donor. */
export const disputeMail = ({ donation, to, due, adminUrl, temple }: Disputed): Mail => {
  const until = due !== undefined && datedMomentText(Date.parse(due), temple.city.timeZone)
  const deadline = until
    ? `You can respond until ${until}, temple time.`
    : 'The card provider’s website shows the deadline for a response.'
  return {
    to,
    subject: `Donation disputed by a bank: ${donation.reference}`,
    ...renderEmailLayout({
      language: staffLanguage,
      heading: 'Donation disputed by a bank',
      blocks: [
        `A donor’s bank has disputed the card donation ${donation.reference} of ${formatRupees(donation.amount)}.`,
        `${deadline} Respond on the card provider’s website, not in this app. Without a response, the money is lost.`,
        ...(donation.isTest ? ['This was a test. No money was paid.'] : []),
        { link: { label: 'Open the donation', url: adminUrl } },
      ],
      footer: [temple.name],
    }),
  }
}
