import { catalogue } from '#app/i18n/words.ts'
import type { BookingWay } from '#contract/counter/bookingsAdmin.ts'
import type { CashItem } from '#contract/counter/admin.ts'
import type { CounterMethod } from '#contract/counter/donationsAdmin.ts'
import type { TenderMethod } from '#contract/counter/tenderAdmin.ts'

/** What comes in at the temple. */
export const counter = catalogue('counter', {
  title: 'Counter',
  ways: 'Parts of this page',
  seva: 'New yearly seva',
  sponsor: 'Sponsor a day',
  pages: {
    booking: 'New booking',
    donation: 'New donation',
    sale: 'Shop sale',
    cash: 'Cash of the day',
  },
  unclear:
    'We do not know whether this was recorded. Please press the button again: it is never recorded twice.',
})

export const counterBooking = catalogue('counterBooking', {
  heading: 'Book a puja',
  text: 'With the same times and places as on the site. It is confirmed at once.',
  way: 'Booking made',
  ways: { walk_in: 'At the counter', telephone: 'By phone' } satisfies Record<BookingWay, string>,
  puja: 'Puja',
  onRequest: 'by arrangement',
  day: 'Day',
  slot: 'Time of day',
  state: { closed: 'Not offered', full: 'Full', over: 'Over for today' },
  left: (count: number) => `${count} left`,
  overTitle: 'Book a puja for a time that is over?',
  overText: (hours: string) =>
    `${hours} is over for today. Book it if the puja was done then, or will be done late.`,
  name: 'Name',
  phone: 'Phone',
  phoneOptional: 'Phone (optional)',
  names: 'Names for the sankalp',
  namesHint: 'One on each line. If it is empty, we use the name above.',
  gotra: 'Gotra',
  gotraUnknown: 'Gotra not known',
  email: 'Email (optional)',
  emailHint: 'Without an email address we cannot send the confirmation.',
  requests: 'Special requests (optional)',
  notNow: 'No payment now',
  book: 'Book and confirm',
  bookAndTake: {
    cash: (amount: string) => `Book and take ${amount}`,
    upi: (amount: string) => `Book and show the code for ${amount}`,
    card_machine: (amount: string) => `Book and take ${amount} by card machine`,
    cheque: (amount: string) => `Book and take a cheque for ${amount}`,
  } satisfies Record<TenderMethod, (amount: string) => string>,
  received: (amount: string, how: string, receipt: string) =>
    `${amount} received, ${how}, receipt ${receipt}`,
  seen: (amount: string) => `${amount} by UPI`,
  byCheque: (amount: string) => `${amount} by cheque`,
  toPay: 'Payment by UPI',
  payLater: 'Not paid now',
  done: (puja: string, name: string) => `Booked: ${puja} for ${name}`,
  mailed: (email: string) => `The confirmation goes to ${email}.`,
  notMailed: 'No email given. Print the pass, or write down the reference.',
  next: 'New booking',
  pass: 'Pass to print',
  receipt: 'Receipt (PDF)',
  open: 'Open the booking',
})

export const counterDonation = catalogue('counterDonation', {
  heading: 'Record a donation',
  method: 'How was it given?',
  methods: {
    cash: { label: 'Cash' },
    upi: { label: 'UPI' },
    card_machine: { label: 'Card machine' },
    cheque: { label: 'Cheque' },
    transfer: { label: 'Bank transfer', detail: 'NEFT, RTGS or IMPS' },
    hundi: { label: 'Hundi', detail: 'Counted from the box' },
  } satisfies Record<CounterMethod, { label: string; detail?: string }>,
  paidOn: 'Day it was given',
  utr: 'UTR on the statement',
  utrHint: '12 digits for IMPS, 16 to 22 letters and digits for NEFT and RTGS.',
  purpose: 'Purpose',
  noPurpose: 'No purpose given',
  name: 'Donor’s name',
  phone: 'Phone (optional)',
  email: 'Email (optional)',
  emailHint: 'We send our thanks and the receipt there.',
  pan: 'PAN (optional)',
  panHint: 'For the 80G receipt and Form 10BD, with the address.',
  address: 'Address (optional)',
  addressHint: 'For prasad by post. Required with a PAN.',
  notDeductible:
    'Cash above ₹2,000 cannot be deducted (section 80G(5D)), so no PAN is needed. Any other way of paying can.',
  record: (amount: string) => `Record ${amount}`,
  recordNothing: 'Record',
  done: (amount: string, number: string) => `Recorded: ${amount}, receipt ${number}`,
  chequeDone: (amount: string, reference: string) =>
    `Recorded: cheque for ${amount}, reference ${reference}. It counts when the bank has cleared it.`,
  upiDone: (amount: string, reference: string) =>
    `Recorded: ${amount} by UPI, reference ${reference}. It counts once our bank statement shows it; the receipt follows then.`,
  mailed: (email: string, hasReceipt: boolean) =>
    hasReceipt ? `The receipt goes to ${email}.` : `The receipt will go to ${email}.`,
  next: 'New donation',
  mistake: 'Recorded by mistake?',
  keep: 'Keep it as it is',
  print: 'Receipt (PDF)',
  open: 'Open the donation',
})

export const cashOfDay = catalogue('cashOfDay', {
  heading: (day: string) => `Cash of ${day}`,
  day: 'Day',
  print: 'Print',
  kinds: {
    donation: 'Donations',
    hundi: 'Hundi',
    dakshina: 'Dakshina',
    sale: 'Shop sales',
    refund: 'Refunds in cash',
  } satisfies Record<CashItem['kind'], string>,
  isVoid: 'Void, not counted',
  expected: 'Expected in the drawer',
  float: 'In the drawer in the morning',
  hundi: 'Hundi, in its own bag',
  empty: 'No cash was recorded on this day.',
  label: 'Cash received and handed back',
  blind: 'Count first: what is expected appears after your count.',
  counts: 'Counted',
  gone: 'a deleted account',
  countedBy: (who: string, when: string) => `${who}, ${when}`,
  note: (value: string, count: number) => `${count} × ${value}`,
  coinsOf: (amount: string) => `coins ${amount}`,
  opening: (amount: string) => `Began with ${amount}`,
  witness: (name: string) => `Hundi counted with ${name}`,
  agrees: 'Agrees with the records',
  differs: (expected: string, difference: string) =>
    `Expected ${expected}, difference ${difference}.`,
  since: (amount: string) =>
    `The records have changed by ${amount} since this count. Please count again.`,
  count: 'Close the day',
  countAgain: 'Count again',
  countText: 'Count all that is in the drawer. Earlier counts are kept.',
  howMany: 'How many of each?',
  coins: 'Coins, ₹',
  openingField: 'In the drawer in the morning, in rupees',
  witnessField: 'Second person who counted the hundi',
  sum: 'Counted',
  reason: (difference: string) => `Why is there a difference of ${difference}?`,
  explain: 'Save the reason',
  explained: 'Reason saved',
  close: 'Record the count',
  done: 'Count recorded',
  signatures: ['Cashier', 'Checked by'],
})
