import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { builtLanguages, isMultilingual, language } from '#app/i18n/language.ts'
import { inTime, patientMs } from '#app/offline/inTime.ts'
import { addressOf, pathIn } from '#contract/addresses.ts'
import { languageParameter } from '#contract/languageChoice.ts'
import { isCardPage, isServerPath } from '#contract/paths.ts'
import { cachedPage, shell } from './pages.ts'

const hasExtension = /\/[^/]+\.[^/]+$/

/** What the worker answers: every page, in whatever language, but nothing that only the server has. */
export const isPageNavigation: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !isServerPath(addressOf(url.pathname, builtLanguages).path)

/**
 * Answers navigations at once, online or offline, with the last rendered page or the app's shell;
 * without either it goes to the network. A path that looks like a file goes to the network first;
 * offline the shell shows *not found*. Pages with a card form always go to the network, because
 * only their CSP allows the payment provider's script.
 */
export const answerNavigation: RouteHandlerCallback = async ({ request, url }) => {
  if (isMultilingual && !isOfThisLanguage(url)) return answerOtherLanguage(request, url)
  if (hasExtension.test(url.pathname) || isCardPage(addressOf(url.pathname, builtLanguages).path)) {
    return fetch(request).catch(async (error: unknown) => (await shell()) ?? Promise.reject(error))
  }
  return (await cachedPage(url)) ?? (await shell()) ?? fetch(request)
}

const isOfThisLanguage = (url: URL): boolean =>
  addressOf(url.pathname, builtLanguages).language === language &&
  !url.searchParams.has(languageParameter)

/**
 * Words of another language are not on this phone, so such pages, and the choice of a language, are
 * the server's. Without it the phone's own page is shown, which says why (`LanguageNotice`).
 */
async function answerOtherLanguage(request: Request, url: URL): Promise<Response> {
  const { language: wanted, path } = addressOf(url.pathname, builtLanguages)
  const chosen = url.searchParams.get(languageParameter)
  const own = new URL(url)
  own.pathname = pathIn(language, path)
  // An address without any language, such as the app's start or an email's link, wants the chosen
  // one, which is the worker's: only with a network is that certain.
  if (wanted === 'en' && chosen === null)
    return (await inTime(fetch(request), patientMs)) ?? Response.redirect(own.href)
  return fetch(request).catch(async (error: unknown) => {
    if (wanted !== language) {
      own.searchParams.set(languageParameter, chosen ?? wanted)
      return Response.redirect(own.href)
    }
    return (await shell()) ?? Promise.reject(error)
  })
}
