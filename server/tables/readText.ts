import type { TableFile } from './tableFile.ts'

const separators = [',', ';', '\t', '|'] as const
type Separator = (typeof separators)[number]

/** The right separator is the one that gives most lines the same number of parts, above the fewest. */
const fitOf = (rows: readonly string[][], fewest: number): number => {
  const widths = new Map<number, number>()
  for (const { length } of rows)
    if (length >= fewest) widths.set(length, (widths.get(length) ?? 0) + 1)
  return Math.max(0, ...[...widths].map(([width, count]) => count * 100 + Math.min(width, 99)))
}

/** Where the next letter stands that is no blank; a tab may be the separator. */
const afterBlanks = (line: string, from: number): number => {
  let at = from
  while (line[at] === ' ' || line[at] === '\u00A0') at += 1
  return at
}

/** Nobody writes longer cells; a search for the end of one stops here. */
const longestCell = 2000

/** Where the quotation mark stands that ends a cell, and what follows it; `loosely`: any that can. */
const closingOf = (line: string, from: number, separator: Separator, loosely: boolean) => {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 1)) {
    if (at - from > longestCell) return undefined
    const next = afterBlanks(line, at + 1)
    if (next >= line.length || line[next] === separator) return { at, next }
    if (line[at + 1] === '"') at += 1
    else if (!loosely) return undefined
  }
  return undefined
}

/**
 * One line without the rules for quotation marks: only those around a whole cell count, and every
 * other one is a letter like any other.
 */
const cellsOf = (line: string, separator: Separator, { loosely = false } = {}): string[] => {
  const cells: string[] = []
  for (let at = 0; at <= line.length;) {
    const start = afterBlanks(line, at)
    const end = line[start] === '"' ? closingOf(line, start + 1, separator, loosely) : undefined
    if (end) {
      cells.push(
        line
          .slice(start + 1, end.at)
          .replaceAll('""', '"')
          .trim(),
      )
      at = end.next + 1
      continue
    }
    const next = line.indexOf(separator, at)
    const stop = next < 0 ? line.length : next
    cells.push(line.slice(at, stop).trim())
    at = stop + 1
  }
  return cells
}

/** No donor's note has more separators. */
const mostInNote = 20

/** Line by line, each with as many cells as most have, if that can be. */
const readLoosely = (text: string, separator: Separator, most?: number): string[][] => {
  const lines = text.split(/\r\n?|\n/)
  if (lines.at(-1) === '') lines.pop()
  const rows = lines.slice(0, most).map((line) => ({ line, cells: cellsOf(line, separator) }))
  const counts = Map.groupBy(rows, ({ cells }) => cells.length)
  const usual = [...counts.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]?.cells.length
  return rows.map(({ line, cells }) => {
    const off = Math.abs(cells.length - (usual ?? 0))
    if (off === 0 || off > mostInNote || !line.includes('"')) return cells
    // A quotation mark inside a quoted cell that also holds a separator.
    const other = cellsOf(line, separator, { loosely: true })
    return other.length === usual ? other : cells
  })
}

/** A line of the table that a quotation mark before it has swallowed. */
const hasSwallowed = (
  rows: readonly string[][],
  separator: Separator,
  isRow: TableFile['isRow'],
): boolean =>
  rows.some((cells) =>
    cells.some(
      (cell) =>
        cell.includes('\n') &&
        cell
          .split('\n')
          .slice(1)
          .some((line) => isRow(cellsOf(line, separator))),
    ),
  )

/** `,="0012",` holds no quotation mark in the middle of a cell: the equals sign belongs to it. */
const withoutFormulas = (text: string): string =>
  text.replaceAll(/(^|[,;\t|])=("(?:[^"\n]|"")*")(?=[,;\t|\r\n]|$)/gm, '$1$2')

/** The rows of a CSV with any separator; empty lines stay, so that line numbers are right. */
export const readText = async (
  csv: string,
  { isRow, fewestCells }: Pick<TableFile, 'isRow' | 'fewestCells'>,
): Promise<string[][]> => {
  // 1.7 MB on the disk: needed only for such a file.
  const { parse, CsvError } = await import('csv-parse/sync')
  const text = withoutFormulas(csv)
  const byRules = (separator: Separator, most?: number): string[][] | undefined => {
    try {
      return parse(text, {
        delimiter: separator,
        relax_quotes: true,
        relax_column_count: true,
        trim: true,
        ...(most !== undefined && { to: most }),
      })
    } catch (error) {
      if (error instanceof CsvError) return undefined
      throw error
    }
  }
  const read = (separator: Separator, most?: number): string[][] => {
    const rows = byRules(separator, most)
    if (rows && !hasSwallowed(rows, separator, isRow)) return rows
    return readLoosely(text, separator, most)
  }
  const [best] = separators
    .map((separator) => ({ separator, fit: fitOf(read(separator, 200), fewestCells) }))
    .toSorted((one, other) => other.fit - one.fit)
  return best && best.fit > 0 ? read(best.separator) : []
}
