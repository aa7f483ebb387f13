import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { privateKey } from '#app/queries.ts'
import { getKnownAccount, subscribeAccount } from './account.ts'

const forgotten = new Set<string>()

/**
 * Whether answers to this query may only update existing rows, because it was open on this page at
 * a logout. A new row would have no owner, and be visible to the next user.
 */
export const isForgotten = (key: QueryKey): boolean => forgotten.has(hashKey(key))

/**
 * When someone logs out, or another person logs in, in any tab, their answers are dropped from this
 * page, and what this tab would have sent to a checkout. What is on the screen is fetched again.
 */
export function forgetPrivate(
  queryClient: QueryClient,
  forgetDetails: () => unknown = () => undefined,
): () => void {
  let last = getKnownAccount()?.id
  return subscribeAccount(() => {
    const id = getKnownAccount()?.id
    if (id === last) return
    const wasLoggedIn = last !== undefined
    last = id
    if (!wasLoggedIn) return
    const ofThem = { queryKey: [privateKey] }
    for (const { queryHash } of queryClient.getQueryCache().findAll(ofThem))
      forgotten.add(queryHash)
    forgetDetails()
    queryClient.removeQueries({ ...ofThem, type: 'inactive' })
    void queryClient.resetQueries(ofThem)
  })
}
