import { pseudo } from '#contract/i18n/pseudo.ts'

declare global {
  /** Whether the build is one for tests, in a language that is made of English. */
  const __PSEUDO__: boolean
}

/** A feature's texts, in the one language of the build. */
export type Catalogue<W> = { readonly feature: string; readonly english: W }

/** Declares a feature's catalogue. Texts with a variable part are functions, so the compiler checks them. */
export const catalogue = <W>(feature: string, english: W): Catalogue<W> => ({
  feature,
  english: typeof __PSEUDO__ === 'boolean' && __PSEUDO__ ? pseudo(english) : english,
})

/** The feature's texts in the devotee's language. */
export const useWords = <W extends object>({ english }: Catalogue<W>): W => english
