import type { MantraLine } from '#contract/mantras/public.ts'

export type WrittenLine = { text: string; verse: number; startMs?: number }

/** One line in each row, an empty row between verses. */
export const joinLines = (lines: readonly Pick<MantraLine, 'text' | 'verse'>[]): string =>
  lines
    .map(({ text, verse }, index) => {
      const before = lines[index - 1]
      return before && before.verse !== verse ? `\n${text}` : text
    })
    .join('\n')

/**
 * The lines of a text. A line keeps its time: by position if the number of lines is unchanged (a
 * word was corrected), otherwise by its words, in their order.
 */
export function linesOf(
  text: string,
  current: readonly Pick<MantraLine, 'text' | 'startMs'>[] = [],
): WrittenLine[] {
  const written = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((verse, index) =>
      verse
        .split('\n')
        .map((row) => row.trim())
        .filter(Boolean)
        .map((row) => ({ text: row, verse: index + 1 })),
    )
  if (written.length === current.length) {
    return written.map((line, index) => timed(line, current[index]?.startMs))
  }
  let from = 0
  return written.map((line) => {
    const at = current.findIndex((other, index) => index >= from && other.text === line.text)
    if (at < 0) return line
    from = at + 1
    return timed(line, current[at]?.startMs)
  })
}

const timed = (line: WrittenLine, startMs: number | undefined): WrittenLine =>
  startMs === undefined ? line : { ...line, startMs }
