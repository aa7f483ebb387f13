import { addressOf, pathIn } from './addresses.ts'
import { languages, type Language } from './languages.ts'
import { isServerPath } from './paths.ts'

/** Of a page of the app, not of a file or of what the server sends. */
const isPagePath = (path: string): boolean => !isServerPath(path) && !/\.[a-z0-9]+$/.test(path)

/** Staff write the addresses of our pages without a language: this leads to those in the reader's. */
export const linksIn = (language: Language, html: string): string =>
  html.replaceAll(/<a href="(\/[^"?#]*)/g, (link, path: string) =>
    isPagePath(path) && addressOf(path, languages).language === 'en'
      ? `<a href="${pathIn(language, path)}`
      : link,
  )
