import { checked, decodeStatement, readRows, refusal } from './file.ts'
import { readWorkbook } from './workbook.ts'

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.toString('latin1', 0, signature.length) === signature

/** The rows of a statement as a bank sends it: CSV, a web page called `.xls`, or `.xlsx`. */
export const readStatementFile = async (bytes: Buffer): Promise<string[][]> => {
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) {
    throw refusal(
      'This is an Excel file of the old kind (.xls). Please open it in Excel, choose Save As, and save it as Excel Workbook (.xlsx) or CSV.',
    )
  }
  if (startsWith(bytes, 'PK\u0003\u0004')) return checked(await readWorkbook(bytes))
  return readRows(decodeStatement(bytes))
}
