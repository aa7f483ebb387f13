import type { QueryClient } from '@tanstack/react-query'
import { privateKey } from '#app/queries.ts'
import { getKnownAccount, subscribeAccount } from './account.ts'

/**
 * When someone logs out, or another person logs in, in any tab, the answers they got are dropped from this
 * page. What is on the screen is fetched again.
 */
export function forgetPrivate(queryClient: QueryClient): () => void {
  let last = getKnownAccount()?.id
  return subscribeAccount(() => {
    const id = getKnownAccount()?.id
    if (id === last) return
    const wasSomebody = last !== undefined
    last = id
    if (!wasSomebody) return
    const ofThem = { queryKey: [privateKey] }
    queryClient.removeQueries({ ...ofThem, type: 'inactive' })
    void queryClient.resetQueries(ofThem)
  })
}
