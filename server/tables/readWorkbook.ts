import { refusal, type TableFile } from './tableFile.ts'
import { unpack } from './unzip.ts'

const damaged = 'This Excel file cannot be read. Please open it and save it as CSV.'

/** `XFD1048576`: one cell far away would make a table of billions. */
const address = /\br\s*=\s*["']([A-Z]*)(\d+)["']/gi

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const isTooFar = (sheet: string, { mostRows, mostCells }: TableFile): boolean => {
  for (const [, letters = '', row = ''] of sheet.matchAll(address)) {
    if (Number(row) > mostRows + 1 || columnOf(letters) > mostCells + 200) return true
  }
  return false
}

type Cell = string | number | boolean | Date | null

/** Spreadsheets keep fifteen digits: of a longer number the last ones are lost. */
const keptDigits = 1e15

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell !== 'number') return String(cell).trim()
  if (Math.abs(cell) >= keptDigits) return cell.toExponential(2).toUpperCase()
  return String(Number.isInteger(cell) ? cell : Number(cell.toFixed(4)))
}

/** The rows of a workbook's longest sheet. */
export const readWorkbook = async (bytes: Buffer, file: TableFile): Promise<string[][]> => {
  const entries = await unpack(bytes)
  if (!entries) throw refusal(damaged)
  const sheets = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
  if (sheets.some(({ bytes: sheet }) => isTooFar(sheet.toString('utf8'), file)))
    throw refusal(file.words.tooLong)
  // Needed only for such a file.
  const { default: readSheets } = await import('read-excel-file/universal')
  const whole = new Uint8Array(bytes).buffer
  const read = await readSheets(whole).catch(() => undefined)
  if (!read) throw refusal(damaged)
  const [longest] = read.toSorted((one, other) => other.data.length - one.data.length)
  const rows = (longest?.data ?? []) as readonly (readonly Cell[])[]
  return rows.map((cells) => cells.slice(0, file.mostCells).map(textOf))
}
