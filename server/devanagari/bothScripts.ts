import library from '@indic-transliteration/sanscript'
import type { InBothScripts } from '#contract/bookingsAdmin.ts'
import { toIast } from './iast.ts'

// Its types describe an ES module with a default export; what Node imports is that export itself.
const sanscript = library as unknown as typeof library.default

const hasDevanagari = /\p{Script=Devanagari}/u
const hasLatin = /\p{Script=Latin}/u

/** How English spelling writes sounds for which IAST has one letter; longer ones first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'ā'],
  [/ee|ii/g, 'ī'],
  [/oo|uu/g, 'ū'],
  // Marathi says ज्ञ so: Dnyaneshwar.
  [/dny/g, 'jñ'],
  [/chh/g, 'CH'],
  [/ch/g, 'c'],
  [/CH/g, 'ch'],
  [/sh/g, 'ś'],
  [/w/g, 'v'],
  [/f/g, 'ph'],
  [/z/g, 'j'],
  [/x/g, 'kṣ'],
  [/q/g, 'k'],
  // The end of most names is long, though nobody writes it so: Sharma, Joshi.
  [/a\b/g, 'ā'],
  [/i\b/g, 'ī'],
  [/u\b/g, 'ū'],
]

/** The inherent vowel at the end of a word is not written in today's languages: गणेश, not गणेश्. */
const withoutLastVirama = (text: string): string => text.replaceAll(/्(?=\s|$|[-.,])/g, '')

const guess = (roman: string): string => {
  const plain = roman.normalize('NFC').toLowerCase()
  const iast = /[āīūṛṝḷṃḥṅñṭḍṇśṣ]/.test(plain)
    ? plain
    : spellings.reduce((text, [written, sound]) => text.replace(written, sound), plain)
  return withoutLastVirama(sanscript.t(iast, 'iast', 'devanagari'))
}

const capitalised = (text: string): string =>
  text.replaceAll(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

/**
 * A name for whoever reads the one script or the other. From Devanagari the Roman letters follow by
 * rule; the other way round is a guess, as English spelling hides what is long.
 */
export const inBothScripts = (written: string): InBothScripts => {
  if (hasDevanagari.test(written)) {
    return { written, devanagari: written, roman: capitalised(toIast(written)), isGuessed: false }
  }
  if (!hasLatin.test(written)) {
    return { written, devanagari: written, roman: written, isGuessed: false }
  }
  return { written, devanagari: guess(written), roman: written, isGuessed: true }
}
