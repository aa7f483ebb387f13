import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals.ts'
import { VratCard } from './VratCard.tsx'
import type { VratState } from './vratState.ts'

/** A moonrise of the usual width, if the day's own is not known. */
const someEvening = '20:50'
const soonMs = 2 * 3_600_000 + 22 * 60_000

/**
 * Reserves the space of the day's card until it is computed, so that the calendar below does not
 * jump: the same card with the same words, invisible and silent.
 */
export function VratPlaceholder({ festival, place }: { festival: Festival; place: Place }) {
  const { date, moonriseTime = someEvening, category } = festival
  const moonrise = Date.parse(`${date}T${moonriseTime}:00Z`)
  const day = { festival }
  const start = moonrise - soonMs
  const state: VratState =
    category === 'major'
      ? { is: 'greeting', day, moon: { start, end: moonrise, when: 'ahead' } }
      : { is: 'fasting', day, moonrise }
  // The local minute is read as if it were UTC.
  const there = { ...place, tz: 'UTC' }
  return <VratCard state={state} now={start} place={there} temple={there} isPlaceholder />
}
