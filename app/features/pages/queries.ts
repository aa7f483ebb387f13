import { readQuery } from '#app/queries.ts'
import type { PageName } from '#contract/pageNames.ts'

export const pageQuery = (name: PageName) => readQuery('getPage', { name })

export const visitQuery = readQuery('getVisit', {})
