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

/**
 * What a translation must have: the same keys, any texts, and functions that get by with the same
 * arguments. A catalogue in another language ends in `satisfies Words<typeof english>`.
 */
export type Words<W> = W extends string
  ? string
  : W extends (...all: infer Arguments) => infer Text
    ? (...all: Arguments) => Words<Text>
    : { readonly [Key in keyof W]: Words<W[Key]> }

/** The feature's texts in the devotee's language. */
export const useWords = <W extends object>({ english }: Catalogue<W>): W => english
