import { useQueryClient } from '@tanstack/react-query'

import type { Endpoint } from '#contract/endpoint.ts'
import { call } from '#app/offline/call.ts'
import { type Failure, failureOf } from './failure.ts'
import { readOptions } from './useRead.ts'

/** How an edited item is stored, and how its latest version is fetched; neither throws. */
export function useSaving() {
  const queryClient = useQueryClient()
  return {
    async save<S, P, O>(
      endpoint: Endpoint<S, P, O>,
      input: S,
      version?: number,
      idempotencyKey?: string,
    ): Promise<{ saved?: O; failure?: Failure }> {
      try {
        const saved = await call(endpoint, input, {
          ...(version !== undefined && { version }),
          ...(idempotencyKey !== undefined && { idempotencyKey }),
        })
        void queryClient.invalidateQueries()
        return { saved }
      } catch (error) {
        return { failure: failureOf(error) }
      }
    },
    /** The stored version is also shown around the form, for example in the page's heading. */
    load: async <S extends object, P, O>(
      endpoint: Endpoint<S, P, O>,
      input: S,
    ): Promise<O | undefined> =>
      queryClient
        .fetchQuery({ ...readOptions(endpoint, input), staleTime: 0 })
        .catch(() => undefined),
  }
}
