import { hoursText } from '#app/i18n/dates.ts'
import { catalogue } from '#app/i18n/words.ts'

/** `24 hours`, `1½ hours`, `45 minutes` */
const timeBefore = (minutes: number): string => {
  const hours = minutes / 60
  return minutes % 30 === 0 && minutes > 30
    ? hoursText({ from: hours, to: hours })
    : `${minutes} minutes`
}

export const pujaPage = catalogue('pujaPage', {
  page: {
    title: 'Book Puja: prices, durations and available times',
    description:
      'Choose a puja, a day and a time; the temple’s priests perform it in your name. See prices, durations and available times.',
  },
  eyebrow: 'Book a puja',
  heading: 'Which puja would you like?',
  intro:
    'The temple’s priests perform it in your name, also outside darshan hours. Prices and durations are approximate.',
  failed: 'The booking form could not be loaded.',
  noneOffered: 'No puja can be booked here at present',
  callUs: 'Please call us, and we will arrange one with you.',
  notOffered: 'This puja is not offered at present. Please choose another',
  sections: {
    puja: 'The puja',
    names: 'Names for the sankalp',
    contact: 'How to reach you',
    prasad: 'Prasad',
    terms: 'Terms and conditions',
  },
  steps: {
    label: 'Steps of the booking',
    short: { puja: 'Puja', day: 'Day and time', names: 'Your names' },
    headings: { puja: 'The puja', day: 'Which day?', names: 'Who is it for?' },
    count: (place: number, all: number) => `Step ${place} of ${all}:`,
    next: { puja: 'Choose a day', day: 'Your names', names: 'Book Puja' },
  },
  summary: {
    heading: 'Your booking',
    puja: 'Puja',
    day: 'Day',
    time: 'Time',
    names: 'In the name of',
    prasad: 'Prasad',
    byPost: 'by post',
  },
  payLater: 'No payment now',
  days: 'The coming days',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  free: 'Available',
  leftOfDay: (count: number) => `${count} left`,
  closedDay: 'Closed',
  earlierDays: 'Earlier days',
  laterDays: 'Later days',
  festivalOn: (date: string, festival: string) => `${date} is ${festival}.`,
  date: 'Preferred date',
  anyDay: (last: string) => `Choose any date up to ${last}.`,
  time: 'Time of day',
  left: (count: number) => (count === 1 ? '1 place left' : `${count} places left`),
  full: 'Full',
  wasFull: 'Was full',
  closed: 'Closed',
  over: 'Too late for today',
  chosenFull: 'This time is full now. Please choose another.',
  chosenClosed: 'This time can no longer be booked. Please choose another.',
  tooClose: 'This time is too close to move or cancel online. To change it later, please call us:',
  noMoonrise: 'There is no time at moonrise on this day. Please choose another.',
  nothingFree: 'No times available on this day.',
  asOf: (when: string) =>
    `Availability as of ${when}. We’ll check again when your booking is sent.`,
  unknown:
    'You’re offline, so available times can’t be shown. Send your request anyway; we’ll check when you’re back online.',
  pickedGone: 'That time is no longer available',
  pickAnother: 'Your details are still here. The nearest available times are:',
  noneNear: 'Your details are still here. Please choose another day.',
  nearestFree: 'Nearest available times:',
  names: {
    hint: 'Up to 11 people. The priest says these names in the sankalp.',
    name: (place: number) => `Name ${place}`,
    firstHint: 'Leave this empty if the puja is only in your name.',
    add: 'Add a name',
    remove: (place: number) => `Remove name ${place}`,
  },
  gotra: 'Gotra',
  gotraUnknown: 'I don’t know my gotra',
  more: 'Nakshatra, rashi and intention (optional)',
  nakshatra: 'Nakshatra',
  rashi: 'Rashi',
  notChosen: 'Not chosen',
  intention: 'Intention',
  intentionHint: 'What the puja is for: health, a new home, an exam …',
  fullName: 'Your full name',
  email: 'Email',
  emailHint: 'We’ll send your confirmation and booking link here.',
  phone: 'Phone (optional)',
  phoneHint: 'In case the priest needs to reach you. Add the country code if outside India.',
  specialRequests: 'Special requests (optional)',
  includePrasad: 'Send me the prasad by post',
  address: {
    line1: 'House and street',
    line2: 'Area or landmark (optional)',
    city: 'City',
    state: 'State (optional)',
    postalCode: 'PIN code',
    postalCodeAbroad: 'Postal code',
    country: 'Country',
  },
  acceptTerms: 'I accept the terms and conditions',
  readTerms: 'Read the terms',
  rule: (minutes: number) =>
    minutes === 0
      ? 'You may move your booking once, or cancel it, until it begins.'
      : `You may move your booking once, or cancel it, up to ${timeBefore(minutes)} before it begins.`,
  booking: 'Booking...',
  editing: 'You are changing a request that has not been accepted yet.',
  another: 'Book another puja',
  accepted: {
    title: 'We have received your request',
    reference: 'Your reference is',
    next: 'It is booked once we confirm it by email. You can open it on this phone, even offline.',
    open: 'Open your booking',
  },
  saved: {
    title: 'Your request is saved on this phone',
    text: 'We’ll send it when you’re online, even if you close this page. It is booked once we confirm it by email.',
    open: 'Open the outbox',
  },
})
