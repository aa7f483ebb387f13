import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { isAppIcon } from '#contract/appLook.ts'
import { cachedIn } from './cachedIn.ts'

export const isFontRequest: RouteMatchCallback = ({ request, sameOrigin }) =>
  sameOrigin && request.destination === 'font'

/** Our drawings of products. What staff upload is recognised by nothing, and is not stored. */
export const isProductDrawing: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/images/products/')

const keep = async (cacheName: string, request: Request, answer: Response): Promise<void> =>
  (await caches.open(cacheName)).put(request, answer)

/** Answers with a file that is cached once somebody needed it. */
const answerKept =
  (cacheName: string, { isRenewed }: { isRenewed: boolean }): RouteHandlerCallback =>
  async ({ request, event }) => {
    const fetchFresh = async (): Promise<Response> => {
      const answer = await fetch(request)
      // A full phone can still show it.
      if (answer.ok)
        event.waitUntil(keep(cacheName, request, answer.clone()).catch(() => undefined))
      return answer
    }
    const kept = await cachedIn(cacheName, request)
    if (!kept) return fetchFresh()
    if (isRenewed) event.waitUntil(fetchFresh().catch(() => undefined))
    return kept
  }

/** The temple's own icon, where a page or a notification shows it. Ours are in the precache. */
export const isOwnIcon: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && isAppIcon(url.pathname)

/** A font too large for every first visit. */
export const answerFont = answerKept('modak-fonts', { isRenewed: false })

export const answerOwnIcon = answerKept('modak-icons', { isRenewed: false })

/** The shop can be browsed offline with the pictures that were seen. Their names stay when they change. */
export const answerProductDrawing = answerKept('modak-products', { isRenewed: true })
