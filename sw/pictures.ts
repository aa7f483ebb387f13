import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { hasKind } from '#app/offline/downloads/answerKind.ts'
import { pictureCacheName, pictureKey } from '#app/offline/downloads/pictureCache.ts'
import { cachedIn } from './cachedIn.ts'

/** Pictures of articles: drawn for the app, or uploaded by editors. */
export const isPictureRequest: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.destination === 'image' && /^\/(media|images)\//.test(url.pathname)

/**
 * From a saved article, in the width and format it was saved in, otherwise from the network. A
 * picture that was only viewed is not stored.
 */
export const answerPicture: RouteHandlerCallback = async ({ request, url }) => {
  const saved = await cachedIn(pictureCacheName, pictureKey(url.pathname))
  return saved && hasKind(saved, 'image') ? saved : fetch(request)
}
