import type { AuditSubject } from '#contract/audit/admin.ts'
import type { Download } from '#server/http/implement.ts'
import type { PeriodTotals } from '#server/money/periodTotals.ts'
import { add, nothing, type Sum } from '#server/money/sums.ts'
import type { Column } from './table.ts'
import { tableDownload } from './tableDownload.ts'

type Row = { readonly when: string; readonly now: Sum; readonly before: Sum }

/** The twelve months from April, or the days of one month, as far as the day goes without its year. */
const partsOf = ({ financialYear, month }: PeriodTotals): string[] => {
  if (month !== undefined) {
    const [year = 0, number = 0] = month.split('-').map(Number)
    const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
    return Array.from({ length: last }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  }
  const begins = Number(financialYear.slice(0, 4))
  return Array.from({ length: 12 }, (_, at) => {
    const number = ((at + 3) % 12) + 1
    return `${number > 3 ? begins : begins + 1}-${String(number).padStart(2, '0')}`
  })
}

const earlier = (when: string): string => `${Number(when.slice(0, 4)) - 1}${when.slice(4)}`

const sumOf = (days: PeriodTotals['byDay'], when: string): Sum =>
  days.filter(({ day }) => day.startsWith(when)).reduce<Sum>(add, nothing)

const columnsOf = (things: string): Column<Row>[] => [
  ['Period', ({ when }) => when],
  [things, ({ now }) => now.count],
  ['Rupees', ({ now }) => now.amount],
  ['Refunded', ({ now }) => now.returned],
  [`${things}, a year before`, ({ before }) => before.count],
  ['Rupees, a year before', ({ before }) => before.amount],
  ['Refunded, a year before', ({ before }) => before.returned],
]

type CsvSpec = {
  /** The beginning of the file's name. */
  readonly name: string
  readonly subject: Extract<AuditSubject, 'list' | 'donation_list'>
  /** What is counted. */
  readonly things: string
}

/** The totals for a spreadsheet, beside those of the year before. */
export const totalsCsv = (totals: PeriodTotals, { name, subject, things }: CsvSpec): Download => {
  const rows = partsOf(totals).map((when) => ({
    when,
    now: sumOf(totals.byDay, when),
    before: sumOf(totals.before.byDay, earlier(when)),
  }))
  const list = `${name}-${totals.month ?? totals.financialYear}`
  return tableDownload(`${list}`, { subject, list, rows: rows.length }, columnsOf(things), rows)
}

type NamedSum = Sum & { readonly name: string }

type SumsSpec = CsvSpec & {
  /** Of the names. */
  readonly heading: string
}

/** One table of the totals, such as that of the ways of paying. */
export const sumsCsv = (
  { month, financialYear }: Pick<PeriodTotals, 'month' | 'financialYear'>,
  rows: readonly NamedSum[],
  { name, subject, things, heading }: SumsSpec,
): Download => {
  const list = `${name}-${month ?? financialYear}`
  const columns: Column<NamedSum>[] = [
    [heading, (row) => row.name],
    [things, ({ count }) => count],
    ['Rupees', ({ amount }) => amount],
    ['Refunded', ({ returned }) => returned],
  ]
  return tableDownload(list, { subject, list, rows: rows.length }, columns, rows)
}
