import MiniSearch from 'minisearch'
import { searchGrammar } from '#contract/i18n/en/searchGrammar.ts'
import type { SearchAnswer, SearchResult } from '#contract/search/public.ts'
import { type SearchEntry, toResult } from '#contract/search/entries.ts'
import { inOrder } from '#contract/search/inOrder.ts'
import { mendedTerm } from '#contract/search/slips.ts'
import { stemmedTerms } from '#contract/search/stems.ts'
import { asked, type Asked, type QueryWord, termsOf, titleTermsOf } from '#contract/search/text.ts'

export type DeviceIndex = { search: (words: readonly QueryWord[]) => SearchAnswer }

const mostResults = 30

/** An index of entries in memory. Terms are normalised as on the server. */
export function createDeviceIndex(
  entries: readonly SearchEntry[],
  today: string,
  grammar = searchGrammar,
): DeviceIndex {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const vocabulary = new Set<string>()
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'text', 'also', 'verses', 'unseen'],
    tokenize: (text, field) => {
      const terms = (field === 'title' ? titleTermsOf : termsOf)(text, grammar)
      for (const term of terms) vocabulary.add(term)
      return terms
    },
    processTerm: (term) => term,
  })
  index.addAll([...byPath.values()])
  const find = (words: readonly Asked[]): SearchResult[] => {
    const isTerm = new Set(words.map(({ term }) => term))
    const queries = words.map(({ term, stems }) => ({
      combineWith: 'OR' as const,
      queries: [term, ...stems],
    }))
    const found = index.search(
      { combineWith: 'AND', queries },
      {
        tokenize: (term) => [term],
        prefix: (term) => isTerm.has(term),
        boost: { title: 10 },
      },
    )
    const entries = found.flatMap(({ id }) => byPath.get(id) ?? [])
    return inOrder(entries, words, today, grammar)
      .slice(0, mostResults)
      .map((entry) => toResult(entry, words, grammar))
  }
  return {
    search: (words) => {
      const terms = words.map(({ term }) => term)
      const results = find(words)
      if (results.length > 0) return { results }
      for (const stems of stemmedTerms(words)) {
        const stemmed = find(asked(stems))
        if (stemmed.length > 0) return { results: stemmed }
      }
      const corrected = words.flatMap((each) => {
        const first = [...each.term][0] ?? ''
        return (
          mendedTerm(
            each,
            [...vocabulary].filter((term) => term.startsWith(first)),
          ) ?? []
        )
      })
      if (corrected.length < words.length || corrected.every((term) => terms.includes(term)))
        return { results }
      return { results: find(asked(corrected)), isClose: true }
    },
  }
}
