import { type ChosenDay, chosenDays } from '#almanac/chosenDays.ts'
import { addDays, type CivilDate, clipDate } from '#almanac/civilDate.ts'
import { observances } from '#almanac/observances.ts'
import { panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import { clockAt, type Instant, startOfDay } from '#almanac/zone.ts'
import type { Festival, FestivalOverride } from '#contract/festivals.ts'
import { festivalsOf } from '#contract/festivalsOf.ts'
import { mergeOverrides, movesOf, widestMoveDays } from '#contract/mergeOverrides.ts'
import { foldVinayaka } from './foldVinayaka.ts'

/** A day as the temple keeps it, with what the almanac knows of it. */
export type ObservedDay = {
  festival: Festival
  /** Absent where staff added the day. */
  observance?: ChosenDay
  /** Of the evening on which it is kept, where a fast waits for it. */
  moonrise?: Instant
}

export type ObservedDaysAsked = {
  place: Place
  reference: Place
  from: CivilDate
  to: CivilDate
  overrides: readonly FestivalOverride[]
  /** Another sky than the temple's. */
  isElsewhere: boolean
}

/** The days from one date to another, both included, with the temple's changes over what is computed. */
export function observedDays({
  place,
  reference,
  from,
  to,
  overrides,
  isElsewhere,
}: ObservedDaysAsked): ObservedDay[] {
  // Mostly nothing was moved, and nothing more need be computed.
  const choices = movesOf(overrides)
  const wider = choices.length > 0 ? widestMoveDays : 0
  const found = observances(place, clipDate(addDays(from, -wider)), clipDate(addDays(to, wider)), {
    reference,
  })
  const chosen = chosenDays(place, choices, { reference })
  const told = (days: readonly ChosenDay[]) => festivalsOf(days, (at) => clockAt(at, place.tz))
  const range = { from, to, isElsewhere, moved: told(chosen) }
  return foldVinayaka(mergeOverrides(told(found), overrides, range)).map((festival) => {
    const ofFestival = ({ key, date }: ChosenDay) => key === festival.key && date === festival.date
    const observance = found.find(ofFestival) ?? chosen.find(ofFestival)
    const isAsComputed = observance && told([observance])[0]?.moonriseTime === festival.moonriseTime
    const moonrise = isAsComputed
      ? observance.moonrise?.at
      : moonriseOf(festival, observance, { place, reference })
    return {
      festival,
      ...(observance && { observance }),
      ...(moonrise !== undefined && { moonrise }),
    }
  })
}

/** Staff's own time, else the moonrise of the evening they chose. */
function moonriseOf(
  { date, category, moonriseTime }: Festival,
  observance: ChosenDay | undefined,
  { place, reference }: { place: Place; reference: Place },
): Instant | undefined {
  const isFast = observance
    ? observance.kind === 'sankashti'
    : category === 'sankashti' || category === 'angaraki'
  if (!isFast) return undefined
  if (moonriseTime === undefined) return panchang(place, date, { reference }).moonrise?.at
  const [hours = 0, minutes = 0] = moonriseTime.split(':').map(Number)
  // What is looked for in the evening and comes in the morning is the next date's.
  const day = hours < 12 ? addDays(date, 1) : date
  return startOfDay(day, place.tz) + (hours * 60 + minutes) * 60_000
}
