import { catalogue } from '#app/i18n/words.ts'
import type { GiftStatus } from '#contract/monthlyGifts/gift.ts'

/** Giving every month: the form, and the page of a monthly gift. */
export const monthly = catalogue('monthly', {
  page: {
    title: 'Give every month',
    description:
      'A monthly gift to the temple, by card or with a monthly UPI reminder. Pause or stop it at any time.',
  },
  failed: 'The form could not be loaded.',
  intro: 'A gift every month lights the lamps and feeds the devotees all year round.',
  once: 'Give once instead',
  form: {
    way: 'How would you like to give?',
    ways: { card: 'By card, automatically', upi: 'By UPI, with a reminder' },
    wayTexts: {
      card: 'Your card is charged once a month. We email a receipt each time.',
      upi: 'We email you a UPI link once a month. Nothing is paid without you.',
    },
    most: 'Up to ₹15,000 a month.',
    more: 'Purpose (optional)',
    moreAndTax: 'Purpose and 80G receipt (optional)',
    stopAnyTime: 'You can pause, change or stop it at any time, without logging in.',
    nothing: (phone: string) =>
      `You cannot give here right now.${phone && ` Please call the temple: ${phone}.`}`,
    send: 'Give every month',
    sending: 'Sending...',
  },
  sent: {
    title: 'Please check your email',
    text: 'We have sent you a link. Open it and choose “Start reminders”. Until then we send nothing.',
    another: 'Back to the form',
  },
  own: {
    page: { title: 'Your monthly gift', description: 'A monthly gift to the temple.' },
    eyebrow: 'Your monthly gift',
    loading: 'Loading your monthly gift...',
    amount: (amount: string) => `${amount} every month`,
    statuses: {
      pending: 'Not started',
      active: 'Active',
      paused: 'Paused',
      failed: 'Card declined',
      ended: 'Ended',
    } satisfies Record<GiftStatus, string>,
    texts: {
      card: {
        pending: 'The first payment has not reached us yet.',
        active: 'Thank you! Your card is charged once a month.',
        paused: 'Nothing is charged until you resume it.',
        failed:
          'The bank declined this month’s payment. Pay with this or another card to continue; it will be used from then on.',
        ended: 'Nothing more will be charged. Thank you for all you have given.',
      },
      upi: {
        pending: 'Shall we remind you every month? Nothing is ever paid without you.',
        active: 'Thank you! We email you a UPI link once a month.',
        paused: 'We send no reminders until you resume them.',
        failed: '',
        ended: 'We send no more reminders. Thank you for all you have given.',
      },
    } satisfies Record<string, Record<GiftStatus, string>>,
    endedByCard: 'Your card could not be charged several times, so it has ended.',
    stopping:
      'You have stopped it. We could not reach the card provider yet, and keep trying until it is done.',
    next: { card: 'Next charge', upi: 'Next reminder' },
    by: 'Given by',
    ways: { card: 'Card', upi: 'UPI reminder' },
    name: 'Name',
    email: 'Email',
    purpose: 'For',
    reference: 'Reference',
    test: 'A test: no money moves.',
    start: 'Start reminders',
    payNow: 'Pay with another card',
    giveNow: 'Give now by UPI',
    pause: 'Pause',
    resume: 'Resume',
    change: 'Change amount',
    changeLabel: 'New amount every month, in rupees',
    save: 'Save',
    cancel: 'Cancel',
    stop: 'Stop',
    stopTitle: 'Stop this monthly gift?',
    stopText: 'It ends at once. You can begin a new one at any time.',
    stopNow: 'Stop gift',
    keep: 'Keep gift',
    again: 'Give every month',
    months: 'What you have given',
    received: 'Received',
    waiting: 'Not confirmed',
    signedOut: {
      title: 'Whose gift is this?',
      text: 'Please log in to see it, or open the complete link from our email.',
    },
    login: 'Login',
    missing: {
      title: 'This monthly gift cannot be found',
      text: 'The link is incomplete or wrong. Please open the one in our latest email.',
    },
    unreachable: {
      title: 'We can’t load your monthly gift right now',
      text: 'It will load when you’re online.',
    },
  },
  mine: { heading: 'Your monthly gifts', next: (day: string) => `Next on ${day}` },
})
