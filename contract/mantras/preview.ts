import { isEnglishBuild } from '#contract/i18n/built.ts'
import type { Mantra, MantraPreview, MantraRow } from './public.ts'
import { syllablesOf } from './syllables.ts'

/** How many lines of a long text a card shows. */
const previewLines = 2

/** Up to this length a text is one verse: it is shown whole, and no stotra. */
export const shortLines = 4

type Text<Line> = { lines: readonly Line[]; meaning: string; lineCount: number }

/**
 * What a card shows: a short text as a whole; of a long one the first lines and one sentence of its
 * meaning.
 */
export function beginningOf<Line>({ lines, meaning, lineCount }: Text<Line>) {
  if (lineCount <= shortLines) return { lines, meaning }
  return { lines: lines.slice(0, previewLines), meaning: sentenceOf(meaning) }
}

/** The first sentence. */
function sentenceOf(text: string): string {
  const end = text.search(/(?<=[.!?।])\s/)
  return end < 0 ? text : text.slice(0, end)
}

export function previewOf({
  sanskrit: _,
  origin: _from,
  createdAt: _at,
  verses: _verses,
  sources: _source,
  ...mantra
}: Mantra): MantraPreview {
  const lineCount = mantra.lines.length
  const { lines, meaning } = beginningOf({ ...mantra, lineCount })
  return {
    ...mantra,
    meaning,
    lines: lines.map(({ startMs: _start, ...line }) => line),
    lineCount,
  }
}

/** The commonest quarter of a verse. */
const quarter = 8

const speaker = /उवाच ।$/

/**
 * The words that a text begins with, by which people know it: whole words, as many as fill a
 * quarter. The line that names the speaker is left out.
 */
export function openingOf({
  lines,
}: Pick<Mantra, 'lines'>): Pick<MantraRow, 'opening' | 'needsFullFont'> {
  const { text, needsFullFont } = lines.find((line) => !speaker.test(line.text)) ??
    lines[0] ?? { text: '' }
  const words = text.replace(/ *[।॥].*/, '').split(' ')
  let length = 0
  const last = words.findIndex((word) => (length += syllablesOf(word)) >= quarter)
  const opening = words.slice(0, last < 0 ? words.length : last + 1).join(' ')
  return { opening, ...(needsFullFont && { needsFullFont }) }
}

export const rowOf = (mantra: Mantra): MantraRow => {
  const { id, title, audioUrl, isFeatured, audio, lines, meaning, kind, language } = mantra
  const row = {
    id,
    title,
    ...(kind && { kind }),
    ...(language && { language }),
    ...openingOf(mantra),
    isFeatured,
    lineCount: lines.length,
    meaning: beginningOf({ lines, meaning, lineCount: lines.length }).meaning,
    ...(audioUrl !== undefined && { audioUrl }),
    ...(audio && { audio }),
  }
  return isEnglishBuild || !mantra.inEnglish ? row : { ...row, inEnglish: mantra.inEnglish }
}
