import { noGrammar } from '#contract/search/grammar.ts'

/** English endings are few, and a query finds what begins with it. */
export const searchGrammar = noGrammar
