import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { cachedIn } from './cachedIn.ts'

const cacheName = 'modak-fonts'

export const isFontRequest: RouteMatchCallback = ({ request, sameOrigin }) =>
  sameOrigin && request.destination === 'font'

/** A font too large for every first visit is cached once a text has needed it. */
export const answerFont: RouteHandlerCallback = async ({ request, event }) => {
  const kept = await cachedIn(cacheName, request)
  if (kept) return kept
  const answer = await fetch(request)
  // A full phone can still show it.
  if (answer.ok) event.waitUntil(keep(request, answer.clone()).catch(() => undefined))
  return answer
}

const keep = async (request: Request, answer: Response): Promise<void> =>
  (await caches.open(cacheName)).put(request, answer)
