import { overlap, type Span } from './day.ts'
import { firstRise, firstSet, msPerHour } from './horizon.ts'
import type { CivilDate } from './civilDate.ts'
import { hinduDateAt } from './day.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'

/**
 * When the Moon is up and must not be looked at on account of Ganesh Chaturthi: on the festival's day
 * from moonrise to moonset, whether or not chaturthi still lasts; on the evening before (or the day
 * after) as long as it is chaturthi. So almanacs print it, after the story of the Syamantaka jewel.
 */
export function forbiddenMoon(place: Place, tithi: Tithi, date: CivilDate): Span[] {
  const spans: Span[] = []
  let from = tithi.start - 24 * msPerHour
  for (;;) {
    const start = firstRise('moon', place, from, tithi.end + 24 * msPerHour)
    const end = start && firstSet('moon', place, start, start + 24 * msPerHour)
    if (!start || !end) return spans
    const up = { start, end }
    const span = hinduDateAt(place, start) === date ? up : overlap(up, tithi)
    if (span) spans.push(span)
    from = end
  }
}
