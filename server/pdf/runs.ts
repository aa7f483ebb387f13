import library from '@indic-transliteration/sanscript'
import type { FontFace } from './fonts.ts'

export type Run = { readonly face: FontFace; readonly text: string }

// Its types describe an ES module with a default export; what Node imports is that export itself.
const sanscript = library as unknown as typeof library.default

/** Scripts that the fonts lack, and the names we give for them in Latin letters. */
const others = [
  [/\p{Script=Bengali}+/gu, 'bengali'],
  [/\p{Script=Gurmukhi}+/gu, 'gurmukhi'],
  [/\p{Script=Gujarati}+/gu, 'gujarati'],
  [/\p{Script=Oriya}+/gu, 'oriya'],
  [/\p{Script=Tamil}+/gu, 'tamil'],
  [/\p{Script=Telugu}+/gu, 'telugu'],
  [/\p{Script=Kannada}+/gu, 'kannada'],
  [/\p{Script=Malayalam}+/gu, 'malayalam'],
] as const

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const inLatin = (text: string): string =>
  others.reduce(
    (romanised, [script, name]) =>
      romanised.replaceAll(script, (word) => capitalised(sanscript.t(word, name, 'iast'))),
    text,
  )

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Characters that no font has, an emoji for example. */
const unknown = '\u25cc'

/** Splits a text into pieces of one font each, so that no letter loses its marks to another. */
export const runsOf = (text: string, fonts: readonly FontFace[]): Run[] => {
  const runs: { face: FontFace; text: string }[] = []
  const canWrite = (letter: string) => (face: FontFace | undefined) =>
    face !== undefined && [...letter].every((each) => face.has(each.codePointAt(0) ?? 0))
  for (const { segment } of segmenter.segment(inLatin(text.normalize('NFC')))) {
    const last = runs.at(-1)
    const face = [last?.face, ...fonts].find(canWrite(segment))
    const known = face ?? fonts.find(canWrite(unknown))
    const shown = face ? segment : unknown
    if (!known) continue
    if (last?.face === known) last.text += shown
    else runs.push({ face: known, text: shown })
  }
  return runs
}
