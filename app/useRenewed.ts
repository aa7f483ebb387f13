import { type QueryClient, type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { useConnection } from '#app/offline/useConnection.ts'
import type { ReadQuery } from '#app/queries.ts'
import type { ReadName } from '#contract/reads.ts'
import { whyMissing } from './whyMissing.ts'

/** Refetches a page's content once per visit; returns why it no longer exists, or null. */
const renewalQuery = <N extends ReadName>({ queryKey: [name, input] }: ReadQuery<N>) => ({
  staleTime: 0,
  gcTime: 0,
  queryKey: ['renewal', name, input],
  queryFn: async ({ client }: QueryFunctionContext) => {
    try {
      const { content } = await import('#app/offline/phone.ts')
      client.setQueryData([name, input], await content.fetch(name, input))
      return null
    } catch (error) {
      const why = whyMissing(error)
      if (why === 'missing' || why === 'gone') return why
      throw error
    }
  },
})

/** Refetches at once for the open page, because its content has changed. */
export const renewNow = <N extends ReadName>(
  queryClient: QueryClient,
  query: ReadQuery<N>,
): Promise<unknown> => queryClient.refetchQueries({ queryKey: renewalQuery(query).queryKey })

/**
 * Stored content is shown at once; this fetches the current version, and again on reconnecting.
 * Returns whether it never existed or no longer exists.
 */
export function useRenewed<N extends ReadName>(
  query: ReadQuery<N>,
): 'missing' | 'gone' | undefined {
  const isReachable = useConnection() === 'reachable'
  const { data: missing } = useQuery({ ...renewalQuery(query), enabled: isReachable })
  return missing ?? undefined
}
