import type { ScriptWriter } from '#app/script/useScript.ts'
import { bindDandas } from '#app/ui/bindDandas.ts'
import type { MantraLine } from '#contract/mantras/public.ts'
import { syllablesOf } from '#contract/mantras/syllables.ts'

/** From two quarters of seven syllables on, a line is broken in two where it does not fit. */
const halvable = 14

/** Words that run across the end of a quarter and are wider than a phone: where they are parted. */
const unjoinedWords: readonly (readonly [joined: string, apart: string])[] = [
  ['त्यमायुः', 'त्यम् आयुः'],
  ['नामेकदन्तमुपा', 'नाम् एकदन्तम् उपा'],
  ['कान्तिमन्तका', 'कान्तिम् अन्तका'],
  ['रूपमन्तहीनमन्तरा', 'रूपम् अन्तहीनम् अन्तरा'],
  ['रत्नमादरेण', 'रत्नम् आदरेण'],
  ['भूतिमभ्यु', 'भूतिम् अभ्यु'],
]

const unjoined = (text: string): string =>
  unjoinedWords.reduce((line, [joined, apart]) => line.replace(joined, apart), text)

/**
 * The parts that a line is broken into where it is wider than the page. The texts do not mark
 * quarters: sentences divide prose, and a verse is divided at the word's end nearest its middle,
 * counted in syllables, which is the end of the quarter unless a word runs across it. Spaces within
 * a part that must hold are unbreakable, so no danda begins a line.
 */
export function partsOfLine(text: string): string[] {
  const bound = bindDandas(text)
  const sentences = bound.split(/(?<=[।॥]) /)
  if (sentences.length > 1) return sentences
  const total = syllablesOf(bound)
  if (total < halvable) return [bound]
  const words = bound.split(' ')
  let spoken = 0
  let nearest = 0
  let least = total
  for (const [index, word] of words.slice(0, -1).entries()) {
    spoken += syllablesOf(word)
    const distance = Math.abs(spoken - total / 2)
    if (distance < least) [nearest, least] = [index + 1, distance]
  }
  if (nearest === 0) return [bound]
  return [words.slice(0, nearest).join(' '), words.slice(nearest).join(' ')]
}

const spaces = /[ \u00A0]/

/**
 * The same parts in the reader's script, which has as many words as Devanagari. The accented Roman of
 * the server keeps its words joined.
 */
export function partsWritten(
  line: Pick<MantraLine, 'text' | 'iast'>,
  writing: ScriptWriter,
): string[] {
  const text = writing.script === 'iast' ? line.text : unjoined(line.text)
  const parts = partsOfLine(text)
  if (writing.script === 'devanagari') return parts
  const words = writing.write({ ...line, text }).split(' ')
  return parts.map((part) => bindDandas(words.splice(0, part.split(spaces).length).join(' ')))
}

/** What signs add to a line in Tiro Devanagari Sanskrit, in em: measured on all texts of the seed. */
const widths: readonly [RegExp, number][] = [
  [/[ऄ-हॐ]/g, 0.62],
  [/्/g, -0.37],
  [/[ािीॉ-ौः]/g, 0.24],
  [/\s/g, 0.28],
  [/[।॥०-९]/g, 0.5],
  [/र/g, -0.2],
]

/** A text's width in em, rounded up, plus a little more than the sum's possible error. */
const widthOf = (text: string): number =>
  Math.ceil(
    widths.reduce((sum, [sign, em]) => sum + em * (text.match(sign)?.length ?? 0), 0) * 1.08 + 0.4,
  )

/** There are no styles for wider text (app/styles/verses.css). */
const widest = 18

/**
 * How wide the widest part and the widest word of a text are, as classes of the style sheet: it is
 * set smaller, rather than broken within a word.
 */
export function fitOf(parts: readonly string[]): string {
  const most = (texts: readonly string[]) => Math.min(widest, Math.max(...texts.map(widthOf)))
  return `part-${most(parts)} word-${most(parts.flatMap((part) => part.split(' ')))}`
}
