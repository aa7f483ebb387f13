import { QueryCache, QueryClient } from '@tanstack/react-query'
import { getTotpRule } from '#contract/accounts/totp.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { ReadName, Reads } from '#contract/reads.ts'
import { lacksTwoStep } from './failure.ts'

/** A separate cache: nothing that staff read is ever stored on the device. */
export const createAdminClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    // If two-step login becomes compulsory during a session, the gate appears again.
    queryCache: new QueryCache({
      onError: (error) => {
        if (lacksTwoStep(error)) void client.invalidateQueries({ queryKey: [getTotpRule.path] })
      },
    }),
    defaultOptions: {
      queries: {
        // For public content (`readQuery`): from the server, because staff may just have changed it.
        queryFn: async ({ queryKey: [name, input] }) => {
          const { content } = await import('#app/offline/phone.ts')
          return content.fetch(name as ReadName, input as Sent<Reads[ReadName]>)
        },
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        staleTime: 1_000,
      },
    },
  })
  return client
}
