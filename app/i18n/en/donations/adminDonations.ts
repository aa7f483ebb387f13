import { catalogue } from '#app/i18n/words.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import type { StatementLine, StatementPreview } from '#contract/donations/bankStatementAdmin.ts'

/** The Donations tab of the back office. */
export const adminDonations = catalogue('adminDonations', {
  title: 'Donations',
  intro: (claimed: number, disputed: number) =>
    [
      claimed === 0
        ? 'No UPI payments to check at the bank.'
        : claimed === 1
          ? '1 donor says they paid by UPI. Please check the bank statement.'
          : `${claimed} donors say they paid by UPI. Please check the bank statement.`,
      disputed === 0
        ? ''
        : disputed === 1
          ? '1 donation is disputed by the donor’s bank.'
          : `${disputed} donations are disputed by the donors’ banks.`,
    ]
      .filter(Boolean)
      .join(' '),
  ways: 'Parts of this page',
  all: 'All donations',
  statement: 'Bank statement',
  totals: 'Totals',
  tax: 'Form 10BD',
  status: 'Status',
  statuses: {
    pending: 'Not confirmed yet',
    succeeded: 'Received',
    failed: 'Not paid',
    cancelled: 'Cancelled, not paid',
    refunded: 'Refunded',
  } satisfies Record<DonationStatus, string>,
  method: 'Paid by',
  methods: {
    card: 'Card',
    gpay: 'UPI',
    cash: 'Cash',
    cheque: 'Cheque',
    transfer: 'Bank transfer',
    hundi: 'Hundi',
  },
  which: 'Needs attention',
  isClaimed: 'Donor says they paid',
  isDisputed: 'Disputed by a bank',
  from: 'From',
  to: 'To',
  tests: 'Include test donations',
  searchHint: 'Reference, name, email, UTR or receipt',
  empty: 'No donations yet',
  emptyText: 'Donations from the donation page will appear here.',
  label: 'Donations',
  claimed: 'Check bank',
  nameless: 'Name deleted',
  disputed: 'Disputed',
  disputedText: (until: string | undefined) =>
    `The donor’s bank wants the money back. Please answer on the card provider’s website${until ? ` by ${until}` : ''}. Without an answer, the money is lost.`,
  test: 'Test',
  toAll: 'All donations',
  facts: {
    reference: 'Reference',
    method: 'Paid by',
    name: 'Name',
    email: 'Email',
    pledged: 'Pledged',
    others: 'Other payments',
    purpose: 'Purpose',
    message: 'Message',
    begun: 'Pledged on',
    recorded: 'Recorded on',
    cheque: 'Cheque',
    claimed: 'Donor said they paid on',
    utrByDonor: 'UTR given by the donor',
    utr: 'UTR',
    paymentId: 'Card payment',
    paidOn: 'Received on',
    receipt: 'Receipt',
    returned: 'Refunded',
  },
  testText: 'A test donation: no money moved, and it is not counted.',
  trail: 'History',
  trailBy: {
    donor: 'by the donor',
    provider: 'by the card provider',
    temple: 'by the temple',
  },
  trailNotes: {
    given_back: 'Refunded to the card',
    refund_failed: 'The refund failed and came back to the temple',
    disputed: 'The donor’s bank wants the money back',
    dispute_won: 'The bank decided for the temple',
    dispute_lost: 'The bank took the money back',
    other_amount: 'Received, not the amount pledged',
    another_payment: 'Recorded as another payment from the same donor',
    voided: 'Void: recorded by mistake',
  },
  givenBackByNow: (amount: string) => `${amount} in total`,
  byStaff: (name: string) => `by ${name}`,
  refundNote: (who: string, when: string) => `Refunded by ${who}, ${when}:`,
  refundAsked: (who: string, when: string) =>
    `${who} asked the card provider for a refund, ${when}. We are waiting for the answer.`,
  confirm: {
    heading: 'Check the bank statement',
    text: (amount: string) =>
      `Look for ${amount} with this reference or UTR on the temple’s bank statement. Confirm it only if you find it there.`,
    prefilled: 'The fields show what the donor says. Please correct them by the statement.',
    late: 'It was cancelled because no payment came. If the money has arrived after all, confirm it.',
    paidOn: 'Date received',
    amount: 'Amount on the statement, in rupees',
    utr: 'UTR on the statement',
    utrHint:
      'The bank’s reference: 12 digits for UPI and IMPS, 16 to 22 letters and digits for NEFT and RTGS. Compare it with what the donor entered.',
    send: 'Confirm payment received',
    done: 'Confirmed. The receipt is on its way to the donor.',
  },
  another: {
    heading: 'Another payment from this donor?',
    text: 'If this donor paid again with the same reference, record it here as a separate donation with its own receipt. The same payment (UTR) cannot be recorded twice.',
    send: 'Record another payment',
    title: (amount: string) => `Record another ${amount}?`,
    confirm: (name: string) =>
      `We email ${name} our thanks and a second receipt. A receipt cannot be withdrawn.`,
    sure: 'Record payment',
    done: 'Recorded as a separate donation. The receipt is on its way.',
  },
  cancel: {
    heading: 'Not paid?',
    text: 'It is cancelled automatically after 30 days. Money that arrives later can still be confirmed.',
    send: 'Cancel this pledge',
    done: 'Pledge cancelled',
  },
  refund: {
    heading: 'Refund this donation',
    text: 'The card provider refunds the whole amount to the donor’s card, usually within ten days.',
    reason: 'Reason',
    reasonHint: 'For our records. The donor does not see it.',
    missing: 'Please give a reason',
    send: 'Refund',
    title: (amount: string) => `Refund ${amount}?`,
    confirm: (name: string) =>
      `The whole amount goes back to the card of ${name}. This cannot be undone. The receipt will say that the money was refunded.`,
    sure: 'Refund donation',
    done: 'The refund is on its way',
  },
  giveBack: {
    heading: 'Was it refunded?',
    text: 'The app cannot send money. Refund it by bank transfer or in cash first, then record it here.',
    inCash: 'Refunded in cash (included in Cash of the day)',
    send: 'Record a refund',
    title: (amount: string) => `Was ${amount} refunded?`,
    confirm: (name: string) =>
      `This only records that ${name} has the money back, and the receipt will say so. It moves no money and cannot be undone.`,
    sure: 'Confirm refund',
    done: 'Refund recorded',
  },
})

export const adminStatement = catalogue('adminStatement', {
  heading: 'Match donations with the bank statement',
  text: 'Download the statement from your bank as CSV and choose it here. We compare it with the pledges. Nothing is confirmed until you say so, and the file is not stored.',
  file: 'Bank statement (CSV)',
  fileHint: 'At most 2 MB. You can choose the same file again: nothing is confirmed twice.',
  tooLarge: 'This file is larger than 2 MB. Please download a shorter period from your bank.',
  read: 'Read statement',
  reading: 'Reading...',
  failed: 'The file was not sent. Nothing was changed. Please try again.',
  columns: 'Which column is which?',
  columnsGuessed:
    'We found the columns by their headings. If something looks wrong, change it here.',
  columnsAsked:
    'We do not know this bank’s headings. Please say which column is which; we will remember it.',
  names: {
    date: 'Date of the payment',
    description: 'Description or narration',
    credit: 'Money received (credit, deposit)',
    reference: 'Bank’s reference, if there is one',
    direction: 'Column that says Cr or Dr, if there is one',
    debit: 'Money paid out (debit, withdrawal), if there is one',
  },
  dayOrderAsked:
    'The dates of this file can be read in two ways, and the usual one gives strange days. Please say what comes first; we will remember it.',
  dayOrder: 'What comes first in its dates?',
  dayOrders: {
    asRead: 'As in the file',
    day_first: 'The day: 05/11 is 5 November',
    month_first: 'The month: 05/11 is 11 May',
  },
  choose: 'Please choose',
  none: 'None',
  sample: 'First lines of the file',
  readAgain: 'Read with these columns',
  unreadable: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Line' : 'Lines'} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and more' : ''} of the file could not be read: the date, the amount or the direction (Cr or Dr) is unclear, or there are more cells than headings. Please check ${numbers.length === 1 ? 'it' : 'them'} yourself.`,
  sum: (
    { lines, received, paid, unreadable }: NonNullable<StatementPreview['sum']>,
    came: string,
    went: string,
  ) =>
    `${lines === 1 ? '1 line' : `${lines} lines`}: ${received.count} received (${came}), ${paid.count} paid out (${went}), ${unreadable} not read. Please compare this with your file.`,
  days: (first: string, last: string) =>
    first === last ? `All of ${first}.` : `From ${first} to ${last}.`,
  strangeDays: {
    ahead: 'Some of these days are in the future. Please check the dates in the file.',
    before_pledges:
      'All of these days are long before the first pledge. Please check that it is the right file.',
  },
  lostDigits: (numbers: readonly number[]) =>
    `A spreadsheet has shortened numbers (such as 6.31E+11) in ${numbers.length === 1 ? 'line' : 'lines'} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and more' : ''}, and their last digits are lost. Please use the file as your bank sends it, without saving it in a spreadsheet first.`,
  nothing: 'This file has no money received.',
  certainties: {
    sure: 'Matched',
    possible: 'Possible match',
    order: 'For orders of the shop',
    puja: 'For pujas',
    none: 'No pledge found',
    known: 'Confirmed before',
  } satisfies Record<StatementLine['certainty'], string>,
  certaintyTexts: {
    sure: 'The line names the pledge, and the amount is right.',
    possible: 'Please compare the name, and choose only what you are sure of.',
    order: 'Open each order and confirm its payment there. Nothing here does it for you.',
    puja: 'Open each booking and confirm its payment there. Nothing here does it for you.',
    none: 'Other money, or donations that were not pledged here: those you can record.',
    known: 'Nothing to do.',
  } satisfies Record<StatementLine['certainty'], string>,
  count: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  confirmThis: (amount: string, name: string) => `Confirm ${amount} from ${name}`,
  whose: (amount: string, day: string) => `Who paid ${amount} on ${day}?`,
  nobody: 'None of these, or not sure',
  pledge: (reference: string, when: string) => `${reference}, pledged ${when}`,
  reasons: {
    reference: 'has the reference',
    part_of_reference: 'has part of the reference',
    utr: 'UTR given by the donor',
    amount_and_day: 'same amount, about the same day',
  },
  closed: 'cancelled before',
  bookOther: (amount: string, name: string, pledged: string) =>
    `${name} pledged ${pledged}, received ${amount}: record ${amount}`,
  recordAnother: (amount: string, name: string) =>
    `${name} paid again: record ${amount} as another donation`,
  order: {
    open: (reference: string) => `Order ${reference} is waiting for this payment.`,
    cancelled: (reference: string) =>
      `Order ${reference} was cancelled before this payment came. Confirm the payment there: the order goes on, or you refund it.`,
    otherAmount: (reference: string, amount: string) =>
      `This line names order ${reference}, which costs ${amount}. Please call the buyer.`,
    paid: (reference: string) => `Order ${reference} is paid.`,
  },
  booking: {
    open: (reference: string) => `Booking ${reference} is waiting for this payment.`,
    unclaimed: (reference: string) =>
      `This line names booking ${reference}. Nobody has said that it was paid: record it there.`,
    otherAmount: (reference: string, amount: string) =>
      `This line names booking ${reference}, for which the devotee says they have paid ${amount}.`,
    paid: (reference: string) => `It is recorded as the dakshina of booking ${reference}.`,
  },
  seeAlso: {
    confirmed: (reference: string) => `This line already confirmed ${reference}.`,
    perhaps_confirmed: (reference: string) =>
      `This line may already have confirmed ${reference}, with the same day and amount. Please check both.`,
    other_amount: (reference: string) =>
      `This line has reference ${reference}, but the amount is different.`,
    paid_already: (reference: string) =>
      `This line has reference ${reference}, but another payment confirmed it. The donor may have paid twice.`,
  },
  open: 'Open',
  confirm: (count: number) =>
    count === 0
      ? 'Nothing chosen yet'
      : count === 1
        ? 'Confirm 1 donation'
        : `Confirm ${count} donations`,
  title: (count: number, amount: string) =>
    count === 1 ? `Confirm 1 donation of ${amount}?` : `Confirm ${count} donations, ${amount}?`,
  ask: 'We email each donor our thanks and a numbered receipt. A receipt cannot be withdrawn.',
  sureConfirm: 'Confirm and send receipts',
  twice: 'The same pledge is chosen for two lines. Please choose one of them.',
  done: (count: number) => (count === 1 ? '1 donation confirmed' : `${count} donations confirmed`),
  refused: 'Not confirmed:',
})

export const adminTotals = catalogue('adminTotals', {
  heading: 'Money received',
  text: 'By the date received, in the temple’s time zone. Unconfirmed donations are not counted.',
  year: 'Year, April to March',
  month: 'Month',
  wholeYear: 'The whole year',
  kind: 'Type',
  kinds: { money: 'Donations', test: 'Test mode (no money)' },
  testText: 'These are test donations: no money was received.',
  sum: 'Received',
  returned: 'Refunded',
  less: (amount: string) => `${amount} refunded`,
  left: 'Net',
  donations: (count: number) => (count === 1 ? '1 donation' : `${count} donations`),
  chart: (when: string) => `Money received, ${when}`,
  byDay: 'By day',
  byMonth: 'By month',
  byMethod: 'By payment method',
  byPurpose: 'By purpose',
  noPurpose: 'No purpose given',
  day: 'Day',
  monthColumn: 'Month',
  method: 'Paid by',
  purpose: 'Purpose',
  count: 'Donations',
  empty: 'Nothing received in this period',
  emptyText: 'Please choose another year or month.',
  all: 'All',
  before: 'A year before',
  download: 'Download the totals as CSV',
})

export const adminTax = catalogue('adminTax', {
  heading: 'Form 10BD: the yearly statement of donations',
  text: 'A temple registered under 80G files it with the income tax department by 31 May, for the year that ended in March. Each row is a donor with a PAN.',
  notRegistered:
    'Settings has no 80G registration, so its columns stay empty. Ask your accountant whether you need this form.',
  year: 'Financial year, April to March',
  ready: 'Ready for the form',
  donors: (count: number, amount: string) =>
    count === 1 ? `1 donor, ${amount}` : `${count} donors, ${amount}`,
  download: 'Download Form 10BD as CSV',
  incomplete: 'Not in the form: PAN or address missing',
  incompleteOf: (count: number, amount: string) =>
    count === 1 ? `1 donation, ${amount}` : `${count} donations, ${amount}`,
  incompleteText:
    'The list shows whom to ask. Without both, a donor is not in the form and gets no certificate.',
  downloadIncomplete: 'Download the list as CSV',
  before: (year: string, donors: string) => `The year before, ${year}: ${donors}`,
  largest: (count: number) =>
    count < 50 ? 'Add what is missing' : 'Add what is missing: the 50 largest',
  addPan: 'Add PAN',
  addPanTo: (name: string, receipt: string) => `Add PAN: ${name}, ${receipt}`,
  careful: 'Both files contain personal data. Please delete them once they are filed.',
})
