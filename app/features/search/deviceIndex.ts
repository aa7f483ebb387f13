import MiniSearch from 'minisearch'
import type { SearchAnswer, SearchResult } from '#contract/search/public.ts'
import { inOrder, type SearchEntry, toResult } from '#contract/search/entries.ts'
import { mendedTerm } from '#contract/search/slips.ts'
import { stemmedTerms } from '#contract/search/stems.ts'
import { type QueryWord, termsOf } from '#contract/search/text.ts'

export type DeviceIndex = { search: (asked: readonly QueryWord[]) => SearchAnswer }

const mostResults = 30

/** An index of entries in memory. Terms are normalised as on the server. */
export function createDeviceIndex(entries: readonly SearchEntry[], today: string): DeviceIndex {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const known = new Set<string>()
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'text', 'also'],
    tokenize: (text) => {
      const terms = termsOf(text)
      for (const term of terms) known.add(term)
      return terms
    },
    processTerm: (term) => term,
  })
  index.addAll([...byPath.values()])
  const find = (terms: readonly string[]): SearchResult[] => {
    const found = index.search(terms.join(' '), {
      tokenize: () => [...terms],
      combineWith: 'AND',
      prefix: true,
      boost: { title: 10 },
    })
    const entries = found.flatMap(({ id }) => byPath.get(id) ?? [])
    return inOrder(entries, terms, today)
      .slice(0, mostResults)
      .map((entry) => toResult(entry, terms))
  }
  return {
    search: (asked) => {
      const terms = asked.map(({ term }) => term)
      const results = find(terms)
      if (results.length > 0) return { results }
      for (const stems of stemmedTerms(asked)) {
        const stemmed = find(stems)
        if (stemmed.length > 0) return { results: stemmed }
      }
      const meant = asked.flatMap((each) => {
        const first = [...each.term][0] ?? ''
        return (
          mendedTerm(
            each,
            [...known].filter((term) => term.startsWith(first)),
          ) ?? []
        )
      })
      if (meant.length < asked.length || meant.every((term) => terms.includes(term)))
        return { results }
      return { results: find(meant), isClose: true }
    },
  }
}
