import type { QueryClient } from '@tanstack/react-query'
import { privateKey } from '#app/queries.ts'
import { getKnownAccount, subscribeAccount } from './account.ts'

/**
 * What the server told somebody is gone from this page as soon as they sign out, or another signs in, in
 * whichever tab. What is on the screen is asked for anew, as whoever is here now.
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
