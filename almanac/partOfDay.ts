import { type Day, daysAround, overlap, type Span } from './day.ts'
import { marginOf } from './dating.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import type { Instant } from './zone.ts'

/** Why it is that day: the only one, the larger or the first of two, or the first of none. */
export type PartOutcome = 'only' | 'larger' | 'equal-first' | 'neither-first'

type DayByPart = { day: Day; part: Span; outcome: PartOutcome; marginMinutes: number }

const lengthOf = (span: Span | undefined): number => (span ? span.end - span.start : 0)

/**
 * The latest start at which a tithi of some length is still observed on the day of `a` and not on
 * that of `b`, the next day's part: until it covers the same share of both; but not before it leaves
 * `a`'s beginning (covers both: the first) nor before it reaches `b`'s (neither: the first).
 */
function latestStart(length: number, a: Span, b: Span): Instant {
  const [weightA, weightB] = [1 / lengthOf(a), 1 / lengthOf(b)]
  const equal = (a.end * weightA + (b.start - length) * weightB) / (weightA + weightB)
  return Math.max(a.start, equal, b.start - length)
}

function choose(parts: readonly { share: number; isLater: boolean }[]): [number, PartOutcome] {
  const shares = parts.map(({ share }) => share)
  const largest = Math.max(...shares)
  if (largest === 0) {
    // It begins after one day's part and ends before the next one's.
    return [parts.findIndex(({ isLater }) => isLater) - 1, 'neither-first']
  }
  const touched = shares.filter((share) => share > 0)
  const isShared = touched.filter((share) => share === largest).length > 1
  return [
    shares.indexOf(largest),
    touched.length === 1 ? 'only' : isShared ? 'equal-first' : 'larger',
  ]
}

/** The day on which a tithi covers more of a part of daylight; see `PartOutcome`. */
export function dayByPart(
  place: Place,
  tithi: Tithi,
  partOf: (day: Day) => Span,
): DayByPart | undefined {
  const days = daysAround(place, tithi)
  if (!days) return undefined
  const parts = days.map((day) => {
    const part = partOf(day)
    const share = lengthOf(overlap(part, tithi)) / lengthOf(part)
    return { day, part, share, isLater: part.start >= tithi.end }
  })
  const [index, outcome] = choose(parts)
  const [before, chosen, after] = [parts[index - 1], parts[index], parts[index + 1]]
  if (!chosen) return undefined
  const { day, part } = chosen
  const length = lengthOf(tithi)
  return {
    day,
    part,
    outcome,
    marginMinutes: marginOf(
      before ? tithi.start - latestStart(length, before.part, part) : Infinity,
      after ? latestStart(length, part, after.part) - tithi.start : Infinity,
    ),
  }
}
