import type { SearchResult } from '#contract/search.ts'
import { isSankashti } from '#contract/searchText.ts'

type Group = { first: SearchResult; others: readonly SearchResult[] }

/** Every result by itself, but all Sankashtis as one, where the first of them stands. */
export function groupsOf(results: readonly SearchResult[]): Group[] {
  const [first, ...others] = results.filter(isSankashti)
  return results
    .filter((result) => result === first || !isSankashti(result))
    .map((result) => ({ first: result, others: result === first ? others : [] }))
}
