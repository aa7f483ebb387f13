import type { QueryClient } from '@tanstack/react-query'
import type { Mantra } from '#contract/mantras.ts'
import { getConnection, subscribeConnection } from './connection.ts'
import type { Content } from './content.ts'
import type { WorkerMessage } from './messages.ts'

/**
 * Renews the content at start and whenever the server is in reach again, whatever the query defaults
 * say; so every mantra is on the phone after the first visit. A page that was rendered or kept some
 * time ago first takes what the phone has had since. Readings that did not change stay the same.
 */
export function refreshContent(queryClient: QueryClient, content: Content): () => void {
  const show = (mantras: Mantra[]) => {
    queryClient.setQueryData(['listMantras', {}], mantras)
    queryClient.setQueryData(
      ['listFeaturedMantras', {}],
      mantras.filter(({ isFeatured }) => isFeatured),
    )
    // Single ones are read from the list that the phone has just been given.
    void queryClient.invalidateQueries({ queryKey: ['getMantra'] })
  }
  const renew = async () => {
    const kept = await content.kept('listMantras', {})
    if (kept) show(kept)
    // Each for itself: one that the server fails to answer holds up none of the others.
    const renewed = await Promise.allSettled([
      content.fetch('listMantras', {}).then(show),
      content.fetch('getSite', {}).then((site) => queryClient.setQueryData(['getSite', {}], site)),
      content
        .fetch('listFestivalOverrides', {})
        .then((overrides) => queryClient.setQueryData(['listFestivalOverrides', {}], overrides)),
    ])
    // Out of reach, or the server is unwell: what is shown stays, and the next occasion renews it.
    if (renewed.some(({ status }) => status === 'fulfilled'))
      await keepPages().catch(() => undefined)
  }
  void renew()
  let last = getConnection()
  return subscribeConnection(() => {
    const now = getConnection()
    if (now === 'reachable' && last !== 'reachable') void renew()
    last = now
  })
}

async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'KEEP_PAGES' } satisfies WorkerMessage)
}
