import type { SearchResult } from '#contract/search/public.ts'
import { isSankashti } from '#contract/search/text.ts'

type Group = { first: SearchResult; others: readonly SearchResult[] }

/** How many of a kind stand together before the first of the next kind; the rest follow them all. */
const firstOfKind = 4

/**
 * Each result is a group, except that all Sankashtis form one, in the place of the first. Those of one kind
 * stand together, where the first of them was.
 */
export function groupsOf(results: readonly SearchResult[]): Group[] {
  const [first, ...others] = results.filter(isSankashti)
  const groups = results
    .filter((result) => result === first || !isSankashti(result))
    .map((result) => ({ first: result, others: result === first ? others : [] }))
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  const ofKinds = kinds.map((kind) => groups.filter((group) => group.first.kind === kind))
  return [
    ...ofKinds.flatMap((each) => each.slice(0, firstOfKind)),
    ...ofKinds.flatMap((each) => each.slice(firstOfKind)),
  ]
}
