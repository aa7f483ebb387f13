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
export const inBothScripts = (written: string): InBothScripts => {
  if (hasDevanagari.test(written)) {
    return { written, devanagari: written, roman: capitalised(toIast(written)), isGuessed: false }
  }
  if (!hasLatin.test(written)) {
    return { written, devanagari: written, roman: written, isGuessed: false }
  }
  return { written, devanagari: guessName(written), roman: written, isGuessed: true }
}
