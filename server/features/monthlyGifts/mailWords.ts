import { dateText } from '#contract/i18n/en/dates.ts'
import { wordsIn } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import { writeOrCall } from '#server/emails/reach.ts'
import { hi } from './mailWords.hi.ts'
import { mr } from './mailWords.mr.ts'

export type GiftNews =
  | 'ask'
  | 'reminder'
  | 'started'
  | 'changed'
  | 'paused'
  | 'resumed'
  | 'failed'
  | 'failedForGood'
  | 'stopped'

export type Temple = Pick<Site, 'name' | 'phone' | 'email'>

type Words = {
  readonly subject: (amount: string) => string
  readonly texts: (temple: Temple) => readonly string[]
  readonly button: string
}

const seeGift = 'See your monthly gift'

const card: Partial<Record<GiftNews, Words>> = {
  started: {
    subject: (amount) => `Your monthly gift of ${amount} has begun`,
    texts: ({ name }) => [
      `Thank you for supporting ${name} every month. Your card is charged once a month, and we email you a receipt each time.`,
      'You can pause, change or stop it at any time with the button below. Please keep this email.',
    ],
    button: seeGift,
  },
}

const news: Record<GiftNews, Words> = {
  ask: {
    subject: (amount) => `Shall we remind you to give ${amount} every month?`,
    texts: ({ name }) => [
      `Someone, probably you, asked ${name} to send this address a reminder every month, with a link to pay by UPI. Nothing is ever paid without you.`,
      'To begin, open the page and choose “Start reminders”. If it was not you, ignore this email: we won’t send any reminders.',
    ],
    button: 'Start reminders',
  },
  reminder: {
    subject: (amount) => `Your gift of ${amount} this month`,
    texts: ({ name }) => [
      `This is the reminder you asked for. The page below has the UPI code for this month’s gift to ${name}.`,
      'If this month does not suit you, simply ignore it. To stop or pause the reminders, use the same page.',
    ],
    button: 'Give by UPI',
  },
  started: {
    subject: (amount) => `We’ll remind you to give ${amount} every month`,
    texts: ({ name }) => [
      `Thank you for supporting ${name} every month. We’ll email you a link to pay by UPI once a month. Nothing is paid without you.`,
      'You can pause, change or stop the reminders at any time with the button below.',
    ],
    button: seeGift,
  },
  changed: {
    subject: (amount) => `Your monthly gift is now ${amount}`,
    texts: () => ['The new amount counts from next month on.'],
    button: seeGift,
  },
  paused: {
    subject: () => 'Your monthly gift is paused',
    texts: () => ['We won’t ask for anything until you resume it.'],
    button: 'Resume it',
  },
  resumed: {
    subject: () => 'Your monthly gift continues',
    texts: () => ['Thank you for resuming your monthly gift.'],
    button: seeGift,
  },
  failed: {
    subject: () => 'Your card could not be charged this month',
    texts: () => [
      'The bank declined this month’s payment. Often a card has expired or was replaced. Nothing was taken.',
      'To continue, open the page below and pay with this or another card; it will be used from then on. Otherwise the card is tried a few more times in the next weeks, and then your monthly gift ends.',
    ],
    button: 'Pay with another card',
  },
  failedForGood: {
    subject: () => 'Your monthly gift has ended',
    texts: ({ name }) => [
      'Your card could not be charged, so your monthly gift has ended. Nothing more will be taken.',
      `Thank you for all you have given to ${name}. If you like, you can begin again at any time.`,
    ],
    button: seeGift,
  },
  stopped: {
    subject: () => 'Your monthly gift has ended',
    texts: ({ name }) => [
      'As you wished, we have stopped it. Nothing more will be taken or asked for.',
      `Thank you for all you have given to ${name}.`,
    ],
    button: seeGift,
  },
}

/** What emails about monthly gifts say. */
const en = {
  greeting: (name: string) => `Namaste ${name},`,
  test: 'This was a test. No money was paid.',
  dateText,
  news,
  /** By card, where it says something else. */
  card,
  stoppedByTemple: (temple: Temple) =>
    `${temple.name} has stopped it. If you did not expect this, please ${writeOrCall(temple)}.`,
  rows: {
    amount: 'Every month',
    purpose: 'Towards',
    nextCharge: 'Next charge',
    nextReminder: 'Next reminder',
    reference: 'Reference',
  },
}

export const wordsOf = wordsIn({ en, mr, hi })
