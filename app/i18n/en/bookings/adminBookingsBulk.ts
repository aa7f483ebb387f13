import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { BookingMark } from '#contract/bookings/bulkAdmin.ts'

const bookings = (count: number) => counted(count, { one: '1 booking', other: `${count} bookings` })

const people = (count: number) => counted(count, { one: '1 person', other: `${count} people` })

/** What is done with many bookings in one press. */
export const adminBookingsBulk = catalogue('adminBookingsBulk', {
  select: 'Select bookings',
  confirm: (count: number) => `Confirm ${count}`,
  print: (count: number) => counted(count, { one: 'Print 1 pass', other: `Print ${count} passes` }),
  mark: {
    performed: 'Mark as performed',
    prasad_sent: 'Mark prasad as sent',
  } satisfies Record<BookingMark, string>,
  marked: {
    performed: (count: number) =>
      count === 0 ? 'None marked as performed' : `${bookings(count)} marked as performed`,
    prasad_sent: (count: number) =>
      count === 0 ? 'No prasad marked as sent' : `Prasad marked as sent for ${bookings(count)}`,
  } satisfies Record<BookingMark, (count: number) => string>,
  emailSoon: (seconds: number) => `Any emails go out in ${seconds} seconds, unless you undo it.`,
})

/** One email to the devotees of many bookings. */
export const bookingMessage = catalogue('bookingMessage', {
  open: (count: number) => `Email ${people(count)}`,
  title: (count: number) => `Email ${people(count)}`,
  nobody: 'None of these can be emailed',
  toEach: 'Each address gets one email, even with two bookings. The email lists them.',
  subject: 'Subject',
  text: 'Message',
  required: 'Please write something',
  preview: 'Preview',
  greeting: 'Namaste,',
  theirBookings: 'Below this: their bookings, with the links to them.',
  sure: 'This cannot be undone.',
  change: 'Change the text',
  send: (count: number) => `Send ${counted(count, { one: '1 email', other: `${count} emails` })}`,
  sent: (count: number) =>
    counted(count, { one: '1 email is on its way', other: `${count} emails are on their way` }),
  toCall: (count: number) =>
    counted(count, {
      one: '1 has no email address. Please call:',
      other: `${count} have no email address. Please call:`,
    }),
  noPhone: 'no phone number',
  close: 'Close',
  cancelled: (count: number) =>
    counted(count, {
      one: '1 was cancelled and is left out:',
      other: `${count} were cancelled and are left out:`,
    }),
})

/** Another day or time for many bookings. */
export const bookingMoves = catalogue('bookingMoves', {
  open: 'Move',
  title: (count: number) => `Move ${bookings(count)}`,
  text: 'If there are too few places, those who booked first are moved, and the others stay. We email the devotees.',
  dayHint: 'Leave this empty to keep each day.',
  asBooked: 'As booked',
  missing: 'Please choose a day or a time',
  isOver: 'Please choose today or a later date',
  wanted: (puja: string, slot: string, count: number) => `${puja}, ${slot}: ${bookings(count)}`,
  left: (count: number) => counted(count, { one: '1 place left', other: `${count} places left` }),
  noneLeft: 'not available',
  move: (count: number) => `Move ${count}`,
  moved: (count: number) => `${bookings(count)} moved`,
  partly: (moved: number, left: number) =>
    moved === 0 ? 'None could be moved' : `${bookings(moved)} moved, ${left} not moved`,
  emailSoon: (seconds: number) =>
    `We will email the devotees in ${seconds} seconds, unless you undo it.`,
  again: (count: number) => `Choose another time for ${count}`,
  close: 'Close',
  undone: (count: number) => (count === 0 ? 'None moved back' : `${bookings(count)} moved back`),
})
