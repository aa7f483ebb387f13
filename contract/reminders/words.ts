import type { Festival } from '#contract/festivals/public.ts'
import { occasionOf } from '#contract/guide/occasionOf.ts'
import type { ReminderWords } from '#contract/i18n/en/reminders.ts'
import type { SendingMoment } from './choice.ts'

/**
 * The facts from which a reminder's text is made, for every channel and for the preview on the
 * phone.
 */
export type ReminderFacts = Pick<
  Festival,
  'name' | 'moonriseTime' | 'puja' | 'hours' | 'custom' | 'other' | 'startTime' | 'venue'
> & {
  /** The date in the person's city. */
  readonly date: string
  readonly daysBefore: number
  readonly moment: SendingMoment
  readonly cityName: string
  /** A puja at home leads the family through it. */
  readonly hasRite?: boolean
}

/** The facts for a reminder of a festival at a moment, in a city. */
export const reminderFactsOf = (
  festival: Festival,
  { daysBefore, moment }: Pick<ReminderFacts, 'daysBefore' | 'moment'>,
  cityName: string,
): ReminderFacts => ({
  ...festival,
  daysBefore,
  moment,
  cityName,
  hasRite: occasionOf(festival) !== undefined,
})

export type Message = { readonly title: string; readonly body: string }

const moonriseText = (
  { cityName, moonriseTime }: ReminderFacts,
  words: ReminderWords,
): string | undefined =>
  moonriseTime && words.moonrise(cityName, moonriseTime, moonriseTime < '12:00')

export const joined = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')

/** The day's times in the person's city, and another custom's date. */
export const dayTexts = (
  facts: ReminderFacts,
  words: ReminderWords,
): readonly (string | undefined)[] => {
  const { cityName, puja, hours, startTime, venue } = facts
  return [
    moonriseText(facts, words),
    puja && words.puja(cityName, puja),
    hours && words.hours(cityName, hours),
    startTime || venue ? words.celebration(startTime, venue) : undefined,
    words.otherDay(facts),
  ]
}

export const reminderMessage = (facts: ReminderFacts, words: ReminderWords): Message => {
  const { name, date, daysBefore, moment, hasRite } = facts
  if (moment === 'moonrise') {
    const body = joined(moonriseText(facts, words), words.arghya)
    return { title: words.risesNow(name), body }
  }
  return {
    title: words.title(name, daysBefore),
    body: joined(
      moment === 'eve' && hasRite ? words.ready : undefined,
      words.day(date),
      ...dayTexts(facts, words),
    ),
  }
}
