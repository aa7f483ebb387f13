import type { Mantra, MantraPreview } from './mantras.ts'

/** Lines of a long text that a list shows. */
const previewLines = 2

/** Up to here a text is shown whole: leaving two lines away would hide more than it saves. */
const shortLines = 4

type Text<Line> = { lines: readonly Line[]; meaning: string; lineCount: number }

/** What a list shows: a short text whole; of a long one the first lines, and one sentence of its meaning. */
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
