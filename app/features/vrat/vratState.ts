import { daysBetween } from '#almanac/civilDate.ts'
import type { ObservedDay } from '#app/almanac/observedDays.ts'

/** What a devotee sees at a moment in one city. Instants in milliseconds. */
export type VratState =
  | { is: 'fasting'; day: ObservedDay; moonrise: number }
  | { is: 'risen'; day: ObservedDay; moonrise: number }
  | { is: 'ahead'; day: ObservedDay; moonrise: number | undefined; days: number }
  | { is: 'hidden-moon'; day: ObservedDay; start: number; end: number; when: 'ahead' | 'now' }

type Moment = { now: number; today: string }

/** How long after moonrise people may still be waiting to break the fast on a cloudy night. */
const afterMoonriseMs = 3 * 3_600_000

/**
 * A Sankashti is counted down from the first hour of its day until moonrise, and then announced as
 * over; on Ganesh Chaturthi the warning about the moon comes first. Otherwise the next observance
 * is shown, including today's if none of these applies.
 */
export function vratState(
  days: readonly ObservedDay[],
  { now, today }: Moment,
): VratState | undefined {
  return hiddenMoon(days, { now, today }) ?? fast(days, { now, today }) ?? next(days, today)
}

function hiddenMoon(days: readonly ObservedDay[], { now, today }: Moment) {
  for (const day of days) {
    for (const { start, end } of day.observance?.forbiddenMoon ?? []) {
      const isOfToday = day.festival.date === today || (now >= start && now < end)
      if (isOfToday && now < end)
        return {
          is: 'hidden-moon' as const,
          day,
          start,
          end,
          when: now < start ? ('ahead' as const) : ('now' as const),
        }
    }
  }
  return undefined
}

function fast(days: readonly ObservedDay[], { now, today }: Moment) {
  for (const day of days) {
    const { moonrise } = day
    const { date } = day.festival
    if (moonrise === undefined) continue
    // After midnight a late moonrise still belongs to the fast of the day before.
    if (now < moonrise && date <= today) return { is: 'fasting' as const, day, moonrise }
    if (now >= moonrise && (date === today || now < moonrise + afterMoonriseMs))
      return { is: 'risen' as const, day, moonrise }
  }
  return undefined
}

function next(days: readonly ObservedDay[], today: string) {
  const day = days.find(({ festival }) => festival.date >= today)
  return (
    day && {
      is: 'ahead' as const,
      day,
      moonrise: day.moonrise,
      days: daysBetween(today, day.festival.date),
    }
  )
}

/** When the display changes next: every second in the last minute, otherwise every minute. */
export function nextTick(state: VratState | undefined, now: number): number {
  const left = state?.is === 'fasting' ? state.moonrise - now : 0
  if (left > 0 && left <= 61_000) return left % 1_000 || 1_000
  // Counts minutes up to moonrise, which is not on a whole minute.
  return left > 0 ? left % 60_000 || 60_000 : 60_000 - (now % 60_000)
}
