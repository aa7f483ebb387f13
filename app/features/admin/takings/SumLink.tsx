import { AdminLink } from '#app/admin/AdminLink.tsx'
import { exactRupees } from '#contract/payments/exactRupees.ts'

type Props = {
  amount: number
  /** The days, and which of their payments. */
  filters: Record<string, string>
  /** What the sum is of, for those who hear it alone. */
  label: string
}

/** A sum that leads to its payments. */
export function SumLink({ amount, filters, label }: Props) {
  return (
    <AdminLink
      to="takings/list"
      filters={filters}
      aria-label={`${label}: ${exactRupees(amount)}`}
      className="font-semibold text-saffron underline-offset-[0.25em] hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
    >
      {exactRupees(amount)}
    </AdminLink>
  )
}
