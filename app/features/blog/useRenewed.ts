import { useQuery } from '@tanstack/react-query'
import { useConnection } from '#app/offline/useConnection.ts'
import type { ReadQuery } from '#app/queries.ts'
import type { ReadName } from '#contract/reads.ts'
import { renewalQuery } from './queries.ts'

/**
 * What the phone keeps is shown at once; this brings what the temple has by now, and again when the
 * server is back in reach. Says so where the temple has no such thing, or no longer.
 */
export function useRenewed<N extends ReadName>(
  query: ReadQuery<N>,
): 'missing' | 'gone' | undefined {
  const isReachable = useConnection() === 'reachable'
  const { data: lost } = useQuery({ ...renewalQuery(query), enabled: isReachable })
  return lost ?? undefined
}
