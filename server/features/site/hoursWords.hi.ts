import { shortWeekdays } from '#contract/i18n/hi/dateTable.ts'
import { clockText } from '#contract/i18n/hi/dates.ts'
import { untilAfter } from '#contract/i18n/hi/untilAfter.ts'

/** 0 is Monday. */
const weekday = (at: number): string => shortWeekdays[(at + 1) % 7] ?? ''

/** Opening hours in Hindi: `सोम से शुक्र, सुबह 6:00 से दोपहर 12:00 बजे तक`. */
export const hi = {
  daily: 'रोज़',
  days: (runs: readonly (readonly [first: number, last: number])[]) =>
    runs
      .map(([first, last]) =>
        first === last ? weekday(first) : `${weekday(first)} से ${weekday(last)}`,
      )
      .join(', '),
  festivals: 'त्योहार के दिन',
  closed: 'बंद',
  allDay: 'पूरे दिन खुला',
  spans: (spans: readonly (readonly [from: string, until: string])[]) => {
    const each = spans.map(([from, until]) => {
      const begin = clockText(from)
      return `${begin} से ${untilAfter(begin, clockText(until))}`
    })
    return `${each.join(' और ')} बजे तक`
  },
  line: (days: string, hours: string) => `${days}, ${hours}`,
}
