import type { DayPart, Festival } from '#contract/festivals/public.ts'
import type { EventWords } from '#contract/i18n/en/festivalEvent.ts'
import { fullTithiName } from './almanacNames.ts'
import { longDateText, plainClockText as clock } from './longDates.ts'
import { otherDayText } from './otherDay.ts'
import { untilAfter } from './untilAfter.ts'

export type { EventWords } from '#contract/i18n/en/festivalEvent.ts'

const parts: Readonly<Record<DayPart, string>> = {
  madhyahna: 'मध्यान्हपूजा',
  aparahna: 'दुपारची पूजा (अपराण्ह)',
  pradosha: 'संध्याकाळची पूजा (प्रदोषकाळ)',
  nishita: 'मध्यरात्रीची पूजा (निशीथकाळ)',
  arunodaya: 'सूर्योदयापूर्वी (अरुणोदय)',
  after_bhadra: 'राखी बांधण्याची वेळ, भद्रेनंतर',
  fire: 'होळी पेटवण्याची वेळ, भद्रेनंतर',
  bhadra_puchha: 'होळी पेटवण्याची वेळ, भद्रेच्या पुच्छकाळात',
  parana: 'उपवास सोडण्याची वेळ (पारणे)',
}

type Hours = NonNullable<Festival['hours']>

const span = (from: string, until: string): string =>
  `${clock(from)} ते ${untilAfter(clock(from), clock(until))}`

const moonriseClock = (time: string, isNextDay: boolean): string =>
  isNextDay ? `${clock(time)}, मध्यरात्रीनंतर` : clock(time)

const range = ({ of, from, until, isNextDay }: Hours): string => {
  const hours = span(from, until)
  if (!isNextDay) return hours
  return of === 'parana' ? `दुसऱ्या दिवशी ${hours}` : `${hours}, मध्यरात्रीनंतर`
}

/** What a festival's event says in a calendar. */
export const eventWords: EventWords = {
  tithi: (number) => `तिथी: ${fullTithiName(number)}.`,
  begins: (time) => `सुरुवात: ${clock(time)} (मंदिरातील घड्याळाप्रमाणे).`,
  place: (venue) => `स्थळ: ${venue}.`,
  moonrise: (city, time, isNextDay) =>
    `${city} येथे चंद्रोदय: ${moonriseClock(time, isNextDay)}. इमारती, डोंगर किंवा धुके असल्यास चंद्र थोडा उशिरा दिसू शकतो.`,
  puja: (city, { from, until }) => `${city} येथे मध्यान्हपूजा: ${span(from, until)}.`,
  hours: (city, hours) => `${city} येथे ${parts[hours.of]}: ${range(hours)}.`,
  otherDay: (festival) => otherDayText(festival, longDateText),
  /** What its alarms say of it. */
  alarm: {
    on: (name, what) => `${name}: ${what}`,
    days: (daysBefore) => ['आज', 'उद्या'][daysBefore] ?? `${daysBefore} दिवसांनी`,
    moonrise: (time, isNextDay) => `चंद्रोदय ${moonriseClock(time, isNextDay)}`,
    puja: (from) => `मध्यान्हपूजा ${clock(from)}`,
    hours: (hours) => `${parts[hours.of]}, ${range(hours)}`,
    begins: (time) => `सुरुवात ${clock(time)}`,
  },
}
