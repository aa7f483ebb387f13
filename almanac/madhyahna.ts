import { type Day, daysAround, madhyahnaOf, overlap, type Span } from './day.ts'
import { type Dating, marginOf, type Rule } from './dating.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import type { Instant } from './zone.ts'

const lengthOf = (span: Span | undefined): number => (span ? span.end - span.start : 0)

/**
 * The latest start at which a tithi of some length is still observed on the day of `a` and not on
 * that of `b`, the next midday: until it covers the same part of both; but not before it leaves
 * `a`'s beginning (covers both: the first) nor before it reaches `b`'s (neither: the first).
 */
function latestStart(length: number, a: Span, b: Span): Instant {
  const [weightA, weightB] = [1 / lengthOf(a), 1 / lengthOf(b)]
  const equal = (a.end * weightA + (b.start - length) * weightB) / (weightA + weightB)
  return Math.max(a.start, equal, b.start - length)
}

function choose(middays: readonly { part: number; isLater: boolean }[]): [number, Rule] {
  const parts = middays.map(({ part }) => part)
  const largest = Math.max(...parts)
  if (largest === 0) {
    // It begins after one midday and ends before the next.
    return [middays.findIndex(({ isLater }) => isLater) - 1, 'madhyahna-neither-first']
  }
  const touched = parts.filter((part) => part > 0)
  const isShared = touched.filter((part) => part === largest).length > 1
  return [
    parts.indexOf(largest),
    touched.length === 1
      ? 'madhyahna-only'
      : isShared
        ? 'madhyahna-equal-first'
        : 'madhyahna-larger',
  ]
}

/**
 * The rule of Shukla chaturthi (Vinayaka, Ganesh Chaturthi, Ganesh Jayanti): the day whose midday
 * it covers more; equal parts, or none of either: the first day. Dharmasindhu prefers the first day
 * whenever it is touched and mentions the larger part as the view of some; almanacs print by that
 * view (Mumbai 2023-09-19; Delhi 2024-12-05, 2025-12-24).
 */
export function dateByMadhyahna(place: Place, tithi: Tithi): Dating | undefined {
  const days = daysAround(place, tithi)
  if (!days) return undefined
  const middays = days.map((day: Day) => {
    const madhyahna = madhyahnaOf(day)
    const part = lengthOf(overlap(madhyahna, tithi)) / lengthOf(madhyahna)
    return { date: day.date, madhyahna, part, isLater: madhyahna.start >= tithi.end }
  })
  const [index, rule] = choose(middays)
  const [before, chosen, after] = [middays[index - 1], middays[index], middays[index + 1]]
  if (!chosen) return undefined
  const { date, madhyahna } = chosen
  const length = lengthOf(tithi)
  const puja = overlap(madhyahna, tithi)
  return {
    date,
    rule,
    marginMinutes: marginOf(
      before ? tithi.start - latestStart(length, before.madhyahna, madhyahna) : Infinity,
      after ? latestStart(length, madhyahna, after.madhyahna) - tithi.start : Infinity,
    ),
    madhyahna,
    ...(puja && { puja }),
  }
}
