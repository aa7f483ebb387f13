import { foldWord, skeletonOf } from '#contract/search/fold.ts'
import { words } from '#contract/search/text.ts'

/** How much of a donor's name a line shows. */
export type Named = {
  /** From 0 to 1. */
  readonly share: number
  /** All of it, or two words: one alone may be somebody else's. */
  readonly isWhole: boolean
}

const forms = new Set(
  ['shri', 'sri', 'smt', 'mr', 'mrs', 'ms', 'dr', 'kumari', 'and', 'श्री', 'सौ'].map(foldWord),
)

/** Initials say nothing. */
const shortestWord = 2

/** Banks cut names off; less than this of a word is nothing. */
const shortestStart = 4

const namesIn = (text: string): string[] =>
  (text.normalize('NFC').match(words) ?? [])
    .map(foldWord)
    .filter((word) => word.length >= shortestWord && !/\d/.test(word) && !forms.has(word))
    .map(skeletonOf)

/** Compares the names of donors with lines, in either script and whatever their spelling. */
export const nameFinder = () => {
  const cached = new Map<string, readonly string[]>()
  const wordsOf = (name: string): readonly string[] => {
    const found = cached.get(name) ?? namesIn(name)
    cached.set(name, found)
    return found
  }
  return (text: string) => {
    const onLine = namesIn(text)
    const isOnLine = (word: string): boolean =>
      onLine.some(
        (other) => other === word || (other.length >= shortestStart && word.startsWith(other)),
      )
    return (name: string): Named => {
      const own = wordsOf(name)
      const hits = own.filter(isOnLine).length
      if (hits === 0) return { share: 0, isWhole: false }
      return { share: hits / own.length, isWhole: hits === own.length || hits >= 2 }
    }
  }
}
