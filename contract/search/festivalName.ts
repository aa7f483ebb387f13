import { type Grammar, noGrammar } from './grammar.ts'
import { type Asked, isFoundBy, termsOf, words } from './text.ts'

/** Of 2027 in `ganesh chaturthi 2027`, which says of what year and is in no name. */
const year = /^(?:19|20)\d\d$/

/** What is asked for, without its year; all of it if there is nothing else. */
export const withoutYear = (asked: readonly Asked[]): readonly Asked[] => {
  const named = asked.filter(({ term }) => !year.test(term))
  return named.length > 0 ? named : asked
}

/** The terms of each word of a text in turn, without those that only join others. */
const wordsOf = (text: string, grammar: Grammar): readonly string[][] => {
  const known = new Map<string, string[]>()
  return [...text.normalize('NFC').matchAll(words)].flatMap(([word]) => {
    const terms = known.get(word) ?? termsOf(word, grammar)
    known.set(word, terms)
    return terms.length === 0 || grammar.particles.has(terms[0] ?? '') ? [] : [terms]
  })
}

type IsIn = (each: Asked, term: string) => boolean

/** In any form, though no word that only begins so. */
const isWord: IsIn = ({ term, stems }, each) => each === term || stems.includes(each)

const isAt = (
  text: readonly string[][],
  at: number,
  asked: readonly Asked[],
  isIn: IsIn,
): boolean => asked.every((each, index) => text[at + index]?.some((term) => isIn(each, term)))

/** Whether a text has the words one after the other, each in any form. */
export const hasInRow = (
  text: string,
  asked: readonly Asked[],
  grammar = noGrammar,
  isIn: IsIn = isFoundBy,
): boolean => {
  const all = wordsOf(text, grammar)
  return all.some((_, at) => isAt(all, at, asked, isIn))
}

/**
 * What of a query is the name of a day, of two words or more: करवा चौथ of करवा चौथ का व्रत. Apart from
 * one another they mean something else: चौथ is spelled as चौथा is, सकट nearly as सकता.
 */
export const nameAmong = (
  asked: readonly Asked[],
  names: readonly string[],
  grammar = noGrammar,
): readonly Asked[] | undefined => {
  for (let length = asked.length; length > 1; length -= 1)
    for (let from = 0; from + length <= asked.length; from += 1) {
      const part = asked.slice(from, from + length)
      if (names.some((name) => hasInRow(name, part, grammar, isWord))) return part
    }
  return undefined
}
