import { pseudoLanguage } from './i18n/built.ts'
import { pseudo } from './i18n/pseudo.ts'

/** What people may read, as IETF tags; the first is for everybody who has chosen none. */
export const languages = ['en', 'mr', 'hi'] as const
export type Language = (typeof languages)[number]

/** What is kept of somebody, with the language in which they read. */
export type InLanguage = { readonly language: Language }

/** Those in which there are words. What somebody else has chosen is kept until theirs is one of them. */
export const offeredLanguages = ['en', 'mr', 'hi'] as const satisfies readonly Language[]
export type OfferedLanguage = (typeof offeredLanguages)[number]

/** In English, and as its own readers write it. */
export const languageNames: Readonly<
  Record<Language, { readonly english: string; readonly own: string }>
> = {
  en: { english: 'English', own: 'English' },
  mr: { english: 'Marathi', own: 'मराठी' },
  hi: { english: 'Hindi', own: 'हिन्दी' },
}

/** The language of the back office, and of its emails. */
export const staffLanguage: Language = 'en'

/** English for what is no language of ours. */
export const asLanguage = (text: string): Language =>
  languages.find((each) => each === text) ?? 'en'

const amongOffered = (wanted: Language): OfferedLanguage =>
  offeredLanguages.find((each) => each === wanted) ?? 'en'

const isPseudo = (wanted: Language): boolean => wanted === pseudoLanguage()

/** In which language somebody gets our words. */
export const offered = (wanted: Language): Language =>
  isPseudo(wanted) ? wanted : amongOffered(wanted)

/** A feature's words by language: one that is offered without them fails the types. */
export const wordsIn =
  <W>(words: Readonly<Record<OfferedLanguage, W>>) =>
  (wanted: Language): W =>
    isPseudo(wanted) ? pseudo(words.en) : words[amongOffered(wanted)]

/** As networks of the web name it. */
export const localeOf = (of: Language): string => `${of}_IN`
