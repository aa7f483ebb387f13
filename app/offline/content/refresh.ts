import type { QueryClient } from '@tanstack/react-query'
import type { Mantra } from '#contract/mantras.ts'
import { onReachable } from '#app/offline/connection.ts'
import type { Content } from './content.ts'
import { featuredPosts } from './featuredPosts.ts'
import type { WorkerMessage } from '#app/offline/messages.ts'
import type { SavedPosts } from '#app/offline/downloads/savedPosts.ts'

/**
 * Renews the content at start and whenever the server is in reach again, whatever the query defaults
 * say; so every mantra is on the phone after the first visit. A page that was rendered or kept some
 * time ago first takes what the phone has had since. Readings that did not change stay the same.
 */
export function refreshContent(
  queryClient: QueryClient,
  content: Content,
  savedPosts: Pick<SavedPosts, 'renew'>,
): () => void {
  const show = (mantras: Mantra[]) => {
    queryClient.setQueryData(['listMantras', {}], mantras)
    queryClient.setQueryData(
      ['listFeaturedMantras', {}],
      mantras.filter(({ isFeatured }) => isFeatured),
    )
    // Single ones are read from the list that the phone has just been given.
    for (const name of ['getMantra', 'getMantraOfDay'])
      void queryClient.invalidateQueries({ queryKey: [name] })
  }
  const renew = async () => {
    const kept = await content.stored('listMantras', {})
    if (kept) show(kept)
    // Each for itself: one that the server fails to answer holds up none of the others.
    const first = Promise.allSettled([
      content.fetch('listMantras', {}).then(show),
      content.fetch('getSite', {}).then((site) => queryClient.setQueryData(['getSite', {}], site)),
      content
        .fetch('listFestivalOverrides', {})
        .then((overrides) => queryClient.setQueryData(['listFestivalOverrides', {}], overrides)),
    ])
    const renewed = [...(await renewWritten(queryClient, content)), ...(await first)]
    await savedPosts.renew().catch(() => undefined)
    // Out of reach, or the server is unwell: what is shown stays, and the next occasion renews it.
    if (renewed.some(({ status }) => status === 'fulfilled'))
      await keepPages().catch(() => undefined)
  }
  void renew()
  return onReachable(() => void renew())
}

/**
 * Pages of words, the lists that are opened first, and the newest articles whole, one after the other: a
 * browser has six connections to a server without HTTP/2, and while the server says nothing the page
 * that somebody opens needs one of them. Lists come before articles, so that a network lost meanwhile
 * leaves none on the phone that no list leads to.
 */
async function renewWritten(
  queryClient: QueryClient,
  content: Content,
): Promise<PromiseSettledResult<unknown>[]> {
  const previews = async (input: { featured?: 'true'; limit?: number }) => {
    const list = await content.fetch('listPostPreviews', input)
    queryClient.setQueryData(['listPostPreviews', input], list)
  }
  const asks = [
    async () => {
      await content.fetch('listPages', {})
      await queryClient.invalidateQueries({ queryKey: ['getPage'] })
    },
    () => previews({}),
    () => previews({ featured: 'true', limit: featuredPosts }),
    () => content.fetch('listPosts', {}),
  ]
  const renewed: PromiseSettledResult<unknown>[] = []
  for (const ask of asks) renewed.push(...(await Promise.allSettled([ask()])))
  return renewed
}

async function keepPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'KEEP_PAGES' } satisfies WorkerMessage)
}
