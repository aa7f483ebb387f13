import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { type AnswerKind, fetchKind, isSound, hasKind } from '#app/offline/downloads/answerKind.ts'
import { isAppIcon } from '#contract/site/appLook.ts'
import { cachedIn } from './cachedIn.ts'

export const isFontRequest: RouteMatchCallback = ({ request, sameOrigin }) =>
  sameOrigin && request.destination === 'font'

/** Our drawings of products. What staff upload is recognised by nothing, and is not stored. */
export const isProductDrawing: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/images/products/')

type CacheRule = {
  readonly cacheName: string
  readonly kind: AnswerKind
  readonly isRenewed: boolean
}

/**
 * Stores an answer only if its type is right, so that a proxy’s HTML page is never served later.
 */
const keep = async (
  { cacheName, kind }: CacheRule,
  request: Request,
  answer: Response,
): Promise<void> => {
  if (await isSound(answer.clone(), kind)) await (await caches.open(cacheName)).put(request, answer)
}

/** Serves a file from the cache; it is cached on first use. */
const answerCached =
  (file: CacheRule): RouteHandlerCallback =>
  async ({ request, event }) => {
    const { cacheName, kind, isRenewed } = file
    const fetchFresh = async (): Promise<Response> => {
      const answer = await fetchKind((init) => fetch(request, init), kind)
      // A full phone can still show it.
      if (hasKind(answer, kind))
        event.waitUntil(keep(file, request, answer.clone()).catch(() => undefined))
      return answer
    }
    const cached = await cachedIn(cacheName, request)
    // A wrong answer was stored: the next one replaces it.
    if (!cached || !(await isSound(cached.clone(), kind))) return fetchFresh()
    if (isRenewed) event.waitUntil(fetchFresh().catch(() => undefined))
    return cached
  }

/** The temple's own icon, where a page or a notification shows it. Ours are in the precache. */
export const isOwnIcon: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && isAppIcon(url.pathname)

/** A font too large for every first visit. */
export const answerFont = answerCached({ cacheName: 'modak-fonts', kind: 'font', isRenewed: false })

export const answerOwnIcon = answerCached({
  cacheName: 'modak-icons',
  kind: 'image',
  isRenewed: false,
})

/** The shop can be browsed offline with the pictures that were seen. Their names stay when they change. */
export const answerProductDrawing = answerCached({
  cacheName: 'modak-products',
  kind: 'image',
  isRenewed: true,
})
