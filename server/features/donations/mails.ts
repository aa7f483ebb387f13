import { exactPaise } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { methodNames } from './methodNames.ts'
import type { ReceiptRecord } from './receipts/repository.ts'
import type { DonationRecord } from './repository.ts'
import { contactLine, writeOrCall, replyToTemple } from '#server/emails/reach.ts'

export const donationMail = 'donation'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

type MailOf = {
  readonly donation: DonationRecord
  readonly receipt: ReceiptRecord
  readonly receiptUrl: string
  readonly pdfUrl: string
  readonly temple: Pick<Site, 'name' | 'address' | 'phone' | 'email'>
}

/** The email of thanks, with the receipt's details and its address. */
export const thanksMail = ({ donation, receipt, receiptUrl, pdfUrl, temple }: MailOf): Mail => ({
  to: donation.email,
  subject: `Thank you for your donation! Receipt ${receipt.number}`,
  ...renderEmailLayout({
    heading: 'Thank you for your donation!',
    blocks: [
      `Namaste ${donation.fullName},`,
      `Your donation of ${formatRupees(donation.amount)} has reached ${temple.name}. May Lord Ganesha bless you and yours.`,
      ...(donation.pledgedAmount === undefined
        ? []
        : [
            `You had pledged ${formatRupees(donation.pledgedAmount)}. The receipt is for the amount we received.`,
          ]),
      ...(donation.isTest ? ['This was a test. No money was paid.'] : []),
      {
        rows: [
          ['Receipt', receipt.number],
          ['Amount', formatRupees(receipt.amount)],
          ...(receipt.purpose ? [['Towards', receipt.purpose] as const] : []),
          ['Paid by', methodNames[receipt.paymentMethod]],
          ['Date', days.format(new Date(`${receipt.paidOn}T00:00:00Z`))],
          ['Reference', donation.reference],
        ],
      },
      { link: { label: 'Open the receipt', url: receiptUrl } },
      { link: { label: 'Download it as a PDF', url: pdfUrl } },
      'Anyone with these links can see the receipt and check that it is genuine.',
    ],
    footer: [contactLine(temple)],
  }),
  ...replyToTemple(temple),
})

type RefundMailInput = {
  readonly donation: DonationRecord
  /** This refund, and the total so far. */
  readonly paise: number
  readonly allPaise: number
  readonly receiptUrl: string
  readonly temple: MailOf['temple']
}

const byTransfer = 'The temple sent it by bank transfer.'

const ways = {
  card: 'The card provider sends it to the card you paid with. Banks may take up to ten days.',
  gpay: byTransfer,
  cash: byTransfer,
  card_machine: byTransfer,
  cheque: byTransfer,
  transfer: byTransfer,
  hundi: byTransfer,
} as const

/** To the donor, when money is refunded. */
export const refundMail = (of: RefundMailInput): Mail => {
  const { donation, paise, allPaise, receiptUrl, temple } = of
  const subject = `Refund of ${exactPaise(paise)} from your donation`
  return {
    to: donation.email,
    subject,
    ...renderEmailLayout({
      heading: subject,
      blocks: [
        `Namaste ${donation.fullName},`,
        `We are refunding ${exactPaise(paise)} of your donation ${donation.reference} of ${formatRupees(donation.amount)} to ${temple.name}. ${ways[donation.paymentMethod]}`,
        ...(allPaise > paise ? [`In total, ${exactPaise(allPaise)} of it has been refunded.`] : []),
        ...(donation.isTest ? ['This was a test. No money was paid.'] : []),
        { link: { label: 'Open the receipt', url: receiptUrl } },
        `If you did not expect this, please ${writeOrCall(temple)}.`,
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
  const until =
    due !== undefined &&
    new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: temple.city.timeZone,
    }).format(new Date(due))
  const deadline = until
    ? `You can respond until ${until}, temple time.`
    : 'The card provider’s website shows the deadline for a response.'
  return {
    to,
    subject: `Donation disputed by a bank: ${donation.reference}`,
    ...renderEmailLayout({
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
