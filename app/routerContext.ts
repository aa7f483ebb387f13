import type { QueryClient } from '@tanstack/react-query'
import type { ReadName } from '#contract/reads.ts'
import type { ReadQuery } from './queries.ts'

/** What every route's loader receives. In a separate file, so that no route imports the router. */
export type RouterContext = {
  queryClient: QueryClient
  /** The site's public address without a path, for canonical and shared links. */
  origin: string
  /** Awaits this data on the server; in a browser it only starts fetching. */
  prepare: <N extends ReadName>(query: ReadQuery<N>) => Promise<void>
}
