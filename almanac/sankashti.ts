import { hinduDateAt } from './day.ts'
import { type Dating, marginOf } from './dating.ts'
import { firstRise, msPerHour } from './horizon.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { civilDateAt, type Instant } from './zone.ts'

/**
 * Longer than from one moonrise to the next, shorter than to the one after: if the Moon rises daily
 * there is one in every such span, and a tithi (19 to 27 hours) has at most two.
 */
const moonrisesApart = 26 * msPerHour
/** No two moonrises are closer together. */
const leastApart = 20 * msPerHour

/** How far `start` is from its nearest moonrise; `after` is the first one that follows. */
function distanceToMoonrise(place: Place, start: Instant, after: Instant): number {
  let nearest = after - start
  for (let from = start - nearest; ; from += leastApart) {
    const before = firstRise('moon', place, from, start)
    if (before === undefined) return nearest
    nearest = start - before
    from = before
  }
}

/**
 * Sankashti: the fast of Krishna chaturthi, broken at moonrise. Observed on the day at whose
 * moonrise it is chaturthi; if there are two, on the first; if none, on the second day. All three
 * mean the same: **the first moonrise since chaturthi began**, so the date can only change if
 * chaturthi begins near a moonrise. The date is the Hindu day of that moonrise: after midnight,
 * still the day before.
 */
export function dateSankashti(place: Place, { start, end }: Tithi): Dating | undefined {
  const at = firstRise('moon', place, start, start + moonrisesApart)
  const date = at && hinduDateAt(place, at)
  if (!at || !date) return undefined
  const isSecondInTithi = firstRise('moon', place, at + leastApart, end) !== undefined
  return {
    date,
    rule:
      at >= end
        ? 'first-moonrise-after'
        : isSecondInTithi
          ? 'first-of-two-moonrises'
          : 'moonrise-in-tithi',
    marginMinutes: marginOf(distanceToMoonrise(place, start, at)),
    moonrise: { at, civilDate: civilDateAt(at, place.tz) },
  }
}
