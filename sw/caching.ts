import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { cachedIn } from './cachedIn.ts'

const cacheName = 'modak-fonts'

export const isFontRequest: RouteMatchCallback = ({ request, sameOrigin }) =>
  sameOrigin && request.destination === 'font'

/** A face too large for everybody's first visit is kept once somebody's text has asked for it. */
export const answerFont: RouteHandlerCallback = async ({ request, event }) => {
  const kept = await cachedIn(cacheName, request)
  if (kept) return kept
  const answer = await fetch(request)
  // A phone without room shows it all the same.
  if (answer.ok) event.waitUntil(keep(request, answer.clone()).catch(() => undefined))
  return answer
}

const keep = async (request: Request, answer: Response): Promise<void> =>
  (await caches.open(cacheName)).put(request, answer)
