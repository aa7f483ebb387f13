import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { isServerPath } from '#contract/paths.ts'
import { cachedPage, shell } from './pages.ts'

const hasExtension = /\/[^/]+\.[^/]+$/

/** The server's own paths are never answered here. */
export const isPageNavigation: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && !isServerPath(url.pathname)

/**
 * At once, online or offline: the page as it was last rendered, or the app's shell. A browser
 * that has lost both asks the server. What looks like a file may be one that the phone does not keep,
 * so there the server is asked first, and without it the shell says that nothing is there. So it is asked
 * for the checkout, which alone is sent with leave to load the payment provider's script.
 */
export const answerNavigation: RouteHandlerCallback = async ({ request, url }) => {
  if (hasExtension.test(url.pathname) || url.pathname === '/checkout') {
    return fetch(request).catch(async (error: unknown) => (await shell()) ?? Promise.reject(error))
  }
  return (await cachedPage(url)) ?? (await shell()) ?? fetch(request)
}
