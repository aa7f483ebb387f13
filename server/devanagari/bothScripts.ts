import type { InBothScripts } from '#contract/bookings/admin.ts'
import { guessName } from './guessName.ts'
import { toIast } from './iast.ts'

const hasDevanagari = /\p{Script=Devanagari}/u
const hasLatin = /\p{Script=Latin}/u

const capitalised = (text: string): string =>
  text.replaceAll(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

/**
 * A name for readers of the other script. From Devanagari the Roman letters follow by rule; the
 * other way round is a guess, because English spelling hides long vowels.
 */
export const inBothScripts = (name: string): InBothScripts => {
  if (hasDevanagari.test(name)) {
    return { written: name, devanagari: name, roman: capitalised(toIast(name)), isGuessed: false }
  }
  if (!hasLatin.test(name)) {
    return { written: name, devanagari: name, roman: name, isGuessed: false }
  }
  return { written: name, devanagari: guessName(name), roman: name, isGuessed: true }
}
