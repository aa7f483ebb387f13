import { TakingsList } from './TakingsList.tsx'
import { TakingsReport } from './TakingsReport.tsx'

/** The report, and `list` with the payments behind one of its sums. */
export function TakingsTab({ path: [page] }: { path: readonly string[] }) {
  return page === 'list' ? <TakingsList /> : <TakingsReport />
}
