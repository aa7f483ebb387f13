import { useQuery } from '@tanstack/react-query'
import { useConnection } from '#app/offline/useConnection.ts'
import type { ReadQuery } from '#app/queries.ts'
import type { ReadName } from '#contract/reads.ts'
import { renewalQuery } from './queries.ts'

/**
 * What is stored on the phone is shown at once; this fetches the current version, and again when
 * the server can be reached. Says so if the temple never had it, or has it no longer.
 */
export function useRenewed<N extends ReadName>(
  query: ReadQuery<N>,
): 'missing' | 'gone' | undefined {
  const isReachable = useConnection() === 'reachable'
  const { data: lost } = useQuery({ ...renewalQuery(query), enabled: isReachable })
  return lost ?? undefined
}
