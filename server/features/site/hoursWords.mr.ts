import { shortWeekdays } from '#contract/i18n/mr/dateTable.ts'
import { clockText } from '#contract/i18n/mr/dates.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

/** 0 is Monday. */
const weekday = (at: number): string => shortWeekdays[(at + 1) % 7] ?? ''

/** Opening hours in Marathi: `सोम ते शुक्र, सकाळी 6:00 ते दुपारी 12:00`. */
export const mr = {
  daily: 'दररोज',
  days: (runs: readonly (readonly [first: number, last: number])[]) =>
    runs
      .map(([first, last]) =>
        first === last ? weekday(first) : `${weekday(first)} ते ${weekday(last)}`,
      )
      .join(', '),
  festivals: 'सणांच्या दिवशी',
  closed: 'बंद',
  allDay: 'दिवसभर उघडे',
  spans: (spans: readonly (readonly [from: string, until: string])[]) =>
    spans
      .map(([from, until]) => {
        const begin = clockText(from)
        return `${begin} ते ${untilAfter(begin, clockText(until))}`
      })
      .join(' आणि '),
  line: (days: string, hours: string) => `${days}, ${hours}`,
}
