import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIsBrowser } from '#app/lazy/useIsBrowser.ts'
import type { SearchResult } from '#contract/search.ts'
import { askedTerms, longestQuery } from '#contract/searchText.ts'
import type { Site } from '#contract/site.ts'
import { deviceSearchQuery, forgetDeviceIndex, merged, searchQuery } from './queries.ts'

export type SearchState = {
  state: 'idle' | 'noWords' | 'tooLong' | 'searching' | 'done'
  results: readonly SearchResult[]
  /** Nothing has the very words: these have some that are one slip away. */
  isClose: boolean
  /** The server could not be asked. */
  isOnlyPhone: boolean
}

type Query = {
  /** As it is being typed: this phone is asked with every key. */
  typed: string
  /** After a pause: the server is asked. */
  settled: string
  site: Site | undefined
}

/** A server that could not be asked is asked again, as long as somebody looks for this. */
const againMs = 15_000

const nothing: readonly SearchResult[] = []

const whyNot = (query: string): 'idle' | 'noWords' | 'tooLong' | undefined => {
  if (query === '') return 'idle'
  if (query.length > longestQuery) return 'tooLong'
  return askedTerms(query).length === 0 ? 'noWords' : undefined
}

/** What is found for a query: on this phone at once, on the server when it answers. */
export function useSearchResults({ typed, settled, site }: Query): SearchState {
  const isBrowser = useIsBrowser()
  useEffect(() => forgetDeviceIndex, [])
  const query = typed.trim()
  const refusal = whyNot(query)
  const here = useQuery({
    ...deviceSearchQuery(query, site),
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
