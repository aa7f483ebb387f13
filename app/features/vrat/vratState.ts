import type { Observance } from '#almanac/observances.ts'
import { daysBetween } from '#almanac/civilDate.ts'

/** What a devotee is told at a moment in one city. Instants in milliseconds. */
export type VratState =
  | { is: 'fasting'; observance: Observance; moonrise: number }
  | { is: 'risen'; observance: Observance; moonrise: number }
  | { is: 'ahead'; observance: Observance; days: number }
  | { is: 'hidden-moon'; observance: Observance; start: number; end: number; when: 'ahead' | 'now' }

type Moment = { now: number; today: string }

/** How long after moonrise the fast may still be on somebody's mind: a cloudy night's patience. */
const afterMoonriseMs = 3 * 3_600_000

/**
 * From the first hour of its day until the moon has risen a Sankashti is counted down, then said to be
 * over; on Ganesh Chaturthi the moon that is not looked at goes first. Else the next Sankashti.
 */
export function vratState(
  observances: readonly Observance[],
  { now, today }: Moment,
): VratState | undefined {
  return (
    hiddenMoon(observances, { now, today }) ??
    fast(observances, { now, today }) ??
    next(observances, today)
  )
}

function hiddenMoon(observances: readonly Observance[], { now, today }: Moment) {
  for (const observance of observances) {
    if (observance.kind !== 'ganesh_chaturthi') continue
    for (const { start, end } of observance.forbiddenMoon ?? []) {
      const isOfToday = observance.date === today || (now >= start && now < end)
      if (isOfToday && now < end)
        return {
          is: 'hidden-moon' as const,
          observance,
          start,
          end,
          when: now < start ? ('ahead' as const) : ('now' as const),
        }
    }
  }
  return undefined
}

function fast(observances: readonly Observance[], { now, today }: Moment) {
  for (const observance of observances) {
    const moonrise = observance.moonrise?.at
    if (observance.kind !== 'sankashti' || moonrise === undefined) continue
    // After midnight a late moonrise is still the fast of the day before.
    if (now < moonrise && observance.date <= today)
      return { is: 'fasting' as const, observance, moonrise }
    if (now >= moonrise && (observance.date === today || now < moonrise + afterMoonriseMs))
      return { is: 'risen' as const, observance, moonrise }
  }
  return undefined
}

function next(observances: readonly Observance[], today: string) {
  const observance = observances.find(({ kind, date }) => kind === 'sankashti' && date > today)
  return (
    observance && { is: 'ahead' as const, observance, days: daysBetween(today, observance.date) }
  )
}

/** The next moment at which something changes for the eye: the second in the last minute, else the minute. */
export function nextTick(state: VratState | undefined, now: number): number {
  const left = state?.is === 'fasting' ? state.moonrise - now : 0
  if (left > 0 && left <= 61_000) return left % 1_000 || 1_000
  // Minutes are counted towards moonrise, which is not at a whole one.
  return left > 0 ? left % 60_000 || 60_000 : 60_000 - (now % 60_000)
}
