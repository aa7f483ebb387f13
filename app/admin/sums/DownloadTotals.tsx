import { FileLinks } from '#app/admin/list/FileLinks.tsx'
import type { Period } from './PeriodFields.tsx'

type Props = {
  path: string
  period: Period
  /** Besides the period. */
  also?: Record<string, string>
  /** It has the sums of the table above it alone. */
  isOfTable?: boolean
  children: string
}

/** The totals of a period as files. */
export function DownloadTotals({ path, period, also, isOfTable = false, children }: Props) {
  const { month, financialYear = '' } = period
  const filters = { ...(month === undefined ? { financialYear } : { month }), ...also }
  return (
    <FileLinks
      path={path}
      filters={filters}
      label={children}
      className={isOfTable ? 'mt-2' : 'mt-5'}
    />
  )
}
