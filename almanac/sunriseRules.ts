import { type Day, daysAround } from './day.ts'
import { type Dating, marginOf } from './dating.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'

/**
 * Gudi Padwa, Anant Chaturdashi: the day at whose sunrise it is the tithi; at two sunrises the
 * first; at none, the day on which it begins.
 */
export function dateBySunrise(place: Place, { start, end }: Tithi): Dating | undefined {
  const days = daysAround(place, { number: 0, start, end })
  const last = days?.findLastIndex(({ sunrise }) => sunrise < end) ?? -1
  const isFirstOfTwo = (days?.[last - 1]?.sunrise ?? -Infinity) >= start
  const index = isFirstOfTwo ? last - 1 : last
  const [before, chosen, after] = [days?.[index - 1], days?.[index], days?.[index + 1]]
  if (!chosen) return undefined
  const { date, sunrise } = chosen
  return {
    date,
    rule: isFirstOfTwo
      ? 'first-of-two-sunrises'
      : sunrise >= start
        ? 'sunrise'
        : 'no-sunrise-begins',
    marginMinutes: marginOf(
      // Earlier, it would miss this sunrise or reach the one before as well;
      Math.min(end - sunrise, start - (before?.sunrise ?? -Infinity)),
      // later, it would reach the next sunrise and no longer this one.
      Math.max((after?.sunrise ?? Infinity) - end, sunrise - start),
    ),
  }
}

/** Three of the fifteen muhurtas of daylight after sunrise. */
const threeMuhurtasInto = ({ sunrise, sunset }: Day): number => sunrise + (sunset - sunrise) / 5

/**
 * Akshaya Tritiya: the second day if the tithi lasts at least three muhurtas after its sunrise,
 * otherwise the first. So it is the last day whose first three muhurtas end within the tithi.
 */
export function dateByThreeMuhurtas(place: Place, tithi: Tithi): Dating | undefined {
  const days = daysAround(place, tithi)
  const index = days?.findLastIndex((day) => threeMuhurtasInto(day) <= tithi.end) ?? -1
  const [chosen, after] = [days?.[index], days?.[index + 1]]
  if (!chosen) return undefined
  return {
    date: chosen.date,
    rule: after && after.sunrise < tithi.end ? 'three-muhurtas-first' : 'three-muhurtas',
    marginMinutes: marginOf(
      tithi.end - threeMuhurtasInto(chosen),
      after ? threeMuhurtasInto(after) - tithi.end : Infinity,
    ),
  }
}
