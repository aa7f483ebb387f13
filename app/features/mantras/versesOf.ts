import type { MantraLine } from '#contract/mantras/public.ts'

export type Verse = { number: number; lines: MantraLine[] }

/** A text's lines by their verse. */
export const versesOf = (lines: readonly MantraLine[]): Verse[] =>
  [...new Set(lines.map(({ verse }) => verse))].map((number) => ({
    number,
    lines: lines.filter(({ verse }) => verse === number),
  }))
