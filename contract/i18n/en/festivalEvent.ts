import { fullTithiName } from '#almanac/tithiNames.ts'
import type { DayPart, Festival } from '#contract/festivals/public.ts'
import { inBuild } from '#contract/i18n/built.ts'
import { longDateText, plainClockText as clock } from './longDates.ts'
import { otherDayText } from './otherDay.ts'

const parts: Readonly<Record<DayPart, string>> = {
  madhyahna: 'Midday worship (madhyahna)',
  aparahna: 'Afternoon worship (aparahna)',
  pradosha: 'Evening worship (pradosha)',
  nishita: 'Midnight worship (nishita)',
  arunodaya: 'Before sunrise (arunodaya)',
  after_bhadra: 'Rakhi, after Bhadra',
  fire: 'Fire, after Bhadra',
  bhadra_puchha: 'Fire, in the tail of Bhadra (puchha)',
  parana: 'The fast is broken (parana)',
}

type Hours = NonNullable<Festival['hours']>

const moonriseClock = (time: string, isNextDay: boolean): string =>
  isNextDay ? `${clock(time)}, after midnight` : clock(time)

const range = ({ of, from, until, isNextDay }: Hours): string => {
  const hours = `${clock(from)} to ${clock(until)}`
  if (!isNextDay) return hours
  return of === 'parana' ? `${hours} on the next day` : `${hours}, after midnight`
}

/** What a festival's event says in a calendar. */
const words = {
  tithi: (number: number) => `Tithi: ${fullTithiName(number)}.`,
  begins: (time: string) => `Begins at ${clock(time)} by the temple’s clock.`,
  place: (venue: string) => `Place: ${venue}.`,
  moonrise: (city: string, time: string, isNextDay: boolean) =>
    `Moonrise in ${city}: ${moonriseClock(time, isNextDay)}. Buildings, hills or haze may delay your sight of it.`,
  puja: (city: string, { from, until }: NonNullable<Festival['puja']>) =>
    `Midday puja in ${city}: ${clock(from)} to ${clock(until)}.`,
  hours: (city: string, hours: Hours) => `${parts[hours.of]} in ${city}: ${range(hours)}.`,
  otherDay: (festival: Pick<Festival, 'custom' | 'other'>) => otherDayText(festival, longDateText),
  /** What its alarms say of it. */
  alarm: {
    on: (name: string, what: string) => `${name}: ${what}`,
    days: (daysBefore: number) => ['today', 'tomorrow'][daysBefore] ?? `in ${daysBefore} days`,
    moonrise: (time: string, isNextDay: boolean) => `moonrise, ${moonriseClock(time, isNextDay)}`,
    puja: (from: string) => `midday puja, ${clock(from)}`,
    hours: (hours: Hours) => `${parts[hours.of]}, ${range(hours)}`,
    begins: (time: string) => `begins at ${clock(time)}`,
  },
}

export type EventWords = typeof words

export const eventWords: EventWords = inBuild(words)
