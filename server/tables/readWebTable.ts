import type { TableFile } from './tableFile.ts'

/** `colspan` as banks write it in letterheads. */
const widest = 50

/** The rows of all tables of a web page: some banks call one `.xls`. */
export const readWebTable = async (
  page: string,
  { mostRows, mostCells }: TableFile,
): Promise<string[][]> => {
  // Needed only for such a file.
  const { Parser } = await import('htmlparser2')
  const rows: string[][] = []
  let row: string[] | undefined
  let cell: string | undefined
  let span = 1
  const endCell = (): void => {
    if (cell === undefined || !row) return
    const text = cell.replaceAll(/\s+/g, ' ').trim()
    row.push(text, ...Array.from({ length: span - 1 }, () => ''))
    cell = undefined
  }
  const endRow = (): void => {
    endCell()
    if (row && rows.length <= mostRows) rows.push(row.slice(0, mostCells))
    row = undefined
  }
  const parser = new Parser(
    {
      onopentag: (name, { colspan }) => {
        if (name === 'tr' || name === 'table') {
          endRow()
          if (name === 'tr') row = []
        } else if (name === 'td' || name === 'th') {
          endCell()
          cell = ''
          span = Math.min(Math.max(Math.trunc(Number(colspan ?? 1)) || 1, 1), widest)
        } else if (name === 'br' && cell !== undefined) cell += ' '
      },
      ontext: (text) => {
        if (cell !== undefined) cell += text
      },
      onclosetag: (name) => {
        if (name === 'td' || name === 'th') endCell()
        if (name === 'tr' || name === 'table') endRow()
      },
    },
    { decodeEntities: true },
  )
  parser.end(page)
  return rows
}
