import { wordsIn } from '#contract/languages.ts'
import { writeOrCall } from '#server/emails/reach.ts'
import { hi } from './mailWords.hi.ts'
import { mr } from './mailWords.mr.ts'
import { methodNames } from './words.ts'

type Refunded = Readonly<Record<'sum' | 'amount' | 'puja' | 'day', string>>

/** What emails about dakshina say. Sums and days are written out. */
const en = {
  test: 'This was a test. No money was paid.',
  openReceipt: 'Open the receipt (PDF)',
  link: 'Anyone with this link can open the receipt.',
  methods: methodNames,
  receipt: {
    subject: (receipt: string) => `We received your dakshina: receipt ${receipt}`,
    text: (amount: string, temple: string) =>
      `Thank you. Your dakshina of ${amount} has reached ${temple}.`,
    otherAmount: (claimed: string) =>
      `You told us that you had paid ${claimed}. The receipt is for the amount we received.`,
    rows: {
      receipt: 'Receipt',
      amount: 'Amount',
      puja: 'Puja',
      method: 'Paid by',
      date: 'Date',
      booking: 'Booking',
    },
  },
  refund: {
    subject: (sum: string) => `Refund of ${sum} from your dakshina`,
    text: ({ sum, amount, puja, day }: Refunded) =>
      `We are refunding ${sum} of your dakshina of ${amount} for ${puja} on ${day}.`,
    ways: {
      cash: 'The temple refunded it in cash.',
      card: 'The card provider sends it to the card you paid with. Banks may take up to ten days.',
      transfer: 'The temple sent it by bank transfer.',
    },
    inAll: (sum: string) => `In total, ${sum} of it has been refunded.`,
    unexpected: (temple: { readonly phone: string }) =>
      `If you did not expect this, please ${writeOrCall(temple)}.`,
  },
}

export const wordsOf = wordsIn({ en, mr, hi })
