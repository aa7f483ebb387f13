import { useHydrated } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readQuery } from '#app/queries.ts'
import { longestQuery } from '#contract/search/longestQuery.ts'
import type { SearchResult } from '#contract/search/public.ts'
import { isTooShort, queryTerms } from '#contract/search/text.ts'
import type { Site } from '#contract/site/public.ts'
import { deviceSearchQuery, forgetDeviceIndex, merged, searchQuery } from './queries.ts'

/** Why nothing is searched. */
type Refusal = 'idle' | 'noWords' | 'tooShort' | 'tooLong'

export type SearchState = {
  state: Refusal | 'searching' | 'done'
  results: readonly SearchResult[]
  /** No exact matches: these match with one typo. */
  isClose: boolean
  /** The server could not be reached. */
  isOnlyPhone: boolean
}

type Query = {
  /** While typing: this phone is searched with every key. */
  typed: string
  /** After a pause: the server is searched. */
  settled: string
  site: Site | undefined
}

/** If the server could not be reached, it is tried again as long as the search is open. */
const againMs = 15_000

const nothing: readonly SearchResult[] = []

const whyNot = (query: string): Refusal | undefined => {
  if (query === '') return 'idle'
  if (query.length > longestQuery) return 'tooLong'
  if (queryTerms(query).length === 0) return 'noWords'
  return isTooShort(query) ? 'tooShort' : undefined
}

/** The results of a query: from this phone at once, from the server when it answers. */
export function useSearchResults({ typed, settled, site }: Query): SearchState {
  const isBrowser = useHydrated()
  useEffect(() => forgetDeviceIndex, [])
  const query = typed.trim()
  const refusal = whyNot(query)
  // As far as the phone has them.
  const { data: pujas = [] } = useQuery({ ...readQuery('listPujas', {}), enabled: false })
  const here = useQuery({
    ...deviceSearchQuery(query, site, pujas),
    enabled: !refusal && isBrowser && site !== undefined,
    placeholderData: keepPreviousData,
  })
  const there = useQuery({
    ...searchQuery(settled),
    enabled: !whyNot(settled),
    refetchInterval: ({ state }) => state.status === 'error' && againMs,
  })
  if (refusal) return { state: refusal, results: nothing, isClose: false, isOnlyPhone: false }
  const answer = merged(here.data, query === settled ? there.data : undefined)
  const { results = nothing, isClose = false } = answer ?? {}
  const isWaiting = here.isLoading || there.isLoading || query !== settled
  return {
    state: results.length === 0 && isWaiting ? 'searching' : 'done',
    results,
    isClose: isClose && results.length > 0,
    isOnlyPhone: there.isError,
  }
}
