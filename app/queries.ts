import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import type { Out, Sent } from '#contract/endpoint.ts'
import type { Read, ReadName, Reads } from '#contract/reads.ts'

type Key<N extends ReadName> = readonly [name: N, input: Sent<Reads[N]>]

/**
 * A query for the read `N`. It consists of its key only: the client's default function fetches by
 * it.
 */
export type ReadQuery<N extends ReadName> = {
  queryKey: Key<N>
  queryFn?: QueryFunction<Out<Reads[N]>, Key<N>>
  /** The server renders something from it, and does not send it to the browser. */
  meta?: { isOnlyRendered: true }
}

export const readQuery = <N extends ReadName>(name: N, input: Sent<Reads[N]>): ReadQuery<N> => ({
  queryKey: [name, input],
})

/**
 * First in the key of every query whose answer belongs to one person: it is never stored on the phone,
 * and is dropped on logout.
 */
export const privateKey = 'private'

/** For volatile answers: refetched on every mount, removed from the cache when unused. */
export const momentary = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const

/**
 * Queries never go stale, are not retried after a failure or refetched on focus, and run offline
 * too, because the phone's own copy answers then. Content is refreshed at start and on reconnection
 * instead (offline/content/refresh.ts).
 */
export const createQueryClient = (read: Read): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, input] }) =>
          read(name as ReadName, input as Sent<Reads[ReadName]>),
        retry: false,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
