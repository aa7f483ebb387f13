import { runJob } from '#app/almanac/almanac.ts'
import { foldVinayaka } from '#app/almanac/foldVinayaka.ts'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import type { PlaceInput } from '#app/almanac/jobs.ts'
import type { Repeating } from '#app/almanac/repeatedAt.ts'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import { mergeOverrides, movesOf, repeatingOf } from '#contract/festivals/mergeOverrides.ts'
import { dayOfSlug } from './dayOfSlug.ts'

/** A festival among the others, as the phone computes them and the temple has changed them. */
export type FestivalView = {
  here: Festival | undefined
  atTemple: Festival | undefined
  before: Festival | undefined
  after: Festival | undefined
}

type FestivalQuery = {
  slug: string
  place: Place
  temple: Place
  /** A city other than the temple's. */
  isElsewhere: boolean
  overrides: readonly FestivalOverride[]
  /** The festival's own group; absent for Ganesha's. */
  beyond?: Beyond | undefined
}

/** The festival of an address, in a city and at the temple, with its neighbours in that city. */
export async function festivalView({
  slug,
  place,
  temple,
  isElsewhere,
  overrides,
  beyond,
}: FestivalQuery): Promise<FestivalView> {
  const year = yearOfSlug(slug)
  const choices = movesOf(overrides)
  const more = { ...repeatingOf(overrides), beyond }
  const of = async (where: PlaceInput) =>
    Promise.all([
      festivalsAround({ ...where, ...more }, year),
      runJob('festivalsOn', { ...where, choices }),
    ])
  const [[here, movedHere], [there, movedThere]] = await Promise.all([
    of({ place, reference: temple }),
    of({ place: temple, reference: temple }),
  ])
  const found = mergeOverrides(here, overrides, { ...everyDay, isElsewhere, moved: movedHere })
  // Its neighbours are those of its group: after a Sankashti comes the next one, not Diwali.
  const current = dayOfSlug(found, slug)
  const group = current?.group
  const all = found.filter((each) => each.group === group)
  const folded = foldVinayaka(all)
  // The Vinayaka Chaturthi that is also Ganesh Jayanti is found by its address among all
  // observances.
  const list = folded.some((each) => each.slug === current?.slug) ? folded : all
  const index = list.findIndex((each) => each.slug === current?.slug)
  return {
    here: list[index],
    atTemple: dayOfSlug(mergeOverrides(there, overrides, { ...everyDay, moved: movedThere }), slug),
    before: index > 0 ? list[index - 1] : undefined,
    after: index >= 0 ? list[index + 1] : undefined,
  }
}

/** The year in a festival's address; a day that staff added may have a part of its id after it. */
export function yearOfSlug(slug: string): number | undefined {
  const year = Number(/-(\d{4})(?:-[0-9a-f]{8})?$/.exec(slug)?.[1])
  return year >= firstYear && year <= lastYear ? year : undefined
}

/**
 * This year and its neighbours: a festival around the new year has the same year in its name
 * everywhere.
 */
async function festivalsAround(
  { beyond, ...where }: PlaceInput & Repeating & { beyond: Beyond | undefined },
  year: number | undefined,
): Promise<Festival[]> {
  if (year === undefined) return []
  const years = [year - 1, year, year + 1].filter((each) => each >= firstYear && each <= lastYear)
  const { place, reference } = where
  const found = await Promise.all(
    years.flatMap((each) => [
      runJob('festivalsOfYear', { ...where, year: each }),
      ...(beyond ? [runJob('beyondOfYear', { place, reference, year: each, beyond })] : []),
    ]),
  )
  return found.flat()
}

const everyDay = { from: '0000-01-01', to: '9999-12-31' }
