import { join } from 'node:path'
import { asLanguage, type Language, offeredLanguages } from '#contract/languages.ts'

const { MODAK_LANGUAGE, MODAK_LANGUAGES, MODAK_PSEUDO } = process.env

/** All languages to build: those that are offered, or for tests others, too. */
export const builtLanguages: readonly Language[] = MODAK_LANGUAGES
  ? MODAK_LANGUAGES.split(',').map(asLanguage)
  : offeredLanguages

/** The one of this build. */
export const language = asLanguage(MODAK_LANGUAGE ?? 'en')

/** Whether its words are made from the English ones, for tests (`contract/i18n/pseudo.ts`). */
export const isPseudo = language !== 'en' && MODAK_PSEUDO === language

/** Where its client and its server bundle are written before they join the English ones. */
export const outputOf = (part: 'client' | 'ssr', of: Language = language): string =>
  of === 'en' ? `dist/${part}` : `dist/${of}/${part}`

/** Words that only the back office uses. It is in English, whatever the language of the site is. */
const office = '[\\w-]+/admin|audit/|imports/|notifications/deliveryKinds'

/**
 * In a build of another language its words are in the place of the English ones, so that no page
 * loads both. A file that is missing ends the build. The pseudo-language is made of the English ones.
 */
export const wordsHere = (root: string): { find: RegExp; replacement: string }[] =>
  language === 'en' || isPseudo
    ? []
    : [
        {
          find: new RegExp(`^#(app|contract)/i18n/en/(?!${office})`),
          replacement: join(root, '$1', 'i18n', language, '/'),
        },
      ]
