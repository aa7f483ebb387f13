import { wordsIn } from '#contract/languages.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { choiceInWords, listed } from '#contract/reminders/choiceWords.ts'
import {
  digestTitle,
  movedMessage,
  notObservedMessage,
  observedMessage,
  reminderMessage,
  timeInWords,
} from '#contract/reminders/words.ts'

const daysIn = ({ daysBefore, atMoonrise, time }: ReminderChoice): string => {
  const before = daysBefore.filter((days) => days > 0).map(String)
  const last = before.at(-1) === '1' && before.length === 1 ? 'day' : 'days'
  const parts = [
    ...(before.length > 0 ? [`${listed(before)} ${last} before`] : []),
    ...(daysBefore.includes(0) ? ['on the day'] : []),
  ]
  const hour = parts.length > 0 ? [`${listed(parts)}, at ${timeInWords(time)}`] : []
  return [...hour, ...(atMoonrise ? ['at moonrise'] : [])].join('; ')
}

/** What reminder emails say besides the reminder itself, in English. */
export const en = {
  confirm: {
    subject: 'Please confirm your festival reminders',
    heading: 'Namaste,',
    request: (temple: string) =>
      `You asked ${temple} to send festival reminders to this email address.`,
    which: 'Which festivals',
    when: 'When',
    where: 'City',
    button: 'Confirm reminders',
    expiry: 'This link works for three days.',
    notYou: 'If you didn’t, ignore this email and nothing will change.',
    festivals: choiceInWords,
    times: daysIn,
  },
  reminder: {
    heading: 'Namaste,',
    open: 'See the festival',
    openCalendar: 'See the calendar',
    why: (city: string) =>
      `You asked us for festival reminders. Dates and times are those of ${city}.`,
    change: 'Change, pause or stop these reminders',
  },
  test: {
    subject: (title: string) => `Test: ${title}`,
    none: {
      push: 'None of your browsers gets reminders. Turn them on at /reminders while you are logged in.',
      whatsapp:
        'You have confirmed no WhatsApp number. Confirm yours at /reminders while you are logged in.',
    },
    why: 'This is a test that you asked for in the back office. Subscribers receive this message, with a link to change or stop their reminders.',
  },
  stopped: 'Your reminders are stopped.',
  allPassed:
    'The times you chose have already passed for this festival, so no reminder would come. Please choose another time or festival.',
  noMoonrise:
    'The festivals you chose do not end with the moonrise, so no reminder would come. Please choose a day.',
}

export type ReminderMailWords = typeof en

export const wordsOf = wordsIn({ en })

/** What a reminder itself says, on whichever channel. */
export const messagesOf = wordsIn({
  en: { digestTitle, movedMessage, notObservedMessage, observedMessage, reminderMessage },
})
