import { PaymentTrail } from '#app/admin/payments/PaymentTrail.tsx'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'

/** What has happened to an order. */
export function OrderTrail({ order: { trail } }: { order: StaffOrderDetails }) {
  const words = useWords(adminOrders)
  return (
    <PaymentTrail
      words={words}
      steps={trail.map(({ status, note, by, ...step }) => ({
        ...step,
        text: note ? words.notes[note] : words.statuses[status],
        by: words.by[by],
      }))}
    />
  )
}
