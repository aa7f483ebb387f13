import { addressOf, pathIn } from './addresses.ts'
import { languages, type Language } from './languages.ts'
import { isPagePath } from './paths.ts'

/** Staff write the addresses of our pages without a language: this leads to those in the reader's. */
export const linksIn = (language: Language, html: string): string =>
  html.replaceAll(/<a href="(\/[^"?#]*)/g, (link, path: string) =>
    isPagePath(path) && addressOf(path, languages).language === 'en'
      ? `<a href="${pathIn(language, path)}`
      : link,
  )
