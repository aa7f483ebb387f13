import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { audioCacheName } from '#app/offline/downloads/audioCache.ts'
import { readRange } from '#contract/range.ts'
import { cachedIn } from './cachedIn.ts'

export const isAudioRequest: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/audio/')

/** Saved audio from the phone, else the network. What streams by is never kept. */
export const answerAudio: RouteHandlerCallback = async ({ request, url }) => {
  const saved = await cachedIn(audioCacheName, url.pathname)
  return saved ? answerFrom(saved, request) : fetch(request)
}

/**
 * A player asks by `Range`, and Safari plays nothing that is not answered by 206; so the saved whole
 * is cut here, by the same rules as on the server.
 */
export const answerFrom = async (saved: Response, request: Request): Promise<Response> => {
  const asked = request.headers.get('range')
  if (asked === null) return saved
  // No copy in memory: the browser’s handle of what lies on the disk.
  const sound = await saved.blob()
  const range = readRange(asked, sound.size)
  if (!range) return new Response(sound, { headers: saved.headers })
  if (range === 'missing') {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${sound.size}` },
    })
  }
  const { first, last } = range
  const headers = new Headers(saved.headers)
  headers.set('content-range', `bytes ${first}-${last}/${sound.size}`)
  headers.set('content-length', String(last - first + 1))
  return new Response(sound.slice(first, last + 1), { status: 206, headers })
}
