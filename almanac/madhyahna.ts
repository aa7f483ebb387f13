import { madhyahnaOf, overlap } from './day.ts'
import type { Dating } from './dating.ts'
import { dayByPart } from './partOfDay.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'

/**
 * The rule of Shukla chaturthi (Vinayaka, Ganesh Chaturthi, Ganesh Jayanti): the day whose midday
 * it covers more; equal parts, or none of either: the first day. Dharmasindhu prefers the first day
 * whenever it is touched and mentions the larger part as the view of some; almanacs print by that
 * view (Mumbai 2023-09-19; Delhi 2024-12-05, 2025-12-24).
 */
export function dateByMadhyahna(place: Place, tithi: Tithi): Dating | undefined {
  const found = dayByPart(place, tithi, madhyahnaOf)
  if (!found) return undefined
  const puja = overlap(found.part, tithi)
  return {
    date: found.day.date,
    rule: `madhyahna-${found.outcome}`,
    marginMinutes: found.marginMinutes,
    madhyahna: found.part,
    ...(puja && { puja }),
  }
}
