import { ask } from '#app/almanac/almanac.ts'
import type { Where } from '#app/almanac/jobs.ts'
import { almanacKey } from '#app/almanac/queryKey.ts'
import { readQuery } from '#app/queries.ts'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { Festival } from '#contract/festivals.ts'

/** A festival as the temple keeps it: what the server renders, and the only source of a day staff added. */
export const festivalQuery = (slug: string) => readQuery('getFestival', { slug })

export const festivalOverridesQuery = readQuery('listFestivalOverrides', {})

/** The year in a festival's address; a day staff added may carry a part of its id behind it. */
export function yearOfSlug(slug: string): number | undefined {
  const year = Number(/-(\d{4})(?:-[0-9a-f]{8})?$/.exec(slug)?.[1])
  return year >= firstYear && year <= lastYear ? year : undefined
}

/** The festivals of a year and both beside it, as the almanac computes them for a place on this phone. */
export const festivalsAroundQuery = (where: Where, year: number) => ({
  queryKey: [almanacKey, 'festivalsAround', { ...where, year }] as const,
  queryFn: async (): Promise<Festival[]> => {
    const years = [year - 1, year, year + 1].filter((each) => each >= firstYear && each <= lastYear)
    const found = await Promise.all(
      years.map((each) => ask('festivalsOfYear', { ...where, year: each })),
    )
    return found.flat()
  },
})
