import { catalogue } from '#app/i18n/words.ts'
import type { DonationStatus } from '#contract/donations.ts'
import type { StatementLine } from '#contract/bankStatementAdmin.ts'

/** Where the temple’s administrators look after donations. */
export const adminDonations = catalogue('adminDonations', {
  title: 'Donations',
  intro: (claimed: number, disputed: number) =>
    [
      claimed === 0
        ? 'No donor is waiting to be looked up at the bank.'
        : claimed === 1
          ? '1 donor says that they have paid by UPI. Please look at the bank statement.'
          : `${claimed} donors say that they have paid by UPI. Please look at the bank statement.`,
      disputed === 0
        ? ''
        : disputed === 1
          ? '1 donation is asked back by a bank.'
          : `${disputed} donations are asked back by a bank.`,
    ]
      .filter(Boolean)
      .join(' '),
  ways: 'Parts of this page',
  all: 'All donations',
  statement: 'Bank statement',
  totals: 'Totals',
  tax: 'Form 10BD',
  status: 'State',
  statuses: {
    pending: 'Not confirmed yet',
    succeeded: 'Received',
    failed: 'Not paid',
    cancelled: 'Closed, not paid',
    refunded: 'Given back',
  } satisfies Record<DonationStatus, string>,
  method: 'Paid by',
  methods: { card: 'Card', gpay: 'UPI' },
  which: 'What waits',
  isClaimed: 'Donor says it is paid',
  isDisputed: 'Asked back by a bank',
  from: 'From',
  to: 'Until',
  tests: 'Show those of test mode, too',
  searchHint: 'Reference, name, e-mail, UTR or receipt',
  empty: 'No donations yet',
  emptyText: 'What devotees give on the donation page will stand here.',
  label: 'Donations',
  claimed: 'Look for it',
  nameless: 'Name deleted',
  disputed: 'Asked back',
  disputedText: (until: string | undefined) =>
    `The donor’s bank asks for the money back. ${until ? `Answer it on the pages of the card provider until ${until}` : 'Answer it on the pages of the card provider'}: what nobody answers is lost.`,
  test: 'Test',
  toAll: 'To all donations',
  facts: {
    reference: 'Reference',
    method: 'Paid by',
    name: 'Name',
    email: 'E-mail',
    pledged: 'Pledged',
    others: 'Other payments',
    purpose: 'Purpose',
    message: 'Message',
    begun: 'Begun',
    claimed: 'Donor says it is paid since',
    utrByDonor: 'UTR, by the donor’s word',
    utr: 'UTR',
    paymentId: 'Card payment',
    paidOn: 'Money came on',
    receipt: 'Receipt',
    returned: 'Given back',
  },
  testText: 'A donation in test mode: no money moved, and it counts nowhere.',
  trail: 'What happened',
  trailBy: {
    donor: 'by the donor',
    provider: 'by the card provider',
    temple: 'by the temple',
  },
  trailNotes: {
    given_back: 'Given back by card',
    refund_failed: 'The bank sent the money back to the temple',
    disputed: 'The donor’s bank asks for the money back',
    dispute_won: 'The bank decided for the temple',
    dispute_lost: 'The bank took the money back',
    other_amount: 'Received, another amount than was pledged',
    another_payment: 'Recorded as another payment of the same donor',
  },
  givenBackByNow: (amount: string) => `${amount} by then`,
  byStaff: (name: string) => `by ${name}`,
  refundNote: (who: string, when: string) => `Given back by ${who}, ${when}:`,
  refundAsked: (who: string, when: string) =>
    `${who} asked the card provider to give it back, ${when}. Its answer is still to come.`,
  confirm: {
    heading: 'Is it on the bank statement?',
    text: (amount: string) =>
      `Look for ${amount} with this reference or UTR on the temple’s bank statement. Only what stands there has arrived.`,
    late: 'It was closed because nobody paid. If the money is there all the same, confirm it.',
    paidOn: 'Day the money came',
    amount: 'Amount on the statement, in rupees',
    utr: 'UTR on the statement',
    utrHint:
      'The bank’s reference: 12 digits for UPI and IMPS, 16 to 22 letters and digits for NEFT and RTGS. Please compare it with what the donor entered.',
    send: 'Yes, it is there: confirm',
    done: 'Confirmed. The receipt is on its way to the donor.',
    book: (amount: string) => `Book ${amount}, what came`,
    bookTitle: (amount: string) => `Book ${amount}, what came?`,
    bookText: (name: string, pledged: string, amount: string) =>
      `${name} pledged ${pledged}: please compare it once more. The donation becomes one of ${amount}, and so says the receipt, which cannot be taken back. What was pledged stays in the books.`,
  },
  another: {
    heading: 'Did another payment come?',
    text: 'Did this donor pay once more, with the same reference? It becomes a donation of its own, with a receipt of its own. A payment (UTR) that was booked before is refused.',
    send: 'Record another payment from this donor',
    title: (amount: string) => `Record another ${amount}?`,
    confirm: (name: string) =>
      `${name} gets thanks and a second receipt by e-mail. A receipt cannot be taken back.`,
    sure: 'Yes, record it',
    done: 'Recorded as a donation of its own. The receipt is on its way.',
  },
  cancel: {
    heading: 'Will nobody pay it?',
    text: 'It is closed by itself after 30 days. Money that is found later can still be confirmed.',
    send: 'Close it now',
    done: 'Closed',
  },
  refund: {
    heading: 'Give the money back',
    text: 'The card provider gives the whole amount back to the donor’s card, usually within ten days.',
    reason: 'Why',
    reasonHint: 'For the temple’s books. The donor does not see it.',
    missing: 'Please say why',
    send: 'Give it back',
    title: (amount: string) => `Give ${amount} back?`,
    confirm: (name: string) =>
      `The whole amount goes back to the card of ${name}. This cannot be undone. The receipt then says that the money was given back.`,
    sure: 'Yes, give it back',
    done: 'The money is on its way back',
  },
  giveBack: {
    heading: 'Was the money given back?',
    text: 'The app cannot send money back by UPI. Send it from the temple’s bank account first, then note it here.',
    send: 'Note that it was given back',
    title: (amount: string) => `Has ${amount} been given back?`,
    confirm: (name: string) =>
      `This only notes that ${name} has the money back, and the receipt says so from now on. It cannot be undone, and no money moves by it.`,
    sure: 'Yes, it was given back',
    done: 'Noted as given back',
  },
})

export const adminStatement = catalogue('adminStatement', {
  heading: 'Find donations on the bank statement',
  text: 'Download the statement from your bank as CSV and choose it here. The app compares it with the pledges. Nothing is confirmed before you say yes, and the file is not kept.',
  file: 'Bank statement (CSV)',
  fileHint: 'At most 2 MB. A file may be chosen again: nothing is confirmed twice.',
  tooLarge: 'This file is larger than 2 MB. Please choose a shorter time at your bank.',
  read: 'Read the statement',
  reading: 'Reading...',
  failed: 'The file could not be sent. Nothing was changed: please try again.',
  columns: 'Which column is which?',
  columnsGuessed:
    'The app found the columns by their headings. If something looks wrong, change it here.',
  columnsAsked:
    'The app does not know this bank’s headings. Please say which column is which: it will remember.',
  names: {
    date: 'Date of the payment',
    description: 'Description or narration',
    credit: 'Money that came (credit, deposit)',
    reference: 'Bank’s reference, if there is one',
    direction: 'Column that says Cr or Dr, if there is one',
  },
  choose: 'Please choose',
  none: 'There is none',
  sample: 'First lines of the file',
  readAgain: 'Read it with these columns',
  unreadable: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Line' : 'Lines'} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and more' : ''} of the file could not be read: the date or the amount is not clear, or there are more cells than headings. Please look at ${numbers.length === 1 ? 'it' : 'them'} yourself.`,
  nothing: 'No line of this file brings money.',
  certainties: {
    sure: 'Surely found',
    possible: 'Perhaps found',
    none: 'No pledge found',
    known: 'Confirmed before',
  } satisfies Record<StatementLine['certainty'], string>,
  certaintyTexts: {
    sure: 'The line names the pledge, and the amount is right.',
    possible: 'Please compare the name, and choose only what you are sure of.',
    none: 'Other money, or donations without a pledge in the app.',
    known: 'Nothing is to be done.',
  } satisfies Record<StatementLine['certainty'], string>,
  count: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  confirmThis: (amount: string, name: string) => `Confirm ${amount} of ${name}`,
  whose: (amount: string, day: string) => `Whose are the ${amount} of ${day}?`,
  nobody: 'None of these, or not sure',
  pledge: (reference: string, when: string) => `${reference}, begun ${when}`,
  reasons: {
    reference: 'names the reference',
    part_of_reference: 'names a part of the reference',
    utr: 'UTR as the donor gave it',
    amount_and_day: 'same amount, about the same day',
  },
  closed: 'closed before',
  bookOther: (amount: string, name: string, pledged: string) =>
    `${name} pledged ${pledged}: book ${amount}, what came`,
  recordAnother: (amount: string, name: string) =>
    `${name} paid once more: record ${amount} as another donation`,
  seeAlso: {
    confirmed: (reference: string) => `It confirmed ${reference}.`,
    perhaps_confirmed: (reference: string) =>
      `Perhaps confirmed already: ${reference}, of the same day and amount. Please look at both.`,
    other_amount: (reference: string) => `It names ${reference}, which is of another amount.`,
    paid_already: (reference: string) =>
      `It names ${reference}, which was confirmed by another payment: perhaps the donor paid twice.`,
  },
  open: 'Open it',
  confirm: (count: number) =>
    count === 0
      ? 'Nothing chosen yet'
      : count === 1
        ? 'Confirm 1 donation'
        : `Confirm ${count} donations`,
  title: (count: number, amount: string) =>
    count === 1 ? `Confirm 1 donation of ${amount}?` : `Confirm ${count} donations, ${amount}?`,
  ask: 'Each donor gets thanks and a numbered receipt by e-mail. A receipt cannot be taken back.',
  sureConfirm: 'Yes, confirm',
  twice: 'The same pledge is chosen for two lines. Please choose one of them.',
  done: (count: number) =>
    count === 1 ? '1 donation was confirmed' : `${count} donations were confirmed`,
  refused: 'These were not confirmed:',
})

export const adminTotals = catalogue('adminTotals', {
  heading: 'What came',
  text: 'By the day the money came, and by the temple’s own calendar. What is not confirmed does not count.',
  year: 'Year, April to March',
  month: 'Month',
  wholeYear: 'The whole year',
  kind: 'Which money',
  kinds: { money: 'Donations', test: 'Test mode (no money)' },
  testText: 'These are of test mode: no money came.',
  sum: 'Received',
  returned: 'Given back',
  less: (amount: string) => `${amount} given back`,
  left: 'Left',
  donations: (count: number) => (count === 1 ? '1 donation' : `${count} donations`),
  chart: (when: string) => `What came, ${when}`,
  byDay: 'By day',
  byMonth: 'By month',
  byMethod: 'By way of paying',
  byPurpose: 'By purpose',
  noPurpose: 'No purpose named',
  day: 'Day',
  monthColumn: 'Month',
  method: 'Paid by',
  purpose: 'Purpose',
  count: 'Donations',
  empty: 'Nothing came in this time',
  emptyText: 'Choose another year or month, or wait for the first donation.',
  all: 'All',
})

export const adminTax = catalogue('adminTax', {
  heading: 'Form 10BD: the yearly statement of donations',
  text: 'A temple registered under 80G hands it in to the income tax department by 31 May, for the year that ended with March. Each row is a donor with a PAN.',
  notRegistered:
    'The temple has not said under which 80G registration it gives receipts, so the columns for it stay empty. Ask your accountant whether the form is for you.',
  year: 'Financial year, April to March',
  ready: 'Ready for the form',
  donors: (count: number, amount: string) =>
    count === 1 ? `1 donor, ${amount}` : `${count} donors, ${amount}`,
  download: 'Form 10BD as CSV',
  incomplete: 'Not in the form: PAN or address is missing',
  incompleteOf: (count: number, amount: string) =>
    count === 1 ? `1 donation, ${amount}` : `${count} donations, ${amount}`,
  incompleteText: 'The list says whom to ask. They are not in the form, and get no certificate.',
  downloadIncomplete: 'The list as CSV',
  careful: 'Both files hold personal data. Please delete them when you have sent them.',
})
