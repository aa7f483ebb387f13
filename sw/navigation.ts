import { matchPrecache } from 'workbox-precaching'
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { isServerPath } from '#contract/paths.ts'
import { keptPage } from './pages.ts'

const hasExtension = /\/[^/]+\.[^/]+$/

/** Pages are answered by the app's shell; the server's own paths and files never are. */
export const isPageNavigation: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !isServerPath(url.pathname) &&
  !hasExtension.test(url.pathname)

/**
 * At once, with or without a network: the page as it was last rendered, or the app's shell. A browser
 * that has lost both asks the server.
 */
export const answerNavigation: RouteHandlerCallback = async ({ request, url }) =>
  (await keptPage(url)) ?? (await matchPrecache('/index.html')) ?? fetch(request)
