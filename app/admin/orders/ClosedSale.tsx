import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'

/** Why a sale at the counter does not count. */
export function ClosedSale({ order: { voidReason, writtenOff } }: { order: StaffOrderDetails }) {
  const words = useWords(saleCorrections)
  if (voidReason === undefined && writtenOff === undefined) return null
  return (
    <p className="admin-panel admin-panel-trouble wrap-anywhere">
      {voidReason === undefined
        ? words.writtenOffBecause(writtenOff ?? '')
        : words.voidBecause(voidReason)}
    </p>
  )
}
