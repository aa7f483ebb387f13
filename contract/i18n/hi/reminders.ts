import type { DayPart } from '#contract/festivals/public.ts'
import type { ReminderWords } from '#contract/i18n/en/reminders.ts'
import { longDayText, plainClockText } from './longDates.ts'
import { otherDayText } from './otherDay.ts'
import { untilAfter } from './untilAfter.ts'

export type { ReminderWords } from '#contract/i18n/en/reminders.ts'

const parts: Readonly<Record<DayPart, string>> = {
  madhyahna: 'मध्याह्न पूजा',
  aparahna: 'दोपहर की पूजा',
  pradosha: 'प्रदोष काल की पूजा',
  nishita: 'मध्यरात्रि की पूजा',
  arunodaya: 'भोर की पूजा',
  after_bhadra: 'राखी बाँधने का समय',
  fire: 'होलिका दहन का समय',
  bhadra_puchha: 'होलिका दहन का समय',
  parana: 'व्रत खोलने का समय',
}

const range = (from: string, until: string): string =>
  `${plainClockText(from)} से ${untilAfter(plainClockText(from), plainClockText(until))} बजे तक`

/** The sentences of a reminder: names of festivals and cities come as they are. */
export const reminderWords: ReminderWords = {
  day: (date) => `${longDayText(date)}।`,
  title: (name, daysBefore) => `${name} ${['आज', 'कल'][daysBefore] ?? `${daysBefore} दिन बाद`} है`,
  ready: 'पूजा की सारी तैयारी हो गई?',
  risesNow: (name) => `${name}: चंद्रोदय हो गया`,
  arghya: 'चंद्रमा को अर्घ्य दें और व्रत खोलें।',
  moonrise: (city, time, isNextDay) =>
    `${city} में चंद्रोदय ${plainClockText(time)} बजे${isNextDay ? ', मध्यरात्रि के बाद' : ''}।`,
  puja: (city, { from, until }) => `${city} में मध्याह्न पूजा ${range(from, until)}।`,
  hours: (city, { of, from, until, isNextDay }) => {
    const next = of === 'parana' ? 'अगले दिन ' : 'मध्यरात्रि के बाद '
    return `${city} में ${parts[of]}: ${isNextDay ? next : ''}${range(from, until)}।`
  },
  celebration: (time, venue) => {
    const when = time === undefined ? '' : ` ${plainClockText(time)} बजे से`
    return `मंदिर में${when}${venue === undefined ? ' उत्सव' : `: ${venue}`}।`
  },
  otherDay: (festival) => otherDayText(festival, longDayText),
}
