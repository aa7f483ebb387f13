import type { InBothScripts } from '#contract/bookings/admin.ts'
import { inBothScripts } from './bothScripts.ts'
import { toIast } from './iast.ts'

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Without marks and the last short a: `नाईक`, nāīka, is Naik. */
const keyOf = (roman: string): string =>
  roman
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()
    .replaceAll(/([aeiou])\1/g, '$1')
    .replace(/(?<=[^aeiou])a$/, '')

/**
 * Names in both scripts, where a family has written some of them in Devanagari: the same words in
 * Roman letters are spelled as there.
 */
export const spelledAs = (written: readonly string[]): ((name: string) => InBothScripts) => {
  const own = new Map(
    written
      .flatMap(wordsOf)
      .filter((word) => /\p{Script=Devanagari}/u.test(word))
      .map((word) => [keyOf(toIast(word)), word]),
  )
  return (name) => {
    const made = inBothScripts(name)
    if (!made.isGuessed || own.size === 0) return made
    const [roman, guessed] = [wordsOf(name), wordsOf(made.devanagari)]
    // Initials may be more words in the other script.
    if (roman.length !== guessed.length) return made
    const found = roman.map((word) => own.get(keyOf(word)))
    return {
      ...made,
      devanagari: guessed.map((word, at) => found[at] ?? word).join(' '),
      isGuessed: found.includes(undefined),
    }
  }
}
