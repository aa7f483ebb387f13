import type { SearchKind, SearchResult } from '#contract/search/public.ts'
import { isSankashti } from '#contract/search/text.ts'

type Group = { first: SearchResult; others: readonly SearchResult[] }

/** The pages that staff write (contract/pages/names.ts). */
const written = /^.(?:about|privacy|terms|shipping|refunds|faq)$/

/** What the temple has written of itself is of another kind than the app's own pages. */
export const kindOf = ({ kind, path }: SearchResult): SearchKind | 'text' =>
  written.test(path) ? 'text' : kind

/**
 * Each result is a group, except that all Sankashtis form one, at the position of the first. Groups
 * of one kind are adjacent, at the position of the first of them.
 */
export function groupsOf(results: readonly SearchResult[]): Group[] {
  const [first, ...others] = results.filter(isSankashti)
  const groups = results
    .filter((result) => result === first || !isSankashti(result))
    .map((result) => ({ first: result, others: result === first ? others : [] }))
  const kinds = [...new Set(results.map(kindOf))]
  return kinds.flatMap((kind) => groups.filter((group) => kindOf(group.first) === kind))
}
