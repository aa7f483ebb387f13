import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { Takings } from '#contract/takings/admin.ts'
import type { Column } from '#server/admin/table.ts'
import { tableDownload } from '#server/admin/tableDownload.ts'
import { zipBytes } from '#server/admin/zip.ts'
import type { Shared } from '#server/feature.ts'
import type { Context, Download } from '#server/http/implement.ts'
import { daysOfPeriod } from '#server/money/financialYear.ts'
import { listBankMatches } from '#server/payments/bankMatches.ts'
import { readEntries, type Days } from '#server/features/takings/entries.ts'
import {
  dayBookColumns,
  dayBookOf,
  matchColumns,
  receiptColumns,
  receiptsOf,
  summaryColumns,
  summaryOf,
  taxColumns,
  taxesByMonth,
} from './tables.ts'

export type AuditedYear = Days & { readonly financialYear: string }

/** A list of another feature that the file has, too. */
export type AuditorPart = {
  readonly name: string
  readonly about: string
  readonly read: (context: Context, year: AuditedYear) => Promise<Download>
}

export type Deps = Pick<Shared, 'findSite' | 'now'> & {
  readonly listTaxes: (db: Knex, days: Days) => Promise<Takings['taxes']>
  readonly auditorParts: readonly AuditorPart[]
}

type Sheet = { readonly name: string; readonly about: string; readonly file: Download }

const sheetOf = <T>(
  name: string,
  about: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
): Sheet => ({
  name,
  about,
  file: tableDownload(name, { subject: 'list', list: name, rows: rows.length }, columns, rows),
})

const rowsOf = ({ file }: Sheet): number => file.exported?.rows ?? 0

const contentColumns: Column<Sheet>[] = [
  ['File', ({ name }) => `${name}.xlsx`],
  ['What it has', ({ about }) => about],
  ['Rows', rowsOf],
]

/** What only the takings know of a year. */
const ownSheets = async (
  db: Knex,
  year: AuditedYear,
  timeZone: string,
  listTaxes: Deps['listTaxes'],
): Promise<Sheet[]> => {
  const { received, refunded } = await readEntries(db, year, timeZone)
  return [
    sheetOf(
      'summary',
      'All money by month, purpose and way of paying; refunds are below zero',
      summaryColumns,
      summaryOf(received, refunded),
    ),
    sheetOf(
      'day-book',
      'Every payment and every refund by day; the rupees add up to the summary',
      dayBookColumns,
      dayBookOf(received, refunded),
    ),
    sheetOf(
      'receipts',
      'Every receipt for a donation or dakshina by number, void ones among them',
      receiptColumns,
      receiptsOf(received),
    ),
    sheetOf(
      'gst',
      'Taxes of the invoices less those of the credit notes, by month, HSN and rate',
      taxColumns,
      taxesByMonth(await listTaxes(db, year)),
    ),
    sheetOf(
      'statement-matches',
      'Lines of bank statements, and the payments that they were found to be',
      matchColumns,
      await listBankMatches(db, year),
    ),
  ]
}

/** Everything for the auditor: a year's money in one archive of workbooks. */
export const createAuditorFile =
  ({ findSite, now, listTaxes, auditorParts }: Deps) =>
  async (context: Context, { financialYear }: { financialYear: string }): Promise<Download> => {
    const { db } = context
    const { timeZone } = (await findSite(db)).city
    const today = civilDateAt(now().getTime(), timeZone)
    const year = { financialYear, ...daysOfPeriod({ financialYear }, today) }
    const sheets = await ownSheets(db, year, timeZone, listTaxes)
    for (const { name, about, read } of auditorParts) {
      sheets.push({ name, about, file: await read(context, year) })
    }
    const contents = sheetOf('contents', 'What each file has', contentColumns, sheets)
    const list = `auditor-${financialYear}`
    const entries = [contents, ...sheets].map(({ name, file }) => {
      const workbook = file.asWorkbook?.()
      if (!workbook) throw new Error(`${name} is not a table`)
      return { name: `${list}/${workbook.fileName}`, open: () => workbook.body, isCompressed: true }
    })
    return {
      fileName: `${list}.zip`,
      contentType: 'application/zip',
      exported: {
        subject: 'list',
        list,
        rows: sheets.reduce((sum, sheet) => sum + rowsOf(sheet), 0),
      },
      body: Readable.from(zipBytes(entries), { objectMode: false }),
    }
  }
