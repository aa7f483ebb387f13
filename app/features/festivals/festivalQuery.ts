import { readQuery } from '#app/queries.ts'

/** The same as a city of the list keeps it, for a phone that cannot compute it. */
export const festivalInQuery = (slug: string, city: string) =>
  readQuery('getFestival', { slug, city })

/** A festival as the temple keeps it: what the server renders, and the only source of a day staff added. */
export const festivalQuery = (slug: string) => readQuery('getFestival', { slug })
