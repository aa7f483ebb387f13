import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const things = (count: number, one: string, many: string) => counted(count, { one, other: many })

/** The office’s first page. */
export const adminToday = catalogue('adminToday', {
  sunrise: (time: string) => `sunrise ${time}`,
  moonrise: (time: string) => `moonrise ${time}`,
  priestsList: 'Priest’s list',
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing is waiting. Whatever comes in will appear here.',
  bookings: (count: number) => things(count, 'booking to confirm', 'bookings to confirm'),
  days: (from: string, to: string) => (from === to ? `for ${from}` : `for ${from} to ${to}`),
  confirmAll: (count: number) => counted(count, { one: 'Confirm', other: `Confirm all ${count}` }),
  confirmFirst: (count: number) => `Confirm the first ${count}`,
  unpaid: (count: number) => things(count, 'puja of today not paid', 'pujas of today not paid'),
  showThem: 'Show',
  donations: (count: number) => things(count, 'UPI donation to find', 'UPI donations to find'),
  promised: (count: number) => things(count, 'promised donation', 'promised donations'),
  readStatement: (rupees: string) => `${rupees}: read the bank statement`,
  cheques: (count: number) => things(count, 'cheque at the bank', 'cheques at the bank'),
  declinedGifts: (count: number) =>
    things(count, 'monthly gift: card declined', 'monthly gifts: card declined'),
  donorKnows: 'We emailed a link to pay with another card',
  dakshina: (count: number) =>
    things(count, 'dakshina payment to check', 'dakshina payments to check'),
  dakshinaCheques: (count: number) =>
    things(count, 'dakshina cheque at the bank', 'dakshina cheques at the bank'),
  dakshinaRefund: (count: number) =>
    things(
      count,
      'payment for a cancelled puja to refund',
      'payments for cancelled pujas to refund',
    ),
  amount: (rupees: string) => `${rupees} at the bank`,
  match: 'Match',
  pack: (count: number) => things(count, 'order to pack', 'orders to pack'),
  packIt: 'Pack',
  check: (count: number) => things(count, 'order payment to check', 'order payments to check'),
  checkIt: 'Check',
  remit: (count: number) =>
    things(count, 'COD parcel not yet paid out', 'COD parcels not yet paid out'),
  withCourier: (rupees: string) => `${rupees} with the courier`,
  returns: (count: number) => things(count, 'return of an order', 'returns of orders'),
  refund: (count: number) => things(count, 'refund to pay', 'refunds to pay'),
  payRefund: 'Refund',
  withoutDay: (count: number) => things(count, 'sponsored day to move', 'sponsored days to move'),
  paidLess: (count: number) =>
    things(count, 'sponsored day paid below its price', 'sponsored days paid below their price'),
  sevas: (count: number) => things(count, 'yearly seva to confirm', 'yearly sevas to confirm'),
  messages: (count: number) => things(count, 'unread message', 'unread messages'),
  answer: 'Answer',
  low: (count: number) => things(count, 'product to restock', 'products to restock'),
  fewLeft: (soldOut: number, few: number) =>
    [soldOut > 0 && `Sold out: ${soldOut}`, few > 0 && `few left: ${few}`]
      .filter(Boolean)
      .join(', ')
      .replace(/^f/, 'F'),
  restock: 'Restock',
  today: 'Pujas today',
  tomorrow: 'Tomorrow',
  later: 'Later, still to confirm',
  noneToday: 'No pujas are booked for today.',
  noneTomorrow: 'No pujas are booked for tomorrow.',
  tooMany: 'Only the first 200 are shown. The others are under Bookings.',
  pujas: (count: number, pending: number) =>
    [things(count, '1 puja', `${count} pujas`), pending > 0 && `${pending} to confirm`]
      .filter(Boolean)
      .join(' · '),
  names: (name: string, others: number) => (others === 0 ? name : `${name}, ${others + 1} names`),
  gotra: (gotra: string) => `${gotra} gotra`,
  noGotra: 'Gotra not known',
  prasad: 'prasad by post',
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm: ${name}`,
  confirmed: (count: number) => things(count, 'Booking confirmed', `${count} bookings confirmed`),
  leftOut: (count: number) =>
    things(
      count,
      'One was left out, because someone else changed it in the meantime.',
      `${count} were left out, because someone else changed them in the meantime.`,
    ),
  emailSoon: (seconds: number) =>
    `We email the devotees in ${seconds} seconds, unless you undo it.`,
  undone: (count: number) =>
    things(count, 'The booking is unconfirmed again', `${count} bookings are unconfirmed again`),
  tooLate: 'Some could no longer be undone.',
  nextFestival: (name: string, day: string) => `${name}, ${day}`,
  nextIn: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  moonriseWord: 'moonrise',
  week: 'This week',
  booked: (count: number) => things(count, '1 booking', `${count} bookings`),
})
