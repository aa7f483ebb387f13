import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { createPartialResponse } from 'workbox-range-requests'
import { audioCacheName } from '#app/offline/audioCache.ts'

export const isAudioRequest: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/audio/')

/**
 * Saved audio from the phone, else the network. A player asks by `Range`, and Safari plays nothing
 * that is not answered by 206; so the saved whole is cut here. What streams by is never kept.
 */
export const answerAudio: RouteHandlerCallback = async ({ request, url }) => {
  const cache = await caches.open(audioCacheName)
  const saved = await cache.match(url.pathname)
  if (!saved) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, saved) : saved
}
