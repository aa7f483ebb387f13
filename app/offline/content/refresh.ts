import type { QueryClient } from '@tanstack/react-query'
import type { Mantra } from '#contract/mantras/public.ts'
import { onReachable } from '#app/offline/connection.ts'
import type { Content } from './content.ts'
import { featuredPosts } from './featuredPosts.ts'
import type { WorkerMessage } from '#app/offline/messages.ts'
import type { SavedPosts } from '#app/offline/downloads/savedPosts.ts'

/**
 * Refreshes the stored content at start and on reconnecting, regardless of the query defaults, so
 * that every mantra and aarti is available offline after the first visit. An older server-rendered
 * or persisted page first gets the phone's newer copy. Unchanged answers keep their identity.
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
    // Single mantras are read from the list that was just stored.
    for (const name of ['getMantra', 'getMantraOfDay'])
      void queryClient.invalidateQueries({ queryKey: [name] })
  }
  const renew = async () => {
    const stored = await content.stored('listMantras', {})
    if (stored) show(stored)
    const aartis = await content.stored('listAartis', {})
    if (aartis) queryClient.setQueryData(['listAartis', {}], aartis)
    // Each separately, so that one failure does not hold up the others.
    const first = Promise.allSettled([
      content.fetch('listMantras', {}).then(show),
      content.fetch('getSite', {}).then((site) => queryClient.setQueryData(['getSite', {}], site)),
      content
        .fetch('listFestivalOverrides', {})
        .then((overrides) => queryClient.setQueryData(['listFestivalOverrides', {}], overrides)),
    ])
    const renewed = [...(await renewWritten(queryClient, content)), ...(await first)]
    await savedPosts.renew().catch(() => undefined)
    // If the server fails or is out of reach, the page stays and is refreshed next time.
    if (renewed.some(({ status }) => status === 'fulfilled'))
      await keepPages().catch(() => undefined)
  }
  void renew()
  return onReachable(() => void renew())
}

/**
 * Fetches the aartis, text pages, first lists, the shop and the newest articles in full, one after
 * the other: without HTTP/2 a browser has six connections, and a page opened meanwhile needs one.
 * Lists come before articles, so that an interruption leaves no article without a list that links
 * to it.
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
      queryClient.setQueryData(['listAartis', {}], await content.fetch('listAartis', {}))
      // Read from the list that was just stored.
      for (const name of ['listSung', 'getMantra'])
        await queryClient.invalidateQueries({ queryKey: [name] })
    },
    async () => {
      await content.fetch('listPages', {})
      await queryClient.invalidateQueries({ queryKey: ['getPage'] })
    },
    async () => {
      const visit = await content.fetch('getVisit', {})
      queryClient.setQueryData(['getVisit', {}], visit)
    },
    async () => {
      queryClient.setQueryData(['listPujas', {}], await content.fetch('listPujas', {}))
    },
    async () => {
      queryClient.setQueryData(['listRites', {}], await content.fetch('listRites', {}))
    },
    () => previews({}),
    () => previews({ featured: 'true', limit: featuredPosts }),
    async () => {
      const products = await content.fetch('listProducts', {})
      queryClient.setQueryData(['listProducts', {}], products)
      // A category and a single product are read from the list that was just stored.
      for (const name of ['listProductsOfCategory', 'getProduct'])
        await queryClient.invalidateQueries({ queryKey: [name] })
    },
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
