import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import type { Out, Sent } from '#contract/endpoint.ts'
import type { Read, ReadName, Reads } from '#contract/reads.ts'

type Key<N extends ReadName> = readonly [name: N, input: Sent<Reads[N]>]

/** A query for the reading `N`. Its key is all it holds: the client knows how to fetch it. */
export type ReadQuery<N extends ReadName> = {
  queryKey: Key<N>
  queryFn?: QueryFunction<Out<Reads[N]>, Key<N>>
}

export const readQuery = <N extends ReadName>(name: N, input: Sent<Reads[N]>): ReadQuery<N> => ({
  queryKey: [name, input],
})

/**
 * First in the key of what the server tells one person alone: it is never kept on the phone, and is
 * dropped when they sign out.
 */
export const privateKey = 'private'

/** For what holds at this moment only: known while it is looked at, and asked anew on every return to it. */
export const momentary = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const

/**
 * Queries never go stale, are not repeated after a failure or on focus, and run without a network
 * too, because the phone's own copy answers then. Content is renewed at start and on reconnection
 * instead (offline/refresh.ts).
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
