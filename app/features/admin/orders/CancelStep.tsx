import { ReasonForm } from '#app/admin/ReasonForm.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { cancelStaffOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { useStep } from '#app/admin/useStep.ts'

export function CancelStep({ order }: { order: StaffOrderDetails }) {
  const { cancel: words } = useWords(adminOrderSteps)
  const step = useStep()
  const { reference } = order
  return (
    <ReasonForm
      words={words}
      question={{
        title: words.title(reference),
        text: `${refundOf(order, words)} ${words.emailNotice}`,
      }}
      step={step}
      onConfirm={(reason) => void step.take(cancelStaffOrder, { reference, reason }, words.done)}
    />
  )
}

/** What goes back to the buyer: everything except files that were downloaded. */
const refundOf = (
  { isPaid, payment, lines, amount }: StaffOrderDetails,
  words: typeof adminOrderSteps.english.cancel,
): string => {
  if (!isPaid) return words.unpaid
  const taken = lines.filter(({ file }) => file?.isTaken)
  const downloadedAmount = taken.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const back = formatRupees(amount - downloadedAmount)
  const how = payment === 'card' ? words.card(back) : words.byHand(back)
  return downloadedAmount > 0 ? `${how} ${words.kept}` : how
}
