import type { Aarti } from '#contract/site/visit.ts'

const minuteMs = 60_000
/** How long after its beginning a worship is marked *Now*. */
const nowMs = 30 * minuteMs

export type TimedAarti<A = Aarti> = {
  aarti: A
  /** Undefined while the day's times are not known, or on a day without a sunrise or sunset. */
  at: number | undefined
}

type Times = {
  midnight: number
  sunrise?: number | undefined
  sunset?: number | undefined
}

/** A day's worship in order of time, at the temple. */
export function aartisOfDay<A extends Pick<Aarti, 'from' | 'minutes'>>(
  aartis: readonly A[],
  times: Times | undefined,
): TimedAarti<A>[] {
  const timed = aartis.map((aarti) => {
    const start = times?.[aarti.from]
    const exact = start === undefined ? undefined : start + aarti.minutes * minuteMs
    return { aarti, at: exact === undefined ? undefined : exact - (exact % minuteMs) }
  })
  // One without a time stays between its neighbours.
  if (timed.some(({ at }) => at === undefined)) return timed
  return timed.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
}

export type Mark = { index: number; is: 'now' | 'next' } | undefined

/** The index of the one that has just begun, or of the next one today. */
export function markOf(timed: readonly Pick<TimedAarti, 'at'>[], now: number): Mark {
  const current = timed.findLastIndex(({ at }) => at !== undefined && at <= now && now - at < nowMs)
  if (current >= 0) return { index: current, is: 'now' }
  const next = timed.findIndex(({ at }) => at !== undefined && at > now)
  return next >= 0 ? { index: next, is: 'next' } : undefined
}
