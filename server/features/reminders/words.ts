import { calendarPageConsent } from '#contract/i18n/en/calendarPageConsent.ts'
import { longDayText, plainClockText } from '#contract/i18n/en/longDates.ts'
import { choiceInWords, listed } from '#contract/i18n/en/reminderChoice.ts'
import { reminderWords } from '#contract/i18n/en/reminders.ts'
import { wordsIn } from '#contract/languages.ts'
import { eveTime, type ReminderChoice } from '#contract/reminders/choice.ts'
import { hi, messages as messagesHi } from './words.hi.ts'
import { mr, messages as messagesMr } from './words.mr.ts'

const daysIn = ({ daysBefore, atEve, atMoonrise, time }: ReminderChoice): string => {
  const before = daysBefore.filter((days) => days > 0)
  const days = listed(before.map(String))
  const parts = [
    ...(before.length > 0 ? [before.join() === '1' ? '1 day before' : `${days} days before`] : []),
    ...(daysBefore.includes(0) ? ['on the day'] : []),
  ]
  const hour = parts.length > 0 ? [`${listed(parts)}, at ${plainClockText(time)}`] : []
  return [
    ...hour,
    ...(atEve ? [`the evening before, at ${plainClockText(eveTime)}`] : []),
    ...(atMoonrise ? ['at moonrise'] : []),
  ].join('; ')
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
    openList: 'See what you need',
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
  /** What somebody has agreed to there. */
  calendarPage: calendarPageConsent,
  stopped: 'Your reminders are stopped.',
}

export type ReminderMailWords = typeof en

export const wordsOf = wordsIn({ en, mr, hi })

/** What a reminder itself says, on whichever channel, and what is written where a day has changed. */
export const messagesOf = wordsIn({
  mr: messagesMr,
  hi: messagesHi,
  en: {
    ...reminderWords,
    moved: {
      title: (name: string, to: string) => `${name} has moved to ${longDayText(to)}`,
      body: (name: string, { from, to }: Readonly<Record<'from' | 'to', string>>) =>
        `We observe ${name} on ${longDayText(to)}, not on ${longDayText(from)}.`,
    },
    notObserved: {
      title: (name: string) => `${name} is not observed`,
      body: (name: string, date: string) => `We do not observe ${name} on ${longDayText(date)}.`,
    },
    observed: {
      title: (name: string, date: string) => `${name} is on ${longDayText(date)}`,
      body: (name: string, date: string) => `We do observe ${name} on ${longDayText(date)}.`,
    },
    /** In place of a festival's name that is not known any more. */
    unnamed: (date: string | null) => (date === null ? 'The festival' : longDayText(date)),
    /** Above several messages in one email. */
    digest: (first: string, others: readonly string[]) =>
      others.length === 1 ? `${first}; ${others[0]}` : `${first}, and ${others.length} more`,
  },
})

export type MessageWords = ReturnType<typeof messagesOf>
