import { Readable } from 'node:stream'
import { AppError } from '#server/errors.ts'
import type { Download, ExportedList } from '#server/http/implement.ts'
import { csvBytes } from './csv.ts'
import type { Column, Value } from './table.ts'
import { mostWorkbookRows, workbookBytes } from './workbook.ts'

async function* valuesOf<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  columns: readonly Column<T>[],
): AsyncGenerator<Value[]> {
  for await (const row of rows) yield columns.map(([, of]) => of(row))
}

const asStream = (bytes: AsyncIterable<Buffer>): Readable =>
  Readable.from(bytes, { objectMode: false })

/**
 * A list or a report for spreadsheets, written row by row while it is sent: as CSV, and under the
 * address that ends in `.xlsx` as a workbook. `name`: of the file, without its ending.
 */
export const tableDownload = <T>(
  name: string,
  exported: ExportedList,
  columns: readonly Column<T>[],
  rows: AsyncIterable<T> | Iterable<T>,
): Download => {
  const table = { headings: columns.map(([heading]) => heading), rows: valuesOf(rows, columns) }
  return {
    fileName: `${name}.csv`,
    contentType: 'text/csv; charset=utf-8',
    exported,
    body: asStream(csvBytes(table)),
    asWorkbook: () => {
      if (exported.rows > mostWorkbookRows) {
        throw new AppError(
          'invalid_input',
          'This list is too long for Excel. Please download it as CSV, or choose a shorter time.',
        )
      }
      return {
        fileName: `${name}.xlsx`,
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        exported,
        body: asStream(workbookBytes(table)),
      }
    },
  }
}
