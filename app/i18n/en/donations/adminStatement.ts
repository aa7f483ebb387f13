import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { StatementLine, StatementPreview } from '#contract/donations/bankStatementAdmin.ts'

/** Matching a bank statement with promised donations and cheques. */
export const adminStatement = catalogue('adminStatement', {
  heading: 'Match donations with the bank statement',
  text: 'Download the statement from your bank as CSV or Excel and choose it here. We look in it for promised donations and for cheques at the bank. Nothing is confirmed until you say so, and the file is not stored.',
  file: 'Bank statement (CSV or Excel)',
  fileHint: 'At most 2 MB. You can choose the same file again: nothing is confirmed twice.',
  tooLarge: 'This file is larger than 2 MB. Please download a shorter period from your bank.',
  read: 'Read statement',
  reading: 'Reading...',
  failed: 'The file was not sent. Nothing was changed. Please try again.',
  columns: 'Which column is which?',
  columnsGuessed:
    'We found the columns by their headings. If something looks wrong, change it here.',
  columnsNeeded:
    'We do not know this bank’s headings. Please say which column is which; we will remember it.',
  names: {
    date: 'Date of the payment',
    description: 'Description or narration',
    credit: 'Money received (credit, deposit)',
    reference: 'Bank’s reference, if there is one',
    direction: 'Column that says Cr or Dr, if there is one',
    debit: 'Money paid out (debit, withdrawal), if there is one',
  },
  dayOrderNeeded:
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
    `${counted(numbers.length, { one: 'Line', other: 'Lines' })} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and more' : ''} of the file could not be read: the date, the amount or the direction (Cr or Dr) is unclear, or there are more cells than headings. Please check ${counted(numbers.length, { one: 'it', other: 'them' })} yourself.`,
  sum: (
    { lines, received, paid, unreadable }: NonNullable<StatementPreview['sum']>,
    came: string,
    went: string,
  ) =>
    `${counted(lines, { one: '1 line', other: `${lines} lines` })}: ${received.count} received (${came}), ${paid.count} paid out (${went}), ${unreadable} not read. Please compare this with your file.`,
  days: (first: string, last: string) =>
    first === last ? `All of ${first}.` : `From ${first} to ${last}.`,
  strangeDays: {
    ahead: 'Some of these days are in the future. Please check the dates in the file.',
    before_pledges:
      'All of these days are long before the first donation. Please check that it is the right file.',
  },
  lostDigits: (numbers: readonly number[]) =>
    `A spreadsheet has shortened numbers (such as 6.31E+11) in ${counted(numbers.length, { one: 'line', other: 'lines' })} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ' and more' : ''}, and their last digits are lost. Please use the file as your bank sends it, without saving it in a spreadsheet first.`,
  nothing: 'This file has no money received.',
  certainties: {
    sure: 'Matched',
    possible: 'Possible match',
    order: 'For orders of the shop',
    puja: 'For pujas',
    none: 'Not announced here',
    known: 'Confirmed before',
  } satisfies Record<StatementLine['certainty'], string>,
  certaintyTexts: {
    sure: 'The line names the donation, and the amount is right.',
    possible: 'Please compare the name, and choose only what you are sure of.',
    order: 'Open each order and confirm its payment there. Nothing here does it for you.',
    puja: 'Open each booking and confirm its payment there. Nothing here does it for you.',
    none: 'Other money, or donations that nobody promised here: those you can record.',
    known: 'Nothing to do.',
  } satisfies Record<StatementLine['certainty'], string>,
  count: (count: number) => counted(count, { one: '1 line', other: `${count} lines` }),
  confirmThis: (amount: string, name: string) => `Confirm ${amount} from ${name}`,
  whose: (amount: string, day: string) => `Who paid ${amount} on ${day}?`,
  nobody: 'None of these, or not sure',
  pledge: (reference: string, when: string) => `${reference}, promised ${when}`,
  cheque: (reference: string, number: string, bank: string) =>
    `${reference}, cheque ${number}, ${bank}`,
  reasons: {
    reference: 'same reference',
    part_of_reference: 'part of the reference',
    utr: 'same UTR as the donor gave',
    cheque: 'same cheque number',
    name: 'same name',
    amount_and_day: 'same amount, about the same day',
  },
  closed: 'cancelled before',
  bookOther: (amount: string, name: string, pledged: string) =>
    `${name} promised ${pledged}, received ${amount}: record ${amount}`,
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
      : counted(count, { one: 'Confirm 1 donation', other: `Confirm ${count} donations` }),
  title: (count: number, amount: string) =>
    counted(count, {
      one: `Confirm 1 donation of ${amount}?`,
      other: `Confirm ${count} donations, ${amount}?`,
    }),
  ask: 'We email each donor our thanks and a numbered receipt. A receipt cannot be withdrawn.',
  sureConfirm: 'Confirm and send receipts',
  twice: 'The same donation is chosen for two lines. Please choose one of them.',
  done: (count: number) =>
    counted(count, { one: '1 donation confirmed', other: `${count} donations confirmed` }),
  refused: 'Not confirmed:',
})
