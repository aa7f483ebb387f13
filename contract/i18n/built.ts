import { pseudo } from './pseudo.ts'

declare global {
  /** Put in by the build (vite.config.ts). */
  const __PSEUDO__: boolean
  /** Set in tests of the server alone, which has the words of all languages. */
  const __PSEUDO_LANGUAGE__: string
  const __IS_MULTILINGUAL__: boolean
  /** Whether the words of this build are in another language than English, as contents may be. */
  const __IS_TRANSLATED__: boolean
}

/**
 * Whether this build is one for tests, whose words are made of the English ones (`pseudo.ts`). A
 * constant, not a function, so that other builds have no byte of it.
 */
const isPseudo = typeof __PSEUDO__ === 'boolean' && __PSEUDO__

/** Words in the language of this build. On a server, which has all, they are as they are written. */
export const inBuild = <W>(words: W): W => (isPseudo ? pseudo(words) : words)

/** The language whose words a server makes of the English ones, in tests. */
export const pseudoLanguage = (): string | undefined =>
  typeof __PSEUDO_LANGUAGE__ === 'string' ? __PSEUDO_LANGUAGE__ : undefined

/**
 * Known to the build. Where a component is of no use in a single language, the constant itself is
 * written, so that it is not even loaded to be left out.
 */
export const isMultilingual = typeof __IS_MULTILINGUAL__ === 'boolean' && __IS_MULTILINGUAL__

/** Whether this is a phone's build in English, in which nothing is marked as being so. A server is none. */
export const isEnglishBuild = typeof __IS_TRANSLATED__ === 'boolean' && !__IS_TRANSLATED__
