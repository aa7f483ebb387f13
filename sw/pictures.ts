import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { pictureCacheName, pictureKey } from '#app/offline/downloads/pictureCache.ts'
import { cachedIn } from './cachedIn.ts'

/** Pictures of articles: drawn for the app, or sent by its editors. */
export const isPictureRequest: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.destination === 'image' && /^\/(media|images)\//.test(url.pathname)

/**
 * From a saved article on the phone, in whatever width and format it was saved; else the network. A
 * picture that is merely looked at is not kept.
 */
export const answerPicture: RouteHandlerCallback = async ({ request, url }) =>
  (await cachedIn(pictureCacheName, pictureKey(url.pathname))) ?? fetch(request)
