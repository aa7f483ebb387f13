import {
  plainClockText as exactWords,
  shortDayText as dayName,
} from '#contract/i18n/en/longDates.ts'
import { linkDays } from '#contract/bookings/links.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'
import { slotMinutes, type FreeSlot, type UsualSlot } from '#contract/bookings/pujas.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** `Tue, 1 Dec 2026` and `9:30 AM` */
export { dayName, exactWords }

const slotNames: Readonly<Record<UsualSlot, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
}

const clockOf = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return exactWords([hour, minute].map((part) => String(part).padStart(2, '0')).join(':'))
}

/** `6 AM`, `5:30 AM` */
const shortClock = (minutes: number): string => clockOf(minutes).replace(':00', '')

/** `Evening (4 PM - 8 PM)`, `At moonrise, about 8:51 PM (8:20 PM - 10:20 PM)` */
export const slotText = ({ slot, ...time }: Omit<FreeSlot, 'date'>): string => {
  if (slot !== 'moonrise') {
    const { from, to } = slotMinutes(slot, time)
    return `${slotNames[slot]} (${shortClock(from)} - ${shortClock(to)})`
  }
  const { moonrise } = time
  const hours = slotMinutes(slot, time)
  if (!hours || !moonrise) return 'At moonrise'
  const span = `${clockOf(hours.from)} - ${clockOf(hours.to)}`
  const isNextDay = hours.from >= 24 * 60
  return `At moonrise, about ${exactWords(moonrise)} (${span}${isNextDay ? ', after midnight' : ''})`
}

/** `purva_phalguni` → `Purva Phalguni` */
export const sanskritName = (id: string): string =>
  id.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

export type BookingEvent = BookingStatus | 'moved' | 'address' | 'new_link'

type Words = { readonly subject: string; readonly heading: string; readonly text: string }

type DevoteesNews =
  | Exclude<BookingEvent, 'address'>
  | 'cancelled_by_temple'
  | 'moved_by_temple'
  | 'confirmed_with_time'
  | 'confirmed_afterwards'

const toDevotee: Readonly<Record<DevoteesNews, Words>> = {
  pending: {
    subject: 'We received your puja request',
    heading: 'We have received your request',
    text: 'It is booked once we confirm it. We will email you then.',
  },
  moved: {
    subject: 'We received your request for a new time',
    heading: 'We have received your request for a new time',
    text: 'The new time is booked once we confirm it. We will email you then. A booking can be moved once.',
  },
  confirmed: {
    subject: 'Your puja is confirmed',
    heading: 'Your puja is confirmed',
    text: 'We look forward to it. If you are coming to the temple, please call us for the exact time.',
  },
  confirmed_with_time: {
    subject: 'Your puja is confirmed',
    heading: 'Your puja is confirmed',
    text: 'We look forward to it. If you are coming to the temple, please be there a little before the time given here.',
  },
  confirmed_afterwards: {
    subject: 'Your puja is recorded',
    heading: 'Your puja is recorded',
    text: 'Thank you for celebrating this puja with us. Here are its details.',
  },
  moved_by_temple: {
    subject: 'The temple has given your booking a new time',
    heading: 'Your booking has a new time',
    text: 'If the new time does not suit you, please call us. The link to your booking stays the same.',
  },
  in_progress: {
    subject: 'Your puja has begun',
    heading: 'Your puja has begun',
    text: 'The sankalp is being spoken in your name.',
  },
  performed: {
    subject: 'Your puja was performed',
    heading: 'Your puja was performed',
    text: 'May Lord Ganesha remove every obstacle from your path.',
  },
  prasad_sent: {
    subject: 'Your prasad is on its way',
    heading: 'Your prasad is on its way',
    text: 'We have sent the prasad of your puja to your address.',
  },
  closed: {
    subject: 'Your booking is complete',
    heading: 'Your booking is complete',
    text: 'Thank you for celebrating this puja with us.',
  },
  cancelled: {
    subject: 'Your booking was cancelled',
    heading: 'Your booking was cancelled',
    text: 'Your slot has been released. You are welcome to book another time.',
  },
  new_link: {
    subject: 'A new link to your booking',
    heading: 'Your booking has a new link',
    text: 'Links in earlier emails no longer work. If you did not ask for this, please call us.',
  },
  cancelled_by_temple: {
    subject: 'The temple had to cancel your booking',
    heading: 'The temple had to cancel your booking',
    text: 'We are sorry. Please book another time, or call us and we will help you find one.',
  },
}

/** The temple's office gets emails about what devotees do; it knows its own steps. */
export const toTemple: Readonly<
  Record<'pending' | 'moved' | 'cancelled' | 'address', Pick<Words, 'subject' | 'heading'>>
> = {
  pending: { subject: 'New puja request', heading: 'A devotee asks for a puja' },
  moved: { subject: 'New time requested', heading: 'A devotee asks for a new time' },
  cancelled: { subject: 'Booking cancelled', heading: 'A devotee has cancelled a booking' },
  address: { subject: 'Address for prasad', heading: 'A devotee has given the address for prasad' },
}

export const labels = {
  requested: 'Requested',
  notConfirmed: 'The temple has not confirmed it yet.',
  callNow: (phone: string) =>
    `This puja is too close to change online. Please also ${phone ? 'call' : 'write to'} us, so that we can confirm it in time${phone && `: ${phone}`}`,
  reference: 'Reference',
  puja: 'Puja',
  day: 'Day',
  time: 'Time',
  exactTime: 'Exact time',
  reason: 'Reason',
  priest: 'Priest',
  notes: 'Internal notes',
  before: 'Previously',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  names: 'Names for the sankalp',
  gotra: 'Gotra',
  gotraUnknown: 'not known',
  nakshatra: 'Nakshatra',
  rashi: 'Rashi',
  intention: 'Intention',
  requests: 'Special requests',
  prasad: 'Prasad',
  noPrasad: 'not requested',
  addressMissing: 'to be sent; address needed',
  yourAddressMissing: 'to be sent; we will ask you for the address',
  prasadWanted: 'to be sent',
  restOnPage: 'The names and other details are on your booking page.',
  openBooking: 'See your booking',
  secretLink: 'Anyone with this link can see and change your booking, so please do not share it.',
  linkEnds: `It works until ${linkDays} days after the puja. You can replace it with a new one on your booking page.`,
  linkEnded: `The link to your booking expired ${linkDays} days after the puja. If you have an account, you can still see it there.`,
}

const greeting = (name?: string): string => (name ? `Namaste ${name},` : 'Namaste,')

/** The text of a printed pass. */
const pass = {
  heading: 'Puja pass',
  headingMr: 'पूजा पास',
  token: 'Token',
  puja: 'Puja',
  day: 'Day',
  time: 'Time',
  names: 'In the name of',
  bookedBy: 'Booked by',
  gotra: 'Gotra',
  show: 'Please show this pass at the temple.',
  scan: 'Scan to see your booking, or to change it.',
  prasad: 'Prasad token / प्रसाद टोकन',
  cancelled: { title: 'Cancelled', text: 'This booking was cancelled. The pass is not valid.' },
  pending: { title: 'Not confirmed yet', text: 'The temple has not confirmed this booking.' },
}

/** What devotees read in emails and calendars, and on their pass. */
export const wordsOf = wordsIn({
  mr,
  hi,
  en: { toDevotee, labels, pass, greeting, dayName, exactWords, slotText, sanskritName },
})

export type BookingWords = ReturnType<typeof wordsOf>
