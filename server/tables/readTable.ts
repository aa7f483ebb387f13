import { decodeText, isWebPage } from '#server/admin/decodeText.ts'
import { plainCell } from './plainCell.ts'
import { readText } from './readText.ts'
import { readWebTable } from './readWebTable.ts'
import { readWorkbook } from './readWorkbook.ts'
import { refusal, type TableFile } from './tableFile.ts'

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.toString('latin1', 0, signature.length) === signature

/** As exports write cells, without what they put around them. */
const checked = (rows: readonly string[][], { mostRows, mostCells, words }: TableFile) => {
  if (rows.length === 0) throw refusal(words.nothing)
  if (rows.length > mostRows) throw refusal(words.tooLong)
  return rows.map((cells) => cells.slice(0, mostCells).map(plainCell))
}

/** The text of a file from a bank or a spreadsheet. */
export const decodeTable = (bytes: Buffer, { words }: TableFile): string =>
  decodeText(bytes, words.advice, { isPageAllowed: true })

/** The rows of a text: of a web page, or of a CSV. */
export const readTextRows = async (text: string, file: TableFile): Promise<string[][]> =>
  checked(isWebPage(text) ? await readWebTable(text, file) : await readText(text, file), file)

/** The rows of a file with a table: CSV, a web page called `.xls`, or `.xlsx`. */
export const readTable = async (bytes: Buffer, file: TableFile): Promise<string[][]> => {
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) {
    throw refusal(
      'This is an Excel file of the old kind (.xls). Please open it in Excel, choose Save As, and save it as Excel Workbook (.xlsx) or CSV.',
    )
  }
  if (startsWith(bytes, 'PK\u0003\u0004')) return checked(await readWorkbook(bytes, file), file)
  return readTextRows(decodeTable(bytes, file), file)
}
