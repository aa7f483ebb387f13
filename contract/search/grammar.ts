import { termOf } from './fold.ts'

/** What search knows of a language, as far as its words change their form. */
export type Grammar = {
  /** Words that only join others, in their normalised form: ignored unless a query has nothing else. */
  readonly particles: ReadonlySet<string>
  /**
   * What all forms of a word have in common, in normalised letters: several if a form can be of several
   * words, none if the word is too short to be compared that way.
   */
  readonly stemsOf: (word: string) => readonly string[]
  /** Whether people write names of two words as one: गणेशचतुर्थी. */
  readonly hasCompounds: boolean
}

/** A text in any language is found by the beginnings of its words alone. */
export const noGrammar: Grammar = { particles: new Set(), stemsOf: () => [], hasCompounds: false }

/** No normalised word begins with it, so that a stem is equal to stems alone, and begins nothing. */
const mark = 'q'

/** Whether a term is what a stem is of, in its plain form: `सण` of सणांची. */
export const isPlainForm = (stem: string, term: string): boolean => stem === mark + term

/** The stems of a word as terms of an index and of a query. */
export const stemsIn = ({ stemsOf }: Grammar, word: string): string[] =>
  stemsOf(word).map((stem) => mark + termOf(stem))
