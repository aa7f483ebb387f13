import { mostImportColumns, mostImportRows } from '#contract/imports/admin.ts'
import { readTable } from '#server/tables/readTable.ts'
import type { TableFile } from '#server/tables/tableFile.ts'

const registerFile: TableFile = {
  mostRows: mostImportRows,
  mostCells: mostImportColumns,
  fewestCells: 2,
  words: {
    nothing:
      'No table was found in this file. Please choose a list with a heading above each column.',
    tooLong: `The file has more than ${mostImportRows} lines or ${mostImportColumns} columns. Please split it, for example by year.`,
    advice: 'Please choose the list as CSV or Excel (.xlsx).',
  },
  isRow: (cells) => cells.length >= 3 && cells.some((cell) => /\d/.test(cell)),
}

/** The rows of a list that a temple has kept in a spreadsheet. */
export const readRegister = (bytes: Buffer): Promise<string[][]> => readTable(bytes, registerFile)
