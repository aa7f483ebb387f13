import type { QueryClient } from '@tanstack/react-query'
import type { Content } from './content.ts'
import { subscribeConnection, getConnection } from './connection.ts'

/**
 * Renews the content at start and whenever the server is in reach again, whatever the query defaults
 * say; so every mantra is on the phone after the first visit. Queries keep their identity where
 * nothing changed.
 */
export function refreshContent(queryClient: QueryClient, { fetch }: Content): () => void {
  const renew = async () => {
    try {
      const [mantras, site] = await Promise.all([fetch('listMantras', {}), fetch('getSite', {})])
      queryClient.setQueryData(['listMantras', {}], mantras)
      queryClient.setQueryData(
        ['listFeaturedMantras', {}],
        mantras.filter(({ isFeatured }) => isFeatured),
      )
      queryClient.setQueryData(['getSite', {}], site)
    } catch {
      // Out of reach, or the server is unwell: what is shown stays, and the next occasion renews it.
    }
  }
  void renew()
  let last = getConnection()
  return subscribeConnection(() => {
    const now = getConnection()
    if (now === 'reachable' && last !== 'reachable') void renew()
    last = now
  })
}
