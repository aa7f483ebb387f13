import { daysBetween } from '#almanac/civilDate.ts'
import type { ObservedDay } from '#app/almanac/observedDays.ts'

/** What a devotee sees at a moment in one city. Instants in milliseconds. */
export type VratState =
  | { is: 'fasting'; day: ObservedDay; moonrise: number }
  | { is: 'risen'; day: ObservedDay; moonrise: number }
  | { is: 'ahead'; day: ObservedDay; moonrise: number | undefined; days: number }
  | { is: 'greeting'; day: ObservedDay; moon: HiddenMoon | undefined }
  | ({ is: 'hidden-moon'; day: ObservedDay } & HiddenMoon)

/** When the moon is up and must not be looked at. */
type HiddenMoon = { start: number; end: number; when: 'ahead' | 'now' }

type Moment = { now: number; today: string }

/** How long after moonrise people may still be waiting to break the fast on a cloudy night. */
const afterMoonriseMs = 3 * 3_600_000

/**
 * The state of the current or next observance. Ganesh Chaturthi: a greeting all day; on the evening
 * before or after, its moon may have to be avoided. A Sankashti: a countdown from the start of its
 * day until moonrise, then over. Otherwise the next observance, which may be today's.
 */
export function vratState(
  days: readonly ObservedDay[],
  { now, today }: Moment,
): VratState | undefined {
  return (
    greeting(days, { now, today }) ??
    hiddenMoon(days, now) ??
    fast(days, { now, today }) ??
    next(days, today)
  )
}

function greeting(days: readonly ObservedDay[], { now, today }: Moment) {
  const day = days.find(
    ({ festival, observance }) =>
      festival.date === today && observance?.kind === 'ganesh_chaturthi',
  )
  return day && { is: 'greeting' as const, day, moon: moonsAhead(day, now)[0] }
}

function hiddenMoon(days: readonly ObservedDay[], now: number) {
  for (const day of days) {
    const moon = moonsAhead(day, now).find(({ when }) => when === 'now')
    if (moon) return { is: 'hidden-moon' as const, day, ...moon }
  }
  return undefined
}

const moonsAhead = ({ observance }: ObservedDay, now: number): HiddenMoon[] =>
  (observance?.forbiddenMoon ?? [])
    .filter(({ end }) => now < end)
    .map(({ start, end }) => ({ start, end, when: now < start ? 'ahead' : 'now' }))

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
