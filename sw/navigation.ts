import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { builtLanguages, isMultilingual, language } from '#app/i18n/language.ts'
import { addressOf } from '#contract/addresses.ts'
import { languageParameter } from '#contract/languageChoice.ts'
import { isCardPage, isServerPath } from '#contract/paths.ts'
import { cachedPage, shell } from './pages.ts'

const hasExtension = /\/[^/]+\.[^/]+$/

/**
 * Paths that only the server answers, and pages in another language: their words are not on this
 * phone.
 */
export const isPageNavigation: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !isServerPath(url.pathname) &&
  (!isMultilingual ||
    (addressOf(url.pathname, builtLanguages).language === language &&
      !url.searchParams.has(languageParameter)))

/**
 * Answers navigations at once, online or offline, with the last rendered page or the app's shell;
 * without either it goes to the network. A path that looks like a file goes to the network first;
 * offline the shell shows *not found*. Pages with a card form always go to the network, because
 * only their CSP allows the payment provider's script.
 */
export const answerNavigation: RouteHandlerCallback = async ({ request, url }) => {
  if (hasExtension.test(url.pathname) || isCardPage(addressOf(url.pathname, builtLanguages).path)) {
    return fetch(request).catch(async (error: unknown) => (await shell()) ?? Promise.reject(error))
  }
  return (await cachedPage(url)) ?? (await shell()) ?? fetch(request)
}
