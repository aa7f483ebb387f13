import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'

const cacheName = 'modak-fonts'

export const isFontRequest: RouteMatchCallback = ({ request, sameOrigin }) =>
  sameOrigin && request.destination === 'font'

/** A face too large for everybody's first visit is kept once somebody's text has asked for it. */
export const answerFont: RouteHandlerCallback = async ({ request }) => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
