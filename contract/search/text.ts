import { foldWord, longestTerm, skeletonOf, termOf } from './fold.ts'
import { type Grammar, isPlainForm, noGrammar, stemsIn } from './grammar.ts'

/** Whether a result is one of the monthly fasts, each of which has its own name. */
export const isSankashti = ({ kind, path }: { kind: string; path: string }): boolean =>
  kind === 'festival' && /-sankashti-\d{4}$/.test(path)

export const words = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** The words that find a text, in any language or in that of the grammar. */
export const termsOf = (text: string, grammar: Grammar = noGrammar): string[] => {
  const found = new Set(text.normalize('NFC').match(words))
  const terms = [...found].flatMap((each) => {
    const word = foldWord(each)
    return word === '' ? [] : [word, skeletonOf(word), ...stemsIn(grammar, each)]
  })
  return [...new Set(terms)]
}

/** Those of a title: also of each two words as one. */
export const titleTermsOf = (title: string, grammar: Grammar = noGrammar): string[] => {
  if (!grammar.hasCompounds) return termsOf(title, grammar)
  const each = title.normalize('NFC').match(words) ?? []
  const pairs = each.slice(1).map((word, index) => `${each[index] ?? ''}${word}`)
  return termsOf([title, ...pairs].join(' '), grammar)
}

/** More than anybody searches for; the rest of a pasted page is ignored. */
const mostTerms = 12

/**
 * Filler words of questions (`when is the next Ekadashi`), ignored unless the query has nothing
 * else.
 */
const fillers = new Set(
  'when what which is are the a an of on in next coming date day kab hai kadhi aahe कब है कधी आहे'
    .split(' ')
    .map(foldWord),
)

/** What one word of a query finds: whatever begins with its term, and other forms of the same word. */
export type Asked = {
  readonly term: string
  /** As `termsOf` has them. */
  readonly stems: readonly string[]
}

export const isFoundBy = ({ term, stems }: Asked, each: string): boolean =>
  each.startsWith(term) || stems.includes(each)

/** The plain form of the word that is asked for: neither the beginning of another nor one of its other forms. */
export const isPlainWord = ({ term, stems }: Asked, each: string): boolean => {
  const others = stems.filter((stem) => !isPlainForm(stem, term))
  return others.length > 0 ? others.some((stem) => isPlainForm(stem, each)) : each === term
}

/** Nothing but what begins with the terms. */
export const asked = (terms: readonly string[]): Asked[] =>
  terms.map((term) => ({ term, stems: [] }))

/** A word of a query in its normalised form, and as it was typed. */
export type QueryWord = Asked & {
  readonly word: string
  readonly typed: string
}

export const queryWords = (query: string, grammar: Grammar = noGrammar): QueryWord[] => {
  const tokens = (query.slice(0, 2000).normalize('NFC').match(words) ?? [])
    .map((typed) => ({ word: foldWord(typed), typed }))
    .filter(({ word }) => word !== '')
  const meant = tokens.filter(({ word }) => !fillers.has(word) && !grammar.particles.has(word))
  const entries = (meant.length > 0 ? meant : tokens).map(({ word, typed }) => {
    const term = termOf(word)
    const stems = stemsIn(grammar, typed)
    return [term, { word: word.slice(0, longestTerm), term, typed, stems }] as const
  })
  return [...new Map(entries).values()].slice(0, mostTerms)
}

/**
 * Whether a query is single letters alone, of which every text is full, whatever their script. ॐ is a word,
 * and so is a letter with a vowel or a sign: गं.
 */
export const isTooShort = (query: string): boolean => {
  const typed = query.normalize('NFC').match(words) ?? []
  return typed.length > 0 && typed.every((word) => lettersOf(word) === 1)
}

const lettersOf = (word: string): number =>
  word === 'ॐ' ? 2 : [...word.replaceAll('\u093c', '')].length

/**
 * What a text must contain, each as the beginning of a separate word. Empty: there is nothing to
 * search for.
 */
export const queryTerms = (query: string): string[] => queryWords(query).map(({ term }) => term)
