import { ReasonForm } from '#app/admin/ReasonForm.tsx'
import { useStep } from '#app/admin/useStep.ts'
import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { voidSale } from '#contract/orders/counterAdmin.ts'

/** Takes a sale back on its own day. */
export function VoidSale({ order }: { order: StaffOrderDetails }) {
  const { void: words } = useWords(saleCorrections)
  const step = useStep()
  const { reference, payment, isPaid } = order
  const amount = formatRupees(order.amount)
  const money = isPaid ? words.money[payment === 'cash' ? 'cash' : 'bank'] : words.money.none
  return (
    <ReasonForm
      words={words}
      question={{ title: words.title(reference), text: `${money(amount)} ${words.ask}` }}
      step={step}
      onConfirm={(reason) => void step.take(voidSale, { reference, reason }, words.done(reference))}
    />
  )
}
