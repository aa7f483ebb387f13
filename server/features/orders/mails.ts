import type { InLanguage } from '#contract/languages.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { formatRupees, paiseOf } from '#contract/payments/money.ts'
import { isDigital } from '#contract/shop/rules.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { wordsOf, type OrderWords } from './mailWords.ts'
import type { About } from './notifications.ts'
import type { OrderRecord } from './repository.ts'
import type { ReturnRecord } from './returnRepository.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'

type OrderMailInput = InLanguage & {
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

type Written = { readonly subject: string; readonly blocks: readonly Block[] }

const itemRows = (
  { lines, amount, deliveryAmount, delivery }: OrderRecord,
  { rows }: OrderWords,
): Block => ({
  rows: [
    ...lines.map(
      ({ name, quantity, price }) =>
        [quantity > 1 ? `${quantity} × ${name}` : name, formatRupees(price * quantity)] as const,
    ),
    ...(delivery === 'standard' || delivery === 'express'
      ? [[rows.delivery, deliveryAmount === 0 ? rows.free : formatRupees(deliveryAmount)] as const]
      : []),
    [rows.total, formatRupees(amount)],
  ],
})

const dueText = ({ delivery }: OrderRecord, { due }: OrderWords): string[] =>
  delivery === 'standard' || delivery === 'express' ? [due[delivery]] : []

const filesText = ({ lines }: OrderRecord, { files }: OrderWords): string[] =>
  lines.some(isDigital) ? [files] : []

const refundText = (
  { payment, refundPaise, refundedPaise }: OrderRecord,
  { owed: words }: OrderWords,
): string[] => {
  const owed = refundPaise - refundedPaise
  if (owed <= 0) return []
  return [(payment === 'card' ? words.card : words.other)(exactPaise(owed))]
}

const trackingRows = ({ courier, tracking }: OrderRecord, { rows }: OrderWords): Block => ({
  rows: [
    ...(courier ? [[rows.courier, courier] as const] : []),
    ...(tracking ? [[rows.tracking, tracking] as const] : []),
  ],
})

const written = ({ about, order, answered }: OrderMailInput, words: OrderWords): Written => {
  const { reference, status, payment } = order
  const amount = formatRupees(order.amount)
  switch (about.what) {
    case 'placed': {
      const { subject, text, cod, upi } = words.placed
      return {
        subject: subject(reference),
        blocks: [
          text,
          payment === 'cod' ? cod(amount) : upi,
          itemRows(order, words),
          ...dueText(order, words),
        ],
      }
    }
    case 'paid':
      return {
        subject: words.paid.subject(reference),
        blocks: [
          words.paid.text(amount),
          itemRows(order, words),
          ...filesText(order, words),
          ...dueText(order, words),
        ],
      }
    case 'counter':
      return {
        subject: words.counter.subject(reference),
        blocks: [words.counter.text, itemRows(order, words)],
      }
    case 'shipped': {
      const { subject, text, cod } = words.shipped
      return {
        subject: subject(reference),
        blocks: [text, trackingRows(order, words), ...(payment === 'cod' ? [cod(amount)] : [])],
      }
    }
    case 'delivered':
      return {
        subject: words.delivered.subject(reference),
        blocks: [words.delivered.text, words.delivered.returns],
      }
    case 'cancelled': {
      const { subject, text } = status === 'returned' ? words.cameBack : words.cancelled
      return { subject: subject(reference), blocks: [text, ...refundText(order, words)] }
    }
    case 'paid_late':
      return {
        subject: words.paidLate.subject(reference),
        blocks: [words.paidLate.text, ...refundText(order, words)],
      }
    case 'refunded': {
      const { subject, card, other, isAll } = words.refunded
      const paise = about.paise ?? 0
      const sum = exactPaise(paise)
      const isWhole = order.refundedPaise >= paiseOf(order.amount)
      return {
        subject: subject(sum, reference),
        blocks: [(payment === 'card' ? card : other)(sum), ...(isWhole ? [isAll] : [])],
      }
    }
    case 'return_answered': {
      const isAccepted = answered?.status !== 'refused'
      const { subject, text } = isAccepted ? words.returnAccepted : words.returnRefused
      return {
        subject: subject(reference),
        blocks: [text, ...(answered?.answer ? [{ quote: answered.answer }] : [])],
      }
    }
  }
}

/** An email to the buyer, about one piece of news. */
export const writeOrderMail = (input: OrderMailInput): Mail => {
  const { order, url, papers, temple, language } = input
  const words = wordsOf(language)
  const { subject, blocks } = written(input, words)
  return {
    to: order.email,
    subject,
    ...renderEmailLayout({
      language,
      heading: subject,
      blocks: [
        words.greeting(order.fullName),
        ...blocks,
        ...(order.isTest ? [words.test] : []),
        { link: { label: words.open, url } },
        ...papers.map(({ number, kind, url: link }) => ({
          link: {
            label: (kind === 'invoice' ? words.invoice : words.creditNote)(number),
            url: link,
          },
        })),
        words.links,
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
  }
}
