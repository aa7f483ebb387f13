import { Download } from 'lucide'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Period } from './PeriodFields.tsx'

type Props = {
  path: string
  period: Period
  /** Besides the period. */
  also?: Record<string, string>
  children: string
}

/** The totals of a period as a file. */
export function DownloadTotals({ path, period, also, children }: Props) {
  const { month, financialYear = '' } = period
  const query = { ...(month === undefined ? { financialYear } : { month }), ...also }
  return (
    <a
      href={`${path}?${new URLSearchParams(query)}`}
      download
      className={`${buttonClass({ variant: 'outline' })} mt-5`}
    >
      <Icon of={Download} className="size-5" />
      {children}
    </a>
  )
}
