import type { DayPart } from '#contract/festivals/public.ts'
import type { ReminderWords } from '#contract/i18n/en/reminders.ts'
import { longDayText, plainClockText } from './longDates.ts'
import { otherDayText } from './otherDay.ts'
import { untilAfter } from './untilAfter.ts'

export type { ReminderWords } from '#contract/i18n/en/reminders.ts'

const parts: Readonly<Record<DayPart, string>> = {
  madhyahna: 'मध्यान्हपूजा',
  aparahna: 'दुपारची पूजा',
  pradosha: 'संध्याकाळची पूजा',
  nishita: 'मध्यरात्रीची पूजा',
  arunodaya: 'सूर्योदयापूर्वीची वेळ',
  after_bhadra: 'राखी बांधण्याची वेळ',
  fire: 'होळी पेटवण्याची वेळ',
  bhadra_puchha: 'होळी पेटवण्याची वेळ',
  parana: 'उपवास सोडण्याची वेळ',
}

const range = (from: string, until: string): string =>
  `${plainClockText(from)} ते ${untilAfter(plainClockText(from), plainClockText(until))}`

/** The sentences of a reminder: names of festivals and cities come as they are. */
export const reminderWords: ReminderWords = {
  day: (date) => `${longDayText(date)}.`,
  title: (name, daysBefore) =>
    `${name} ${['आज', 'उद्या'][daysBefore] ?? `${daysBefore} दिवसांनी`} आहे`,
  ready: 'पूजेची सर्व तयारी झाली का?',
  risesNow: (name) => `${name}: चंद्रोदय झाला`,
  arghya: 'चंद्राला अर्घ्य द्या आणि उपवास सोडा.',
  moonrise: (city, time, isNextDay) =>
    `${city} येथे चंद्रोदय ${plainClockText(time)} वाजता${isNextDay ? ', मध्यरात्रीनंतर' : ''}.`,
  puja: (city, { from, until }) => `${city} येथे मध्यान्हपूजा ${range(from, until)}.`,
  hours: (city, { of, from, until, isNextDay }) => {
    const next = of === 'parana' ? 'दुसऱ्या दिवशी ' : 'मध्यरात्रीनंतर '
    return `${city} येथे ${parts[of]}: ${isNextDay ? next : ''}${range(from, until)}.`
  },
  celebration: (time, venue) => {
    const when = time === undefined ? '' : ` ${plainClockText(time)} पासून`
    return `मंदिरात${when}${venue === undefined ? ' उत्सव' : `: ${venue}`}.`
  },
  otherDay: (festival) => otherDayText(festival, longDayText),
}
