import { ChequesAtBank } from './ChequesAtBank.tsx'
import { TakingsList } from './TakingsList.tsx'
import { TakingsReport } from './TakingsReport.tsx'
import { YearReport } from './YearReport.tsx'

/**
 * The report of some days, that of a `year`, `list` with the payments behind one of their sums, and
 * the `cheques` at the bank.
 */
export function TakingsTab({ path: [page] }: { path: readonly string[] }) {
  if (page === 'year') return <YearReport />
  if (page === 'cheques') return <ChequesAtBank />
  return page === 'list' ? <TakingsList /> : <TakingsReport />
}
