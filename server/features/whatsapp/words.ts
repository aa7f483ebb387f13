import { dayText } from '#contract/i18n/en/dates.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** What the answers to the form say, and emails to the office. */
export const en = {
  codeSent:
    'We sent a 6-digit code to your WhatsApp. Enter the newest one to confirm your number; it works for 24 hours.',
  active: 'Your WhatsApp reminders are already on.',
  changed: 'Your WhatsApp reminders are on, as you chose.',
  testSent:
    'Please check WhatsApp: if your number is confirmed, a sample reminder is on its way; if not, a 6-digit code to confirm it.',
  local: 'WhatsApp is not set up yet: for now only the temple’s staff can see this message.',
  /** What a sample says in place of a reminder's title and text. */
  sample: {
    title: (festival: string) => `This is a test. The next festival is ${festival}`,
    body: (date: string | undefined) =>
      `${date === undefined ? '' : `${dayText(date)}. `}Your reminders will look like this message.`,
    none: 'the next Ganesha festival',
  },
  /** The office hears of every answer that is no wish to stop. */
  reply: {
    subject: (from: string) => `WhatsApp: ${from}`,
    heading: 'An answer to a WhatsApp message',
    name: 'Name',
    phone: 'Phone',
    hidden: 'hidden by its owner',
    stop: 'If this asks for an end of the reminders, please answer: “Send STOP, and no more will come.”',
    answer: 'The person has not been answered. Please call, or write from a phone of the temple.',
  },
}

export type Words = typeof en

export const wordsOf = wordsIn({ en, mr, hi })
