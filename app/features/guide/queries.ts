import { readQuery } from '#app/queries.ts'

/** The rites that families perform at home, in the temple's order. */
export const ritesQuery = readQuery('listRites', {})
/** One of them with all its steps. */
export const riteQuery = (id: string) => readQuery('getRite', { id })
