import { hinduDateAt } from './day.ts'
import { type Dating, marginOf } from './dating.ts'
import { firstRise, msPerHour } from './horizon.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { civilDateAt, type Instant } from './zone.ts'

/**
 * Longer than from one moonrise to the next, shorter than to the one after: where the Moon rises daily
 * there is one in every such span, and a tithi (19 to 27 hours) sees at most two.
 */
const moonrisesApart = 26 * msPerHour

function lastMoonriseBefore(place: Place, at: Instant): Instant | undefined {
  let last: Instant | undefined
  for (let from = at - moonrisesApart; ; from = last + msPerHour) {
    const rise = firstRise('moon', place, from, at)
    if (rise === undefined) return last
    last = rise
  }
}

/**
 * Sankashti: the fast of Krishna chaturthi, broken at moonrise. Kept on the day at whose moonrise it is
 * chaturthi; at two, on the first; at none, on the second day. All three say the same: **the first
 * moonrise since chaturthi began**, so the date can only change where chaturthi begins near a moonrise.
 * The date is the Hindu day of that moonrise: after midnight, still the day before's.
 */
export function dateSankashti(place: Place, { start, end }: Tithi): Dating | undefined {
  const at = firstRise('moon', place, start, start + moonrisesApart)
  const date = at && hinduDateAt(place, at)
  if (!at || !date) return undefined
  const isSecondInTithi = firstRise('moon', place, at + msPerHour, end) !== undefined
  const before = lastMoonriseBefore(place, start)
  return {
    date,
    rule:
      at >= end
        ? 'first-moonrise-after'
        : isSecondInTithi
          ? 'first-of-two-moonrises'
          : 'moonrise-in-tithi',
    marginMinutes: marginOf(at - start, start - (before ?? Number.NEGATIVE_INFINITY)),
    moonrise: { at, civilDate: civilDateAt(at, place.tz) },
  }
}
