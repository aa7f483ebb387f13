import type { Language } from './languages.ts'

/** A page's own path, and the language in which it is read: English has no prefix. */
export type Address = { readonly language: Language; readonly path: string }

/** What `/mr/puja` is: `/puja` in Marathi, if the app is built in it. */
export function addressOf(pathname: string, built: readonly Language[]): Address {
  const language = built.find(
    (each) => each !== 'en' && (pathname === `/${each}` || pathname.startsWith(`/${each}/`)),
  )
  return language
    ? { language, path: pathname.slice(language.length + 1) || '/' }
    : { language: 'en', path: pathname }
}

/** The path of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
