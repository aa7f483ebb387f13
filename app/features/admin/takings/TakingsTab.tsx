import { TakingsList } from './TakingsList.tsx'
import { TakingsReport } from './TakingsReport.tsx'
import { YearReport } from './YearReport.tsx'

/** The report of some days, that of a `year`, and `list` with the payments behind one of their sums. */
export function TakingsTab({ path: [page] }: { path: readonly string[] }) {
  if (page === 'year') return <YearReport />
  return page === 'list' ? <TakingsList /> : <TakingsReport />
}
