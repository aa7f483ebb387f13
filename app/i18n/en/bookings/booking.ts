import { catalogue } from '#app/i18n/words.ts'
import { linkDays } from '#contract/bookings/links.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'

/** A booking's own page, and its commands in the outbox and in messages. */
export const booking = catalogue('booking', {
  page: {
    title: 'Your puja booking',
    description: 'Your puja at the temple: its day, its time and its status.',
  },
  loading: 'Loading your booking...',
  reference: 'Reference',
  day: 'Day',
  time: 'Time',
  span: (from: string, to: string) => `${from} - ${to}`,
  bookedBy: 'Booked by',
  inName: 'In the name of',
  prasad: 'Prasad',
  prasadTo: 'by post',
  names: 'Names in the sankalp',
  gotra: 'Gotra',
  gotraUnknown: 'not known',
  nakshatra: 'Nakshatra',
  rashi: 'Rashi',
  intention: 'Intention',
  requests: 'Special requests',
  status: {
    pending: 'Requested',
    confirmed: 'Confirmed',
    in_progress: 'In progress',
    performed: 'Performed',
    prasad_sent: 'Prasad sent',
    closed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<BookingStatus, string>,
  trail: 'Status',
  steps: {
    pending: 'We have received your request. It is booked once we confirm it by email.',
    confirmed: 'Confirmed: your puja is booked.',
    in_progress: 'Your puja is being performed.',
    performed: 'Your puja has been performed.',
    prasad_sent: 'Your prasad is on its way.',
    closed: 'Your booking is complete.',
    cancelled: 'Your booking was cancelled.',
  } satisfies Record<BookingStatus, string>,
  moved: (by: 'devotee' | 'temple', from: string) =>
    by === 'devotee' ? `You moved it from ${from}.` : `We moved it from ${from}.`,
  cancelledByYou: 'You cancelled this booking.',
  qr: 'QR code of this page',
  pass: 'Your pass',
  toPujas: 'Back to pujas',
  print: 'Print',
  show: 'Show this at the temple.',
  opensOffline: 'It opens offline too.',
  addToCalendar: 'Add to calendar',
  calendarOffline: 'You can add it to your calendar when you’re online.',
  calendarFailed: {
    title: 'The calendar file could not be opened',
    refused:
      'This link no longer opens the booking. Please open the link in our latest email, or log in if you booked with an account.',
    offline: 'You can add it to your calendar when you’re online.',
    trouble: 'Please try again in a moment.',
  },
  asOfThen: (when: string) => `Saved on this phone on ${when}.`,
  asOf: (when: string) => `As of ${when}. We can’t check for changes right now.`,
  change: 'Change your booking',
  ruleBoth: (until: string) => `You may move it once, or cancel it, up to ${until}.`,
  ruleCancel: (until: string) =>
    `You have already moved it. You may still cancel it up to ${until}.`,
  ruleOver: 'This booking can no longer be changed online. Please call us:',
  callNow:
    'This puja is too close to change online. Please also call us, so that we can confirm it in time:',
  move: 'Move to another day',
  moveHeading: 'Move to another day',
  moveText: 'You can move it only once. We confirm the new time by email.',
  moveIt: 'Move booking',
  moving: 'Moving...',
  back: 'Keep this time',
  cancel: 'Cancel booking',
  cancelHeading: 'Cancel this booking?',
  cancelText: 'Your slot will be released. This cannot be undone.',
  cancelIt: 'Cancel booking',
  cancelling: 'Cancelling...',
  keep: 'Keep booking',
  addressHeading: 'Where should we send the prasad?',
  addressText: 'You asked for prasad, but we have no address yet.',
  giveAddress: 'Send address',
  formMissing: 'This form could not be loaded.',
  sending: 'Sending...',
  waiting: {
    cancelBooking: 'The cancellation is waiting to be sent.',
    rescheduleBooking: (when: string) => `The move to ${when} is waiting to be sent.`,
    giveAddress: 'The address is waiting to be sent.',
  },
  refused: {
    cancelBooking: 'The cancellation was not accepted.',
    rescheduleBooking: 'The move was not accepted.',
    giveAddress: 'The address was not accepted.',
  },
  understood: 'OK',
  missing: {
    title: 'This booking cannot be opened',
    text: 'The link is incomplete, or a newer one has replaced it. Please open the link in our latest email, or log in if you booked with an account.',
  },
  expired: {
    title: 'This link has expired',
    text: `The link to a booking works until ${linkDays} days after the puja. If you booked with an account, log in to see the booking.`,
  },
  signedOut: {
    title: 'Whose booking is this?',
    text: 'Please log in to see it, or open the link in our email.',
  },
  login: 'Login',
  linkOver: `The link to a booking expires ${linkDays} days after the puja. If you booked with an account, log in to see its latest status.`,
  unreachable: {
    title: 'We can’t load this booking right now',
    text: 'You have not opened it on this phone before. It will load when you’re online.',
  },
  toPuja: 'Book Puja',
  commands: {
    createBooking: {
      name: 'Puja booking',
      success: {
        title: 'Booking successful!',
        description: "We'll contact you shortly to confirm the details.",
      },
      failure: {
        title: 'Booking failed',
        description: 'There was an error submitting your booking. Please try again.',
      },
    },
    cancelBooking: {
      name: 'Cancellation of a puja',
      success: { title: 'Booking cancelled', description: 'Your slot has been released.' },
      failure: { title: 'Not cancelled', description: 'There was an error. Please try again.' },
    },
    rescheduleBooking: {
      name: 'New time for a puja',
      success: {
        title: 'New time requested',
        description: 'We’ll email you when it is confirmed.',
      },
      failure: { title: 'Not moved', description: 'There was an error. Please try again.' },
    },
    giveAddress: {
      name: 'Address for prasad',
      success: { title: 'Address received', description: 'We’ll send the prasad there.' },
      failure: { title: 'Address not sent', description: 'There was an error. Please try again.' },
    },
    claimDakshina: {
      name: 'Dakshina by UPI',
      success: {
        title: 'Thank you for telling us',
        description: 'We’ll confirm it once it reaches our bank.',
      },
      failure: { title: 'Not sent', description: 'There was an error. Please try again.' },
    },
  },
})
