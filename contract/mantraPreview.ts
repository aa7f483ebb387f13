import type { Mantra, MantraPreview } from './mantras.ts'

/** Lines of a long text that a list shows. */
const previewLines = 2

/** Up to here a text is shown whole: folding two lines away would hide more than it saves. */
const shortLines = 4

/** Splits a text into what a list shows and what it folds away. */
export const foldLines = <Line>(lines: readonly Line[], lineCount: number) =>
  lineCount > shortLines
    ? { shown: lines.slice(0, previewLines), folded: lines.slice(previewLines) }
    : { shown: lines, folded: [] }

/** A long text's meaning is as long: its first sentence is shown, the rest folded away with the lines. */
export function foldMeaning(meaning: string, lineCount: number) {
  const end = lineCount > shortLines ? meaning.search(/(?<=[.!?])\s/) : -1
  return end < 0
    ? { shown: meaning, folded: '' }
    : { shown: meaning.slice(0, end), folded: meaning.slice(end + 1) }
}

export function previewOf({
  sanskrit: _,
  origin: _from,
  createdAt: _at,
  ...mantra
}: Mantra): MantraPreview {
  const lineCount = mantra.lines.length
  return {
    ...mantra,
    meaning: foldMeaning(mantra.meaning, lineCount).shown,
    lines: foldLines(mantra.lines, lineCount).shown.map(({ startMs: _start, ...line }) => line),
    lineCount,
  }
}
