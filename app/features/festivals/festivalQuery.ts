import { readQuery } from '#app/queries.ts'

/** A festival as the temple keeps it: what the server renders, and the only source of a day staff added. */
export const festivalQuery = (slug: string) => readQuery('getFestival', { slug })
