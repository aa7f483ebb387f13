import { type ChosenDay, chosenDays } from '#almanac/chosenDays.ts'
import { addDays, type CivilDate, clipDate } from '#almanac/civilDate.ts'
import { observances } from '#almanac/observances.ts'
import { panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import { clockAt, type Instant, startOfDay } from '#almanac/zone.ts'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import { festivalsOf } from '#contract/festivals/festivalsOf.ts'
import {
  mergeOverrides,
  movesOf,
  repeatsOf,
  widestMoveDays,
} from '#contract/festivals/mergeOverrides.ts'
import { type Beyond, beyondAt } from './beyondAt.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { foldVinayaka } from './foldVinayaka.ts'
import { repeatedAt } from './repeatedAt.ts'

/** A day as the temple observes it, with the almanac's details. */
export type ObservedDay = {
  festival: Festival
  /** Absent if staff added the day. */
  observance?: ChosenDay
  /** The moonrise of the evening on which it is observed, if a fast waits for it. */
  moonrise?: Instant
}

export type ObservedDaysQuery = {
  place: Place
  reference: Place
  from: CivilDate
  to: CivilDate
  overrides: readonly FestivalOverride[]
  /** A city other than the temple's. */
  isElsewhere: boolean
  beyond?: Beyond | undefined
}

/** The days from one date to another, both included, with the temple's changes. */
export function observedDays({
  place,
  reference,
  from,
  to,
  overrides,
  isElsewhere,
  beyond,
}: ObservedDaysQuery): ObservedDay[] {
  // Usually nothing was moved, and nothing more has to be computed.
  const choices = movesOf(overrides)
  const wider = choices.length > 0 ? widestMoveDays : 0
  const [first, last] = [clipDate(addDays(from, -wider)), clipDate(addDays(to, wider))]
  const found = observances(place, first, last, { reference })
  const own = repeatedAt({ place, reference, repeats: repeatsOf(overrides) }, first, last)
  const others = beyondAt({ place, reference, beyond }, first, last)
  const chosen = chosenDays(place, choices, { reference })
  const toFestivals = (days: readonly ChosenDay[]) =>
    festivalsOf(days, (at) => clockAt(at, place.tz), festivalWords)
  const range = { from, to, isElsewhere, moved: toFestivals(chosen) }
  return foldVinayaka(
    mergeOverrides([...toFestivals(found), ...own, ...others], overrides, range),
  ).map((festival) => {
    const ofFestival = ({ key, date }: ChosenDay) => key === festival.key && date === festival.date
    const observance = found.find(ofFestival) ?? chosen.find(ofFestival)
    const isAsComputed =
      observance && toFestivals([observance])[0]?.moonriseTime === festival.moonriseTime
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

/** The staff's own time, otherwise the moonrise of the evening they chose. */
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
  // A moonrise after midnight belongs to the next date.
  const day = hours < 12 ? addDays(date, 1) : date
  return startOfDay(day, place.tz) + (hours * 60 + minutes) * 60_000
}
