import { exactPaise } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { isDigital, returnDays } from '#contract/shop/rules.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { paiseOf } from '#contract/payments/money.ts'
import type { About } from './notifications.ts'
import type { OrderRecord } from './repository.ts'
import type { ReturnRecord } from './returnRepository.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'

type OrderMailInput = {
  readonly about: About
  readonly order: OrderRecord
  readonly url: string
  readonly answered?: ReturnRecord | undefined
  readonly papers: readonly {
    readonly number: string
    readonly kind: string
    readonly url: string
  }[]
  readonly temple: Pick<Site, 'name' | 'phone' | 'email'>
}

type Words = { readonly subject: string; readonly blocks: readonly Block[] }

const itemRows = ({ lines, amount, deliveryAmount, delivery }: OrderRecord): Block => ({
  rows: [
    ...lines.map(
      ({ name, quantity, price }) =>
        [quantity > 1 ? `${quantity} × ${name}` : name, formatRupees(price * quantity)] as const,
    ),
    ...(delivery === 'standard' || delivery === 'express'
      ? [['Delivery', deliveryAmount === 0 ? 'Free' : formatRupees(deliveryAmount)] as const]
      : []),
    ['Total, GST included', formatRupees(amount)],
  ],
})

const daysOf = { standard: '3-5 business days', express: '1-2 days' } as const

const dueText = ({ delivery }: OrderRecord): string[] =>
  delivery === 'standard' || delivery === 'express'
    ? [`We pack your order and send it. Delivery takes ${daysOf[delivery]}.`]
    : []

const filesText = ({ lines }: OrderRecord): string[] =>
  lines.some(isDigital)
    ? ['Open your order to download your digital items and keep them offline.']
    : []

const refundText = ({ payment, refundPaise, refundedPaise }: OrderRecord): string[] => {
  const owed = refundPaise - refundedPaise
  if (owed <= 0) return []
  return payment === 'card'
    ? [`We are refunding ${exactPaise(owed)} to your card. Banks take 5-10 days.`]
    : [`We will refund ${exactPaise(owed)} and contact you about how to send it.`]
}

const placedText = ({ payment, amount }: OrderRecord): string =>
  payment === 'cod'
    ? `Please pay ${formatRupees(amount)} in cash when it arrives.`
    : 'Please pay by UPI: your order shows the QR code. We confirm your payment once it reaches our bank.'

const returnWords = (answered: ReturnRecord | undefined, { reference }: OrderRecord): Words => {
  const isAccepted = answered?.status !== 'refused'
  return {
    subject: isAccepted
      ? `Return accepted: order ${reference}`
      : `About your return: order ${reference}`,
    blocks: [
      isAccepted
        ? 'We accept your return. We refund you when the items have arrived.'
        : 'We cannot accept your return.',
      ...(answered?.answer ? [{ quote: answered.answer }] : []),
    ],
  }
}

const trackingRows = ({ courier, tracking }: OrderRecord): Block[] => [
  {
    rows: [
      ...(courier ? [['Courier', courier] as const] : []),
      ...(tracking ? [['Tracking number', tracking] as const] : []),
    ],
  },
]

const wordsOf = ({ about, order, answered }: OrderMailInput): Words => {
  const { reference, status } = order
  switch (about.what) {
    case 'placed':
      return {
        subject: `Order ${reference} received`,
        blocks: [
          'Thank you for your order.',
          placedText(order),
          itemRows(order),
          ...dueText(order),
        ],
      }
    case 'paid':
      return {
        subject: `Order ${reference} is paid`,
        blocks: [
          `Thank you. We received ${formatRupees(order.amount)}.`,
          itemRows(order),
          ...filesText(order),
          ...dueText(order),
        ],
      }
    case 'counter':
      return {
        subject: `Your purchase ${reference}`,
        blocks: ['Thank you for your purchase at the temple.', itemRows(order)],
      }
    case 'shipped':
      return {
        subject: `Order ${reference} is on its way`,
        blocks: [
          'We have sent your order.',
          ...trackingRows(order),
          ...(order.payment === 'cod'
            ? [`Please keep ${formatRupees(order.amount)} in cash ready.`]
            : []),
        ],
      }
    case 'delivered':
      return {
        subject: `Order ${reference} was delivered`,
        blocks: [
          'Your order was delivered. May Lord Ganesha bless your home.',
          `If something is wrong with an item, you can ask to return it within ${returnDays} days.`,
        ],
      }
    case 'cancelled':
      return {
        subject:
          status === 'returned'
            ? `Order ${reference} came back`
            : `Order ${reference} was cancelled`,
        blocks: [
          status === 'returned'
            ? 'The courier could not deliver your order and brought it back to us.'
            : 'Your order was cancelled.',
          ...refundText(order),
        ],
      }
    case 'paid_late':
      return {
        subject: `Your payment for order ${reference} came too late`,
        blocks: [
          'Your order had already been cancelled when your payment arrived.',
          ...refundText(order),
        ],
      }
    case 'refunded': {
      const paise = about.paise ?? 0
      const isAll = order.refundedPaise >= paiseOf(order.amount)
      const how = order.payment === 'card' ? 'to your card. Banks take 5-10 days' : 'to you'
      return {
        subject: `Refund of ${exactPaise(paise)} for order ${reference}`,
        blocks: [
          `We have sent ${exactPaise(paise)} ${how}.`,
          ...(isAll ? ['The whole order is refunded now.'] : []),
        ],
      }
    }
    case 'return_answered':
      return returnWords(answered, order)
  }
}

/** An email to the buyer, about one piece of news. */
export const writeOrderMail = (input: OrderMailInput): Mail => {
  const { order, url, papers, temple } = input
  const { subject, blocks } = wordsOf(input)
  return {
    to: order.email,
    subject,
    ...renderEmailLayout({
      heading: subject,
      blocks: [
        `Namaste ${order.fullName},`,
        ...blocks,
        ...(order.isTest ? ['This was a test. No money was paid.'] : []),
        { link: { label: 'Open the order', url } },
        ...papers.map(({ number, kind, url: link }) => ({
          link: {
            label: kind === 'invoice' ? `Invoice ${number}` : `Credit note ${number}`,
            url: link,
          },
        })),
        'Anyone with these links can see the order, so please do not forward this email.',
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
  }
}
