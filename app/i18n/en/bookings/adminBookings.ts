import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import { linkDays } from '#contract/bookings/links.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'

export const adminBookings = catalogue('adminBookings', {
  title: 'Bookings',
  intro:
    'Use a booking’s button to move it on; open it to change or cancel it. You can undo each step for 10 seconds. The devotee is emailed about it.',
  ways: 'Bookings',
  ahead: 'Today and later',
  day: 'By day',
  all: 'All bookings',
  places: 'Capacity and closed days',
  hours: 'Hours',
  priests: 'Priests',
  mine: 'Your pujas',
  others: 'Other pujas',
  date: 'Day',
  today: 'Today',
  sheet: 'Priest’s list',
  lanes: {
    pending: 'To be confirmed',
    confirmed: 'Confirmed',
    in_progress: 'In progress',
    performed: 'Performed',
    prasad_sent: 'Prasad sent',
    closed: 'Closed',
    cancelled: 'Cancelled',
  } satisfies Record<BookingStatus, string>,
  act: {
    pending: 'Mark as unconfirmed',
    confirmed: 'Confirm',
    in_progress: 'Start',
    performed: 'Mark as performed',
    prasad_sent: 'Mark prasad as sent',
    closed: 'Close',
    cancelled: 'Cancel',
  } satisfies Record<BookingStatus, string>,
  actOn: (act: string, reference: string) => `${act}: ${reference}`,
  moved: (reference: string, lane: string) => `${reference}: ${lane}`,
  emailSoon: (seconds: number) =>
    `We will email the devotee in ${seconds} seconds, unless you undo it.`,
  noEmail: 'The devotee gets no email about this step.',
  undone: (reference: string, lane: string) => `${reference}: back to “${lane}”`,
  undoneText: 'No email was sent.',
  beginsOn: (day: string) => `You can start this puja on ${day}.`,
  cancelTitle: 'Cancel this booking?',
  cancelText: (name: string) =>
    `The slot will be released, and we’ll email ${name}. You can undo this for 10 seconds.`,
  cancelIt: 'Cancel booking',
  emptyDay: 'No bookings on this day',
  emptyDayText:
    'Bookings for this day will appear here. You can choose another day or see all bookings.',
  status: 'Status',
  isUnpaid: 'Confirmed, not paid',
  puja: 'Puja',
  slot: 'Time of day',
  from: 'From',
  to: 'To',
  searchHint: 'Name, email, phone or reference',
  empty: 'No bookings yet',
  emptyText: 'Bookings from devotees will appear here.',
  listLabel: 'Bookings',
  phone: 'Phone',
  email: 'Email',
  reference: 'Reference',
  bookedAt: 'Booked on',
  addressMissing: 'The devotee wants prasad but has given no address yet. Please ask for it.',
  prasad: 'Prasad',
  prasadByPost: 'by post',
  noPrasad: 'not requested',
  next: 'Next step',
  over: 'Nothing more to do.',
  who: (name: string) => `by ${name}`,
  byDevotee: 'by the devotee',
  byTemple: 'by the temple',
  because: (reason: string) => `Reason: ${reason}`,
  reason: 'Reason (optional)',
  reasonHint: 'The devotee reads this in the email and on the booking’s page.',
  wasOn: (when: string) => `moved from ${when}`,
  link: {
    heading: 'The devotee’s link',
    text: `Anyone with this link can see and change the booking until ${linkDays} days after the puja. If it reached the wrong person, make a new one: the old link stops working.`,
    over: `The link expired ${linkDays} days after the puja.`,
    make: 'Make new link',
    title: 'Make a new link?',
    sure: 'Links in earlier emails stop working.',
    sentTo: (email: string) => `We email the new one to ${email}.`,
    confirm: 'Make new link',
    done: 'New link made',
    doneText: 'We have emailed it to the devotee.',
  },
})

export const bookingRows = catalogue('bookingRows', {
  prasad: 'prasad by post',
  addressMissing: ' · address for prasad missing',
  count: (open: number, pending: number) =>
    [
      counted(open, { one: '1 booking', other: `${open} bookings` }),
      pending > 0 && `${pending} to confirm`,
    ]
      .filter(Boolean)
      .join(', '),
  nothingAhead: 'No bookings today or later',
  nothingAheadText: 'New bookings will appear here. Earlier ones are under “All bookings”.',
})

export const moveWords = catalogue('moveWords', {
  heading: 'Move or set a time',
  text: 'We email the devotee, and their link stays the same. You can ignore the notice period, but not full or closed times.',
  exactTime: 'Exact time (optional)',
  move: 'Save the new time',
  moved: 'The booking has a new time',
  emailSoon: (seconds: number) =>
    `We will email the devotee in ${seconds} seconds, unless you undo it.`,
  noEmail: 'The devotee has no email address. Please call.',
})

export const detailWords = catalogue('detailWords', {
  heading: 'Priest, notes and names',
  saved: 'Saved',
  priest: 'Priest',
  priestHint: 'Choose from the list, or write the name of a guest.',
  notServing: (name: string) => `${name} (not serving then)`,
  away: (name: string) => `${name} does not serve at that time.`,
  sameHour: (name: string, time: string) => `${name} has another puja at ${time}:`,
  notes: 'Internal notes',
  notesHint:
    'The devotee never sees these on the site, but gets them when asking for a copy of their data.',
  fullName: 'Booked by',
  names: 'Names for the sankalp',
  namesHint: 'One name on each line.',
  gotra: 'Gotra',
  gotraHint: 'Leave this empty if it is not known.',
})

export const wholeTemple = catalogue('wholeTemple', {
  heading: 'The whole temple',
  text: 'On these days the temple is closed, or open at other hours. The site shows it, and nobody can book a puja on a closed day. Existing bookings stay.',
  noDays: 'No closed days or special hours.',
  date: 'Day of the temple',
  noDate: 'Please choose a day',
  hours: 'Hours',
  hoursHint: 'For example 4 AM-11 PM. Empty: closed.',
  add: 'Add day',
  remove: (day: string) => `Usual hours on ${day}`,
  isClosed: 'Temple closed',
  otherHours: (hours: string) => `Open ${hours}`,
  close: 'Close the temple on this day',
  reopen: 'Open the temple again',
  closeAsk: (day: string) => `Close the temple on ${day}?`,
  stillBooked: (count: number) =>
    counted(count, {
      one: 'There is 1 booking on this day. It stays booked: please call the devotee, or open the booking to move or cancel it.',
      other: `There are ${count} bookings on this day. They stay booked: please call the devotees, or open a booking to move or cancel it.`,
    }),
  closeSure: 'Close the temple',
  closeNot: 'Keep it open',
  closed: (day: string) => `The temple is closed on ${day}`,
  closedText: 'The site shows it. Bookings of that day stay: please call these devotees.',
  reopened: (day: string) => `The temple is open again on ${day}`,
  ceilings: 'Most for all pujas together',
  ceilingsHint: 'How many bookings of all pujas we take in a part of the day. Empty: no limit.',
  ceilingOf: (slot: string) => `${slot}, all pujas`,
  saveCeilings: 'Save limits',
  wrongCeiling: 'Please enter a whole number from 1 to 1,000, or leave it empty',
})

/** The hours of the parts of the day. */
export const dayPartsWords = catalogue('dayParts', {
  heading: 'Parts of the day',
  text: 'When pujas can be booked. New hours apply to new bookings: earlier ones keep the hours we promised.',
  usual: 'Usual hours',
  other: 'Hours on other days',
  isOn: 'Pujas can be booked',
  from: 'From',
  to: 'To',
  everyMinutes: 'Minutes apart',
  everyMinutesHint:
    'With 30, pujas begin every half hour, and each booking gets such a time. Empty: at any time.',
  everyMinutesWrong: 'Please enter whole minutes',
  required: 'Please enter a time',
  weekdays: 'Days with other hours',
  onOtherDays: (slot: string) => `${slot} on these days`,
  save: 'Save hours',
})

export const priestsWords = catalogue('priests', {
  intro:
    'Who can be chosen for a booking, and when each serves. The priests on the site are in the settings.',
  none: 'No priests yet.',
  name: 'Name',
  weekdays: 'Serves on',
  parts: 'Parts of the day',
  daysOff: 'Days off (optional)',
  daysOffHint: 'One date on each line, such as 2026-12-25.',
  accountId: 'Account in the back office',
  noAccount: 'No account',
  untitled: 'New priest',
  add: 'Add priest',
  remove: (name: string) => `Remove ${name}`,
  removeIt: 'Remove',
  required: 'Please enter the name',
  saved: 'Priests saved',
})

export const priestSheet = catalogue('priestSheet', {
  heading: (date: string) => `Pujas on ${date}`,
  print: 'Print',
  printHint: 'Fits on A4. To save it as a file, choose “Save as PDF” in the print window.',
  pending: (count: number) =>
    counted(count, {
      one: '1 booking is not confirmed yet and is not on this list.',
      other: `${count} bookings are not confirmed yet and are not on this list.`,
    }),
  empty: 'No confirmed puja on this day',
  emptyText: 'Only confirmed bookings are on the list.',
  puja: 'Puja',
  names: 'Names for the sankalp',
  gotra: 'Gotra',
  stars: 'Nakshatra, rashi',
  notes: 'Intention and requests',
  gotraUnknown: 'not known',
  guessed: '* put into Devanagari by computer: please ask how it is pronounced.',
  correct: (name: string) => `Correct the spelling of ${name}`,
  inOtherScript: (name: string) => `${name} in the other script`,
  otherScriptHint: 'Leave this empty to use the computer’s spelling.',
  corrected: 'Spelling corrected',
  prasad: 'Prasad by post',
  priest: (name: string) => `Priest: ${name}`,
  whose: 'Show',
  allPriests: 'All priests',
  officeNotes: (notes: string) => `Office: ${notes}`,
})

export const pujaPlaces = catalogue('pujaPlaces', {
  switchedOff: (name: string) => `${name} (switched off)`,
  intro:
    'How many bookings we take in each part of a day, and when a puja is not available. Existing bookings stay as they are.',
  onlyAdmin: 'Only an administrator can change this.',
  which: 'Puja',
  capacity: 'Capacity of each part of a day',
  capacityHint: '0 closes that part of the day.',
  moonriseHint: 'Only on a Sankashti, from half an hour before the moon rises, for two hours.',
  closedWeekdays: 'Closed on every',
  closedDates: 'Closed on these days',
  addDay: 'Add a closed day',
  add: 'Add',
  remove: (day: string) => `Reopen ${day}`,
  noClosed: 'No closed days.',
  pastDay: 'This day is over. Please choose today or a later day.',
  booked: (count: number) =>
    counted(count, {
      one: 'There is 1 booking on a day you are closing.',
      other: `There are ${count} bookings on days you are closing.`,
    }),
  bookedParts: (count: number) =>
    counted(count, {
      one: 'There is 1 booking in the times you are closing.',
      other: `There are ${count} bookings in the times you are closing.`,
    }),
  bookedText: 'They stay booked. Please call the devotees, or open a booking to move or cancel it.',
  bookedMore: 'Only the first are shown. See the others under “All bookings”.',
  wrongCapacity: 'Please enter a whole number from 0 to 1000.',
  wrongDays: 'Please enter a whole number from 1 to 730.',
  wrongHours: 'Please enter the hours as a number up to 1440.',
  wrongMinutes: 'Please enter whole minutes from 0 to 1440.',
  prepare: 'Minutes the priest needs to prepare',
  prepareHint:
    'A part of the day closes online when less than this and the puja’s shortest duration is left of it. The counter can still book it.',
  lead: 'Stop taking online bookings this many hours before (optional)',
  leadHint: 'Before that part of the day begins. Leave this empty if the minutes above are enough.',
  ahead: 'Take bookings up to this many days ahead',
  change: 'Let devotees cancel or move up to this many hours before',
  saved: 'Saved. It applies to new bookings from now on.',
})
