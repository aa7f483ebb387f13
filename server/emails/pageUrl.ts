import { pathIn } from '#contract/addresses.ts'
import { offered, type Language } from '#contract/languages.ts'
import { isServerPath } from '#contract/paths.ts'

/** The address of a page in the language of a message; what is no page, such as a PDF, has none. */
export const pageUrlIn = (language: Language, url: string): string => {
  const to = offered(language)
  const { origin, pathname, search, hash } = new URL(url)
  return to === 'en' || isServerPath(pathname)
    ? url
    : `${origin}${pathIn(to, pathname)}${search}${hash}`
}
