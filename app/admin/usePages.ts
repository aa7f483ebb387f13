import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Page } from '#contract/paging.ts'
import { readOptions } from './useRead.ts'

type PagedQuery = { after?: string | undefined }

/** The part of a list loaded so far, page after page; other filters start it again. */
export function usePages<S extends PagedQuery, P, T, O extends Page<T>>(
  endpoint: Endpoint<S, P, O & { items: T[] }>,
  filters: Omit<S, 'after'>,
) {
  const key = JSON.stringify(filters)
  const [loaded, setLoaded] = useState<{ key: string; cursors: (string | undefined)[] }>()
  const cursors = loaded?.key === key ? loaded.cursors : [undefined]
  const pages = useQueries({
    queries: cursors.map((after) => readOptions(endpoint, { ...filters, after } as S)),
  })
  const last = pages.at(-1)
  const next = last?.data?.next
  const failed = pages.find(({ isError }) => isError)
  return {
    first: pages[0]?.data,
    items: pages.flatMap(({ data }) => data?.items ?? []),
    /** Also true while loaded pages are refetched. */
    isFetching: pages.some(({ isFetching }) => isFetching),
    isLoading: pages[0]?.isPending ?? true,
    isLoadingMore: cursors.length > 1 && (last?.isPending ?? false),
    hasFailed: failed !== undefined,
    error: failed?.error,
    isComplete: Boolean(last?.data) && next === undefined,
    showMore:
      next === undefined ? undefined : () => setLoaded({ key, cursors: [...cursors, next] }),
    retry: () => {
      for (const page of pages) if (page.isError) void page.refetch()
    },
  }
}
export type Pages<T> = Omit<ReturnType<typeof usePages>, 'items' | 'first'> & { items: T[] }
