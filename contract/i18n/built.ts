import { pseudo } from './pseudo.ts'

declare global {
  /** Whether the build is one for tests, in a language that is made of English (vite.config.ts). */
  const __PSEUDO__: boolean
}

/** Words as this build has them. */
export const built = <W>(words: W): W =>
  typeof __PSEUDO__ === 'boolean' && __PSEUDO__ ? pseudo(words) : words
