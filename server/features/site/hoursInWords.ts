import { spansOf, weekdaysOf, type OpenSpan } from '#contract/site/openingHours.ts'
import type { HoursWords } from './hoursWords.ts'

/** Days that follow each other, as they are written: `Fri-Mon` is one run. */
const runsOf = (days: readonly number[]): [first: number, last: number][] => {
  const runs: [number, number][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && (run[1] + 1) % 7 === day) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** Undefined where the days are not ours to say: staff translate them. */
export const daysInWords = (text: string, words: HoursWords): string | undefined => {
  if (/^festivals?( days)?$/i.test(text.trim())) return words.festivals
  const days = weekdaysOf(text)
  if (!days) return undefined
  return new Set(days).size === 7 ? words.daily : words.days(runsOf(days))
}

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`

const isAllDay = ({ from, until }: OpenSpan): boolean => from === 0 && until === 24 * 60

/** The same of hours. */
export const hoursInWords = (text: string, words: HoursWords): string | undefined => {
  const spans = spansOf(text)
  if (!spans) return undefined
  if (spans.length === 0) return words.closed
  if (spans.some(isAllDay)) return words.allDay
  return words.spans(spans.map(({ from, until }) => [clock(from), clock(until)] as const))
}

/** Of a line with both, in either order: `Mon-Sat 10 AM-6 PM`. */
export const lineInWords = (text: string, words: HoursWords): string | undefined => {
  const parts = text.trim().split(/\s+/)
  for (let at = 1; at < parts.length; at += 1) {
    const [first, last] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')]
    for (const [days, hours] of [
      [first, last],
      [last, first],
    ] as const) {
      const named = daysInWords(days.replace(/[,:]$/, ''), words)
      const said = hoursInWords(hours.replace(/[,:]$/, ''), words)
      if (named !== undefined && said !== undefined) return words.line(named, said)
    }
  }
  return undefined
}
