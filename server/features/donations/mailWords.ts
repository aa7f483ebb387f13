import { dateText } from '#contract/i18n/en/dates.ts'
import { wordsIn } from '#contract/languages.ts'
import { writeOrCall } from '#server/emails/reach.ts'
import { hi } from './mailWords.hi.ts'
import { mr } from './mailWords.mr.ts'
import { methodNames } from './methodNames.ts'
import type { DonationRecord } from './repository.ts'

const byTransfer = 'The temple sent it by bank transfer.'

const ways: Readonly<Record<DonationRecord['paymentMethod'], string>> = {
  card: 'The card provider sends it to the card you paid with. Banks may take up to ten days.',
  gpay: byTransfer,
  cash: byTransfer,
  card_machine: byTransfer,
  cheque: byTransfer,
  transfer: byTransfer,
  hundi: byTransfer,
}

type Refunded = Readonly<Record<'sum' | 'reference' | 'amount' | 'temple', string>>

/** What emails to donors say. Sums are written out. */
const en = {
  greeting: (name: string) => `Namaste ${name},`,
  test: 'This was a test. No money was paid.',
  openReceipt: 'Open the receipt',
  methods: methodNames,
  dateText,
  thanks: {
    subject: (receipt: string) => `Thank you for your donation! Receipt ${receipt}`,
    heading: 'Thank you for your donation!',
    text: (amount: string, temple: string) =>
      `Your donation of ${amount} has reached ${temple}. May Lord Ganesha bless you and yours.`,
    otherAmount: (pledged: string) =>
      `You had pledged ${pledged}. The receipt is for the amount we received.`,
    rows: {
      receipt: 'Receipt',
      amount: 'Amount',
      purpose: 'Towards',
      method: 'Paid by',
      date: 'Date',
      reference: 'Reference',
    },
    openPdf: 'Download it as a PDF',
    links: 'Anyone with these links can see the receipt and check that it is genuine.',
  },
  refund: {
    subject: (sum: string) => `Refund of ${sum} from your donation`,
    text: ({ sum, reference, amount, temple }: Refunded) =>
      `We are refunding ${sum} of your donation ${reference} of ${amount} to ${temple}.`,
    ways,
    inAll: (sum: string) => `In total, ${sum} of it has been refunded.`,
    unexpected: (temple: { readonly phone: string }) =>
      `If you did not expect this, please ${writeOrCall(temple)}.`,
  },
}

export const wordsOf = wordsIn({ en, mr, hi })
