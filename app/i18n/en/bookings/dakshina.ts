import { catalogue } from '#app/i18n/words.ts'
import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'

/** What a devotee may give for a puja, on the booking’s page. */
export const dakshina = catalogue('dakshina', {
  heading: 'Dakshina',
  optional: 'Optional. Your booking is valid without it, and you can also give it at the temple.',
  notPaid: 'Not paid',
  claimed: (amount: string) => `${amount}, waiting to be confirmed`,
  unsent: 'Waiting to be sent',
  paid: 'Paid',
  refunded: 'Refunded',
  methods: {
    card: 'by card',
    upi: 'by UPI',
    cash: 'in cash',
    card_machine: 'by card at the temple',
    cheque: 'by cheque',
  } satisfies Record<DakshinaMethod, string>,
  received: (amount: string, method: string, day: string) => `${amount} ${method} on ${day}`,
  partRefunded: (amount: string) => `${amount} of it was refunded.`,
  test: 'Test mode: no money was paid.',
  receipt: 'Receipt (PDF)',
  receiptOffline: 'You can open the receipt once you’re back online.',
  said: (amount: string) =>
    `You said you have paid ${amount} by UPI. We’ll confirm it once it reaches our bank.`,
  atBank: (amount: string) =>
    `We have your cheque for ${amount}. We’ll confirm it once the bank has cleared it.`,
  unknown: 'You’re offline, so we can’t check what you have paid.',
  way: 'How would you like to give it?',
  ways: {
    temple: { label: 'Pay at the temple', detail: 'In cash or by UPI, when you come' },
    upi: { label: 'UPI', detail: 'With any UPI app. We confirm it from our bank statement.' },
    card: { label: 'Card', detail: 'Confirmed at once' },
  },
  upiMissing: 'UPI is not available yet.',
  cardMissing: 'Cards are not accepted here yet.',
  cardOffline: 'You can pay by card once you’re back online.',
  amount: 'Amount in rupees',
  amountHint: 'We suggest the price of the puja. You may give another amount.',
  amountHintOpen: 'As agreed with the temple.',
  payCard: (amount: string) => `Pay ${amount} by card`,
  waiting: 'We are waiting for the bank’s answer. This takes a few seconds.',
  stillWaiting: 'The bank has not answered yet. Please check again in a few minutes.',
  checkAgain: 'Check again',
  checking: 'Checking...',
  pay: {
    page: { title: 'Pay by card', description: 'Pay the dakshina of a puja by card.' },
    eyebrow: 'Dakshina',
    heading: (amount: string) => `Pay ${amount}`,
    what: (puja: string, reference: string) => `${puja}, booking ${reference}`,
    over: 'This dakshina cannot be paid',
    failed: 'The payment could not be started',
    wrongAmount: 'This amount cannot be paid by card',
    wrongAmountText: 'Please enter the amount again on your booking’s page.',
    back: 'Back to your booking',
  },
})
