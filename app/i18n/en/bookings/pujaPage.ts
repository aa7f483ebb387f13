import { counted } from '#contract/i18n/en/plural.ts'
import { shortWeekdays } from '#contract/i18n/en/dateTable.ts'
import { catalogue } from '#app/i18n/words.ts'

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
  everyYear: 'A puja every year',
  atHome: 'Puja at home, step by step',
  noneOffered: 'No puja can be booked here at present',
  callUs: 'Please call us, and we will arrange one with you.',
  notOffered: 'This puja is not offered at present. Please choose another',
  sections: {
    puja: 'The puja',
  },
  steps: {
    headings: { puja: 'Puja and day', names: 'Who is it for?' },
    count: (place: number, all: number) => `Step ${place} of ${all}:`,
    next: { puja: 'Your names', names: 'Book Puja' },
    change: 'Change',
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
  days: 'Which day?',
  freeTimes: (count: number) =>
    counted(count, { one: '1 time available.', other: `${count} times available.` }),
  anotherDay: 'Another day',
  weekdays: shortWeekdays,
  free: 'Available',
  leftOfDay: (count: number) => `${count} left`,
  earlierDays: 'Earlier days',
  laterDays: 'Later days',
  festivalOn: (date: string, festival: string) => `${date} is ${festival}.`,
  date: 'Preferred date',
  anyDay: (last: string) => `Choose any date up to ${last}.`,
  time: 'Time of day',
  /** Heard when a day is chosen: “22 Dec: Morning full, Evening free”. */
  timesOf: (date: string, times: string) => `${date}: ${times}`,
  left: (count: number) => counted(count, { one: '1 place left', other: `${count} places left` }),
  full: 'Full',
  wasFull: 'Was full',
  closed: 'Closed',
  over: 'Too late for today',
  chosenGone: 'This time is no longer available. Please choose another.',
  tooClose: 'This time is too close to change online. For changes, please call us:',
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
    name: (place: number) => `Name ${place}`,
    other: 'For someone else',
    otherHint: 'The priest says this name instead of yours.',
    add: 'Add a name',
    remove: (place: number) => `Remove name ${place}`,
  },
  gotra: 'Gotra',
  gotraHint: 'Leave it empty if you don’t know it.',
  more: 'Phone, nakshatra and requests (optional)',
  nakshatra: 'Nakshatra',
  rashi: 'Rashi',
  notChosen: 'Not chosen',
  intention: 'Intention',
  intentionHint: 'What the puja is for: health, a new home, an exam …',
  fullName: 'Your full name',
  fullNameHint: 'The priest says it in the sankalp.',
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
  /** Around the link to them. */
  accept: { before: 'I accept the ', after: '' },
  terms: 'terms and conditions',
  rule: (hours: number) =>
    hours === 0
      ? 'You may move your booking once, or cancel it, until it begins.'
      : counted(hours, {
          one: 'You may move your booking once, or cancel it, up to 1 hour before it begins.',
          other: `You may move your booking once, or cancel it, up to ${hours} hours before it begins.`,
        }),
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
