import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { isCardPage, isServerPath } from '#contract/paths.ts'
import { cachedPage, shell } from './pages.ts'

const hasExtension = /\/[^/]+\.[^/]+$/

/** Paths that only the server answers. */
export const isPageNavigation: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && !isServerPath(url.pathname)

/**
 * Answers at once, online or offline, with the page as last rendered or the app's shell. A browser
 * that has lost both asks the server. An address that looks like a file may not be stored here,
 * so the server is asked first, and offline the shell shows that the page is missing. The server is also asked
 * for pages with a card form, because only their answer allows the payment provider's script.
 */
export const answerNavigation: RouteHandlerCallback = async ({ request, url }) => {
  if (hasExtension.test(url.pathname) || isCardPage(url.pathname)) {
    return fetch(request).catch(async (error: unknown) => (await shell()) ?? Promise.reject(error))
  }
  return (await cachedPage(url)) ?? (await shell()) ?? fetch(request)
}
