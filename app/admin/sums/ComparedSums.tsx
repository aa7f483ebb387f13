import { namedSums, type Totals } from './SumsOverTime.tsx'
import { SumTable, type SumWords } from './SumTable.tsx'

type Props = {
  words: SumWords & { byMonth: string; byDay: string; monthColumn: string; day: string }
  totals: Totals & { before: Totals }
}

/** The months of a year, or the days of a month, beside the same time of the year before. */
export function ComparedSums({ words, totals }: Props) {
  const { month, all, before } = totals
  const past = namedSums(before)
  // Side by side: April with April, the 9th with the 9th.
  const rows = namedSums(totals)
    .map((row, at) => ({ ...row, ...(past[at] && { before: past[at].sum }) }))
    .filter((row) => row.sum.count > 0 || (row.before?.count ?? 0) > 0)
  return (
    <SumTable
      words={words}
      title={month === undefined ? words.byMonth : words.byDay}
      heading={month === undefined ? words.monthColumn : words.day}
      rows={rows}
      all={all}
      allBefore={before.all}
    />
  )
}
