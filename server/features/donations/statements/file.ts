import { decodeTable, readTable, readTextRows } from '#server/tables/readTable.ts'
import type { TableFile } from '#server/tables/tableFile.ts'
import { isLine } from './findTable.ts'
import { mostCells, mostRows } from './limits.ts'

const statementFile: TableFile = {
  mostRows,
  mostCells,
  fewestCells: 3,
  words: {
    nothing: 'No table was found in this file. Please check that it is the statement.',
    tooLong: `The file has more than ${mostRows} lines or ${mostCells} columns. Please choose a shorter period.`,
    advice: 'Please download the statement from your bank as CSV or Excel (.xlsx).',
  },
  isRow: (cells) => isLine({ number: 0, cells }),
}

/** The text of a statement from a bank or a spreadsheet. */
export const decodeStatement = (bytes: Buffer): string => decodeTable(bytes, statementFile)

/** The rows of a statement's text. */
export const readRows = (text: string): Promise<string[][]> => readTextRows(text, statementFile)

/** The rows of a statement as a bank sends it: CSV, a web page called `.xls`, or `.xlsx`. */
export const readStatementFile = (bytes: Buffer): Promise<string[][]> =>
  readTable(bytes, statementFile)
