import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { hasKind } from '#app/offline/downloads/answerKind.ts'
import { audioCacheName } from '#app/offline/downloads/audioCache.ts'
import { readRange } from '#contract/range.ts'
import { cachedIn } from './cachedIn.ts'

export const isAudioRequest: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/audio/')

/** Saved audio from the phone, otherwise from the network. Streamed audio is never stored. */
export const answerAudio: RouteHandlerCallback = async ({ request, url }) => {
  const saved = await cachedIn(audioCacheName, url.pathname)
  return saved && hasKind(saved, 'audio') ? answerFrom(saved, request) : fetch(request)
}

/**
 * Players request a `Range`, and Safari plays only 206 answers, so the saved file
 * is cut here by the server's rules.
 */
export const answerFrom = async (saved: Response, request: Request): Promise<Response> => {
  const header = request.headers.get('range')
  if (header === null) return saved
  // The browser’s handle of the file on disk, so nothing is copied into memory.
  const sound = await saved.blob()
  const range = readRange(header, sound.size)
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
