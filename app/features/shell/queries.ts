import { readQuery } from '#app/queries.ts'

export const siteQuery = readQuery('getSite', {})
