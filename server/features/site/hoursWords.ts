import { shortWeekdays } from '#contract/i18n/en/dateTable.ts'
import { clockText } from '#contract/i18n/en/dates.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './hoursWords.hi.ts'
import { mr } from './hoursWords.mr.ts'

/** 0 is Monday. */
const weekday = (at: number): string => shortWeekdays[(at + 1) % 7] ?? ''

/** Opening hours as the temple's staff write them in English, in sentences of their own. */
const en = {
  daily: 'Daily',
  /** Days that follow each other: the first and the last of each run. */
  days: (runs: readonly (readonly [first: number, last: number])[]) =>
    runs
      .map(([first, last]) =>
        first === last ? weekday(first) : `${weekday(first)} to ${weekday(last)}`,
      )
      .join(', '),
  festivals: 'Festival days',
  closed: 'Closed',
  allDay: 'Open all day',
  /** Clock times such as `4:00`, `21:00`. */
  spans: (spans: readonly (readonly [from: string, until: string])[]) =>
    spans.map(([from, until]) => `${clockText(from)} to ${clockText(until)}`).join(' and '),
  line: (days: string, hours: string) => `${days}, ${hours}`,
}

export type HoursWords = typeof en

export const hoursWordsOf = wordsIn({ en, mr, hi })
