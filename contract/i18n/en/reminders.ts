import type { DayPart, Festival } from '#contract/festivals/public.ts'
import { inBuild } from '#contract/i18n/built.ts'
import { longDayText, plainClockText } from './longDates.ts'
import { otherDayText } from './otherDay.ts'

const parts: Readonly<Record<DayPart, string>> = {
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

const range = (from: string, until: string): string =>
  `from ${plainClockText(from)} to ${plainClockText(until)}`

/** The sentences of a reminder: names of festivals and cities come as they are. */
const words = {
  day: (date: string) => `${longDayText(date)}.`,
  title: (name: string, daysBefore: number) =>
    `${name} is ${['today', 'tomorrow'][daysBefore] ?? `in ${daysBefore} days`}`,
  ready: 'Is everything ready for the puja?',
  risesNow: (name: string) => `${name}: moonrise now`,
  arghya: 'Offer arghya to the moon and break your fast.',
  moonrise: (city: string, time: string, isNextDay: boolean) =>
    `Moonrise in ${city} at ${plainClockText(time)}${isNextDay ? ', after midnight' : ''}.`,
  puja: (city: string, { from, until }: NonNullable<Festival['puja']>) =>
    `Midday puja in ${city} ${range(from, until)}.`,
  hours: (city: string, { of, from, until, isNextDay }: NonNullable<Festival['hours']>) => {
    const next = of === 'parana' ? ' on the next day' : ', after midnight'
    return `${parts[of]} in ${city} ${range(from, until)}${isNextDay ? next : ''}.`
  },
  celebration: (time?: string, venue?: string) => {
    const when = time === undefined ? '' : ` from ${plainClockText(time)}`
    return `At the temple${when}${venue === undefined ? '' : `: ${venue}`}.`
  },
  otherDay: (festival: Pick<Festival, 'custom' | 'other'>) => otherDayText(festival, longDayText),
}

export type ReminderWords = typeof words

export const reminderWords: ReminderWords = inBuild(words)
