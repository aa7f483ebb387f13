import { overlap, type Span } from './day.ts'
import { firstRise, firstSet, msPerHour } from './horizon.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'

/**
 * When the Moon is up and must not be looked at because of Ganesh Chaturthi: during chaturthi and,
 * if it has risen in chaturthi, until it sets, even if chaturthi ends before. Drik Panchang states
 * and prints it this way (Delhi 2022: 30 August 15:33-20:40, 31 August 9:26-21:11).
 */
export function forbiddenMoon(place: Place, tithi: Tithi): Span[] {
  const spans: Span[] = []
  let from = tithi.start - 24 * msPerHour
  for (;;) {
    const start = firstRise('moon', place, from, tithi.end)
    const end = start && firstSet('moon', place, start, start + 24 * msPerHour)
    if (!start || !end) return spans
    const span = start >= tithi.start ? { start, end } : overlap({ start, end }, tithi)
    if (span) spans.push(span)
    from = end
  }
}
