import type { Instant } from './zone.ts'

/** A tithi, nakshatra, yoga or karana among others of its kind, each of which lasts until its end. */
type WithEnd = { end: Instant }

export type Leading<P> = {
  /** What runs now; on another day, and while the hour is not known, what runs at sunrise. */
  lead: P
  isNow: boolean
  /** The day's own. */
  atSunrise: P
  /** The others from sunrise on, in order, the one at sunrise among them. */
  others: P[]
}

/**
 * Which tithi a day is said to have: the one answer of every page, card and list. `parts` run from
 * the beginning of the date on, one after another; `now` is given only on that date.
 */
export function leading<P extends WithEnd>(
  parts: readonly P[],
  sunrise: Instant,
  now?: Instant,
): Leading<P> | undefined {
  const own = parts.findIndex(({ end }) => sunrise < end)
  const running = now === undefined ? -1 : parts.findIndex(({ end }) => now < end)
  const [atSunrise, lead] = [parts[own], parts[running === -1 ? own : running]]
  if (!atSunrise || !lead) return undefined
  return {
    lead,
    isNow: running !== -1,
    atSunrise,
    others: parts.slice(own).filter((part) => part !== lead),
  }
}
