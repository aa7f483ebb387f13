import type { SearchResult } from '#contract/search.ts'
import { isSankashti } from '#contract/searchText.ts'

type Group = { first: SearchResult; others: readonly SearchResult[] }

/** Each result is a group, except that all Sankashtis form one, in the place of the first. */
export function groupsOf(results: readonly SearchResult[]): Group[] {
  const [first, ...others] = results.filter(isSankashti)
  return results
    .filter((result) => result === first || !isSankashti(result))
    .map((result) => ({ first: result, others: result === first ? others : [] }))
}
