import { type QueryClient, type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { useConnection } from '#app/offline/useConnection.ts'
import type { ReadQuery } from '#app/queries.ts'
import type { ReadName } from '#contract/reads.ts'
import { whyMissing } from './whyMissing.ts'

/**
 * Fetches a page's content again, once on each visit; says why the temple no longer has it, or
 * null.
 */
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

/** Asks again at once, for the page that is open: what it shows has changed. */
export const renewNow = <N extends ReadName>(
  queryClient: QueryClient,
  query: ReadQuery<N>,
): Promise<unknown> => queryClient.refetchQueries({ queryKey: renewalQuery(query).queryKey })

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
