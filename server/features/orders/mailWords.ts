import { wordsIn } from '#contract/languages.ts'
import { returnDays } from '#contract/shop/rules.ts'
import { hi } from './mailWords.hi.ts'
import { mr } from './mailWords.mr.ts'

/** What emails to buyers say. Sums are written out. */
const en = {
  greeting: (name: string) => `Namaste ${name},`,
  test: 'This was a test. No money was paid.',
  open: 'Open the order',
  invoice: (number: string) => `Invoice ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  links: 'Anyone with these links can see the order, so please do not forward this email.',
  rows: {
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total, GST included',
    courier: 'Courier',
    tracking: 'Tracking number',
  },
  due: {
    standard: 'We pack your order and send it. Delivery takes 3-5 business days.',
    express: 'We pack your order and send it. Delivery takes 1-2 days.',
  },
  files: 'Open your order to download your digital items and keep them offline.',
  owed: {
    card: (sum: string) => `We are refunding ${sum} to your card. Banks take 5-10 days.`,
    other: (sum: string) => `We will refund ${sum} and contact you about how to send it.`,
  },
  placed: {
    subject: (reference: string) => `Order ${reference} received`,
    text: 'Thank you for your order.',
    cod: (amount: string) => `Please pay ${amount} in cash when it arrives.`,
    upi: 'Please pay by UPI: your order shows the QR code. We confirm your payment once it reaches our bank.',
  },
  paid: {
    subject: (reference: string) => `Order ${reference} is paid`,
    text: (amount: string) => `Thank you. We received ${amount}.`,
  },
  counter: {
    subject: (reference: string) => `Your purchase ${reference}`,
    text: 'Thank you for your purchase at the temple.',
  },
  shipped: {
    subject: (reference: string) => `Order ${reference} is on its way`,
    text: 'We have sent your order.',
    cod: (amount: string) => `Please keep ${amount} in cash ready.`,
  },
  delivered: {
    subject: (reference: string) => `Order ${reference} was delivered`,
    text: 'Your order was delivered. May Lord Ganesha bless your home.',
    returns: `If something is wrong with an item, you can ask to return it within ${returnDays} days.`,
  },
  cameBack: {
    subject: (reference: string) => `Order ${reference} came back`,
    text: 'The courier could not deliver your order and brought it back to us.',
  },
  cancelled: {
    subject: (reference: string) => `Order ${reference} was cancelled`,
    text: 'Your order was cancelled.',
  },
  paidLate: {
    subject: (reference: string) => `Your payment for order ${reference} came too late`,
    text: 'Your order had already been cancelled when your payment arrived.',
  },
  refunded: {
    subject: (sum: string, reference: string) => `Refund of ${sum} for order ${reference}`,
    card: (sum: string) => `We have sent ${sum} to your card. Banks take 5-10 days.`,
    other: (sum: string) => `We have sent ${sum} to you.`,
    isAll: 'The whole order is refunded now.',
  },
  returnAccepted: {
    subject: (reference: string) => `Return accepted: order ${reference}`,
    text: 'We accept your return. We refund you when the items have arrived.',
  },
  returnRefused: {
    subject: (reference: string) => `About your return: order ${reference}`,
    text: 'We cannot accept your return.',
  },
}

export const wordsOf = wordsIn({ en, mr, hi })

export type OrderWords = ReturnType<typeof wordsOf>
