import type { DayPart, Festival } from '#contract/festivals/public.ts'
import {
  longDayText as dayInWords,
  plainClockText as timeInWords,
} from '#contract/i18n/en/longDates.ts'
import { otherDayWords } from './otherDay.ts'

/** `Friday, 27 November`, and `9:58 PM` for `21:58`. */
export {
  longDayText as dayInWords,
  plainClockText as timeInWords,
} from '#contract/i18n/en/longDates.ts'

/**
 * The facts from which a reminder's text is made, for every channel and for the preview on the
 * phone.
 */
export type ReminderFacts = {
  readonly name: string
  /** The date in the person's city. */
  readonly date: string
  readonly daysBefore: number
  readonly moment: 'time' | 'moonrise'
  readonly cityName: string
  readonly moonriseTime?: string | undefined
  readonly puja?: { readonly from: string; readonly until: string } | undefined
  /** Hours of observance of a festival beyond Ganesha’s. */
  readonly hours?: Festival['hours']
  /** The date of another custom, if any (`otherDayWords`). */
  readonly otherDay?: string | undefined
  /** The temple's celebration, in the temple's time zone. */
  readonly startTime?: string | undefined
  readonly venue?: string | undefined
}

/** The facts for a reminder of a festival at a moment, in a city. */
export const reminderFactsOf = (
  festival: Festival,
  { daysBefore, moment }: Pick<ReminderFacts, 'daysBefore' | 'moment'>,
  cityName: string,
): ReminderFacts => ({
  name: festival.name,
  date: festival.date,
  daysBefore,
  moment,
  cityName,
  moonriseTime: festival.moonriseTime,
  puja: festival.puja,
  hours: festival.hours,
  otherDay: otherDayWords(festival, dayInWords),
  startTime: festival.startTime,
  venue: festival.venue,
})

export type Message = { readonly title: string; readonly body: string }

export const daysInWords = (daysBefore: number): string => {
  if (daysBefore === 0) return 'today'
  return daysBefore === 1 ? 'tomorrow' : `in ${daysBefore} days`
}

const isAfterMidnight = (moonriseTime: string): boolean => moonriseTime < '12:00'

const moonriseWords = ({ cityName, moonriseTime }: ReminderFacts): string | undefined =>
  moonriseTime === undefined
    ? undefined
    : `Moonrise in ${cityName} at ${timeInWords(moonriseTime)}` +
      (isAfterMidnight(moonriseTime) ? ', after midnight.' : '.')

const pujaWords = ({ cityName, puja }: ReminderFacts): string | undefined =>
  puja && `Midday puja in ${cityName} from ${timeInWords(puja.from)} to ${timeInWords(puja.until)}.`

const partWords: Readonly<Record<DayPart, string>> = {
  madhyahna: 'Midday worship',
  aparahna: 'Afternoon worship',
  pradosha: 'Evening worship',
  nishita: 'Midnight worship',
  arunodaya: 'Dawn',
  after_bhadra: 'Rakhi',
  fire: 'The fire',
  bhadra_puchha: 'The fire',
  parana: 'The fast is broken',
}

const hoursWords = ({ cityName, hours }: ReminderFacts): string | undefined => {
  if (!hours) return undefined
  const { of, from, until, isNextDay } = hours
  const range = `from ${timeInWords(from)} to ${timeInWords(until)}`
  const when = of === 'parana' ? ' on the next day' : ', after midnight'
  return `${partWords[of]} in ${cityName} ${range}${isNextDay ? when : ''}.`
}

const celebrationWords = ({ startTime, venue }: ReminderFacts): string | undefined => {
  if (startTime !== undefined)
    return `At the temple from ${timeInWords(startTime)}${venue === undefined ? '' : `: ${venue}`}.`
  return venue === undefined ? undefined : `At the temple: ${venue}.`
}

const joined = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ')

/** The day's times in the person's city, and another custom's date. */
const dayWords = (facts: ReminderFacts): readonly (string | undefined)[] => [
  moonriseWords(facts),
  pujaWords(facts),
  hoursWords(facts),
  celebrationWords(facts),
  facts.otherDay,
]

export const reminderMessage = (facts: ReminderFacts): Message => {
  const { name, date, daysBefore, moment } = facts
  if (moment === 'moonrise') {
    const body = joined(moonriseWords(facts), 'Offer arghya to the moon and break your fast.')
    return { title: `${name}: moonrise now`, body }
  }
  return {
    title: `${name} is ${daysInWords(daysBefore)}`,
    body: joined(`${dayInWords(date)}.`, ...dayWords(facts)),
  }
}

/** To those who were reminded of another day. */
export const movedMessage = (facts: ReminderFacts, from: string): Message => ({
  title: `${facts.name} has moved to ${dayInWords(facts.date)}`,
  body: joined(
    `We observe ${facts.name} on ${dayInWords(facts.date)}, not on ${dayInWords(from)}.`,
    ...dayWords(facts),
  ),
})

export const notObservedMessage = (name: string, date: string): Message => ({
  title: `${name} is not observed`,
  body: `We do not observe ${name} on ${dayInWords(date)}.`,
})

/** For subscribers who were told that it is not observed. */
export const observedMessage = (facts: ReminderFacts): Message => ({
  title: `${facts.name} is on ${dayInWords(facts.date)}`,
  body: joined(`We do observe ${facts.name} on ${dayInWords(facts.date)}.`, ...dayWords(facts)),
})

/** Above several messages in one email. */
export const digestTitle = (titles: readonly string[]): string => {
  const [first = '', ...others] = titles
  if (others.length === 0) return first
  return others.length === 1 ? `${first}; ${others[0]}` : `${first}, and ${others.length} more`
}
