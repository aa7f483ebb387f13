import { pathIn } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'

declare global {
  /** They are put in by the build (vite.config.ts); without one it is English. */
  const __LANGUAGE__: Language
  const __LANGUAGES__: readonly Language[]
}

/** The language of all words of this build: one for each is built of the same sources. */
export const language: Language = typeof __LANGUAGE__ === 'string' ? __LANGUAGE__ : 'en'

/** All in which the site can be read. */
export const builtLanguages: readonly Language[] =
  typeof __LANGUAGES__ === 'object' ? __LANGUAGES__ : ['en']

export { isMultilingual } from '#contract/i18n/built.ts'

/** The address of a page in this language, where no router makes it. */
export const pathHere = (path: string): string =>
  language === 'en' ? path : pathIn(language, path)

/** The worker of this language. */
export const workerPath = language === 'en' ? '/sw.js' : `/sw-${language}.js`
