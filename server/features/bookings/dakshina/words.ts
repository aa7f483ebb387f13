import { longDateText } from '#contract/i18n/en/longDates.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** How it was paid, on receipts and in tables. */
export const methodNames = {
  card: 'Card',
  upi: 'UPI',
  cash: 'Cash',
  card_machine: 'Card machine',
  cheque: 'Cheque',
}

/** The text of a printed receipt. */
const receiptWords = {
  methods: methodNames,
  date: longDateText,
  heading: 'Receipt for dakshina',
  headingMr: 'दक्षिणा पावती',
  title: (number: string) => `Receipt for dakshina ${number}`,
  number: 'Receipt number',
  issuedOn: 'Receipt date',
  year: 'Financial year',
  from: 'Received with thanks from',
  nobody: 'A devotee',
  amount: 'Amount',
  puja: 'For',
  pujaOn: (puja: string, date: string) => `${puja} on ${date}`,
  method: 'Paid by',
  paidOn: 'Paid on',
  paymentReference: 'Payment reference',
  refundedAmount: 'Refunded',
  booking: 'Booking',
  test: {
    title: 'Test: no money was received',
    text: 'Made in test mode. It is not a valid receipt.',
    across: 'TEST',
  },
  void: {
    title: 'This receipt is void',
    text: 'It was issued by mistake.',
    across: 'VOID',
  },
  refunded: {
    title: 'This payment was refunded',
    text: 'This receipt is no longer valid.',
    across: 'REFUNDED',
  },
  verify: 'Is this receipt genuine? Scan the code to get it from the temple, or open:',
  scan: 'Is this receipt genuine? Scan the code.',
  signed: 'Computer-generated receipt.',
  computed: 'Computer-generated receipt; valid without a signature.',
}

/** A receipt is in the language of who gave. */
export const receiptWordsOf = wordsIn({ mr, hi, en: receiptWords })
