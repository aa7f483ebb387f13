import { exactPaise } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import type { BookingRecord } from '#server/features/bookings/repository.ts'
import { dayName, greeting } from '#server/features/bookings/words.ts'
import type { ReceiptRecord } from './receiptRepository.ts'
import type { DakshinaRecord } from './repository.ts'
import { methodNames } from './words.ts'
import { writeOrCall, replyToTemple } from '#server/emails/reach.ts'
import { contactLine } from '#server/emails/reach.ts'

type MailOf = {
  readonly payment: DakshinaRecord
  readonly receipt: ReceiptRecord
  readonly booking: BookingRecord
  /** Emails to any other address never contain typed text. */
  readonly isOwnAddress: boolean
  readonly receiptUrl: string
  readonly temple: Pick<Site, 'name' | 'phone' | 'email'>
}

const compose = (of: MailOf, subject: string, blocks: readonly Block[]): Mail => {
  const { payment, booking, isOwnAddress, receiptUrl, temple } = of
  return {
    to: booking.email,
    subject: `${subject} (${booking.reference})`,
    ...renderEmailLayout({
      heading: subject,
      blocks: [
        greeting(isOwnAddress ? booking.fullName : undefined),
        ...blocks,
        ...(payment.isTest ? ['This was a test. No money was paid.'] : []),
        { link: { label: 'Open the receipt (PDF)', url: receiptUrl } },
        'Anyone with this link can open the receipt.',
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
  }
}

/** The thanks, with the receipt's details and its link. */
export const receiptMail = (of: MailOf): Mail => {
  const { payment, receipt, booking, temple } = of
  const { claimedAmount } = payment
  return compose(of, `We received your dakshina: receipt ${receipt.number}`, [
    `Thank you. Your dakshina of ${formatRupees(receipt.amount)} has reached ${temple.name}.`,
    ...(claimedAmount === undefined
      ? []
      : [
          `You told us that you had paid ${formatRupees(claimedAmount)}. The receipt is for the amount we received.`,
        ]),
    {
      rows: [
        ['Receipt', receipt.number],
        ['Amount', formatRupees(receipt.amount)],
        ['Puja', `${receipt.pujaName}, ${dayName(receipt.pujaDate)}`],
        ['Paid by', methodNames[receipt.paymentMethod]],
        ['Date', dayName(receipt.paidOn)],
        ['Booking', booking.reference],
      ],
    },
  ])
}

const wayOf = ({ paymentMethod, refundedInCashAt }: DakshinaRecord): string => {
  if (refundedInCashAt !== undefined) return 'The temple refunded it in cash.'
  return paymentMethod === 'card'
    ? 'The card provider sends it to the card you paid with. Banks may take up to ten days.'
    : 'The temple sent it by bank transfer.'
}

export const refundMail = (
  of: MailOf,
  { paise, allPaise }: { readonly paise: number; readonly allPaise: number },
): Mail => {
  const { payment, receipt, temple } = of
  return compose(of, `Refund of ${exactPaise(paise)} from your dakshina`, [
    `We are refunding ${exactPaise(paise)} of your dakshina of ${formatRupees(receipt.amount)} for ${receipt.pujaName} on ${dayName(receipt.pujaDate)}. ${wayOf(payment)}`,
    ...(allPaise > paise ? [`In total, ${exactPaise(allPaise)} of it has been refunded.`] : []),
    `If you did not expect this, please ${writeOrCall(temple)}.`,
  ])
}
