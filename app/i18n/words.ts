import { inBuild } from '#contract/i18n/built.ts'

/** A feature's texts, in the one language of the build. */
export type Catalogue<W> = { readonly feature: string; readonly english: W }

/**
 * Declares a feature's catalogue. Texts with a variable part are functions, so the compiler checks
 * them. One that a build does not use is left out of it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<W>(feature: string, english: W): Catalogue<W> {
  return { feature, english: inBuild(english) }
}

/** The feature's texts in the devotee's language. */
export const useWords = <W extends object>({ english }: Catalogue<W>): W => english
