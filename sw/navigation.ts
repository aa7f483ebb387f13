import { matchPrecache } from 'workbox-precaching'
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { isServerPath } from '#contract/paths.ts'

const hasExtension = /\/[^/]+\.[^/]+$/

/** Pages are answered by the app's shell; the server's own paths and files never are. */
export const isPageNavigation: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !isServerPath(url.pathname) &&
  !hasExtension.test(url.pathname)

/** The precached shell, at once, with or without a network; a browser that lost it asks the server. */
export const answerNavigation: RouteHandlerCallback = async ({ request }) =>
  (await matchPrecache('/index.html')) ?? fetch(request)
