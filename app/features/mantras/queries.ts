import { readQuery } from '#app/queries.ts'

export const mantrasQuery = readQuery('listMantras', {})
export const featuredMantrasQuery = readQuery('listFeaturedMantras', {})
