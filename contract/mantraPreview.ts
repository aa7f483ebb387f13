import type { Mantra, MantraPreview } from './mantras.ts'

/** How many lines of a long text a list shows. */
const previewLines = 2

/** Up to this length a text is shown whole: hiding two lines would not be worth it. */
const shortLines = 4

type Text<Line> = { lines: readonly Line[]; meaning: string; lineCount: number }

/**
 * What a list shows: a short text as a whole; of a long one the first lines and one sentence of its
 * meaning.
 */
export function beginningOf<Line>({ lines, meaning, lineCount }: Text<Line>) {
  if (lineCount <= shortLines) return { lines, meaning }
  const end = meaning.search(/(?<=[.!?])\s/)
  return {
    lines: lines.slice(0, previewLines),
    meaning: end < 0 ? meaning : meaning.slice(0, end),
  }
}

export function previewOf({
  sanskrit: _,
  origin: _from,
  createdAt: _at,
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
