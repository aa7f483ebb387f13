import type { DayPart, Festival } from '#contract/festivals/public.ts'
import type { EventWords } from '#contract/i18n/en/festivalEvent.ts'
import { fullTithiName } from './almanacNames.ts'
import { longDateText, plainClockText as clock } from './longDates.ts'
import { otherDayText } from './otherDay.ts'
import { untilAfter } from './untilAfter.ts'

export type { EventWords } from '#contract/i18n/en/festivalEvent.ts'

const parts: Readonly<Record<DayPart, string>> = {
  madhyahna: 'मध्याह्न पूजा',
  aparahna: 'दोपहर की पूजा (अपराह्न)',
  pradosha: 'शाम की पूजा (प्रदोष काल)',
  nishita: 'मध्यरात्रि की पूजा (निशीथ काल)',
  arunodaya: 'सूर्योदय से पहले (अरुणोदय)',
  after_bhadra: 'राखी बाँधने का समय, भद्रा के बाद',
  fire: 'होलिका दहन का समय, भद्रा के बाद',
  bhadra_puchha: 'होलिका दहन का समय, भद्रा पूँछ में',
  parana: 'व्रत खोलने का समय (पारण)',
}

type Hours = NonNullable<Festival['hours']>

const span = (from: string, until: string): string =>
  `${clock(from)} से ${untilAfter(clock(from), clock(until))} बजे तक`

const moonriseClock = (time: string, isNextDay: boolean): string =>
  isNextDay ? `${clock(time)} बजे, मध्यरात्रि के बाद` : `${clock(time)} बजे`

const range = ({ of, from, until, isNextDay }: Hours): string => {
  const hours = span(from, until)
  if (!isNextDay) return hours
  return of === 'parana' ? `अगले दिन ${hours}` : `मध्यरात्रि के बाद ${hours}`
}

/** What a festival's event says in a calendar. */
export const eventWords: EventWords = {
  tithi: (number) => `तिथि: ${fullTithiName(number)}।`,
  begins: (time) => `शुरुआत: ${clock(time)} बजे (मंदिर के स्थानीय समय के अनुसार)।`,
  place: (venue) => `स्थान: ${venue}।`,
  moonrise: (city, time, isNextDay) =>
    `${city} में चंद्रोदय: ${moonriseClock(time, isNextDay)}। इमारतों, पहाड़ों या धुंध के कारण चंद्रमा कुछ देर से दिख सकता है।`,
  puja: (city, { from, until }) => `${city} में मध्याह्न पूजा: ${span(from, until)}।`,
  hours: (city, hours) => `${city} में ${parts[hours.of]}: ${range(hours)}।`,
  otherDay: (festival) => otherDayText(festival, longDateText),
  /** What its alarms say of it. */
  alarm: {
    on: (name, what) => `${name}: ${what}`,
    days: (daysBefore) => ['आज', 'कल'][daysBefore] ?? `${daysBefore} दिन बाद`,
    moonrise: (time, isNextDay) => `चंद्रोदय ${moonriseClock(time, isNextDay)}`,
    puja: (from) => `मध्याह्न पूजा ${clock(from)} बजे`,
    hours: (hours) => `${parts[hours.of]}, ${range(hours)}`,
    begins: (time) => `शुरुआत ${clock(time)} बजे`,
  },
}
