import { FileLinks } from '#app/admin/list/FileLinks.tsx'
import type { Period } from './PeriodFields.tsx'

type Props = {
  path: string
  period: Period
  /** Besides the period. */
  also?: Record<string, string>
  children: string
}

/** The totals of a period as files, below their table. */
export function DownloadTotals({ path, period, also, children }: Props) {
  const { month, financialYear = '' } = period
  const filters = { ...(month === undefined ? { financialYear } : { month }), ...also }
  return <FileLinks path={path} filters={filters} label={children} className="mt-2" />
}
