import type { CivilDate } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import { yearlyDays } from '#almanac/repeats.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { RepeatedFestival } from '#contract/festivals/mergeOverrides.ts'
import { repeatedFestivals } from '#contract/festivals/repeatedFestivals.ts'
import { isSamePlace } from './isSamePlace.ts'

/** Absent for a temple without any, so that what was computed before is still found. */
export type Repeating = { repeats?: readonly RepeatedFestival[] | undefined }

type RepeatContext = Repeating & { place: Place; reference: Place }

/** The temple's own festivals that come back every year, at a place, both dates included. */
export const repeatedAt = (
  { place, reference, repeats = [] }: RepeatContext,
  from: CivilDate,
  to: CivilDate,
): Festival[] =>
  repeatedFestivals(
    repeats,
    (yearly) => yearlyDays(place, yearly, from, to, { reference }),
    !isSamePlace(place, reference),
  )
