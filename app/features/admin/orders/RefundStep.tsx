import { ReasonForm } from '#app/admin/ReasonForm.tsx'
import { buyerName } from '#app/admin/orders/buyerName.ts'
import { useState } from 'react'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { recordOrderRefund, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { useStep } from '#app/admin/useStep.ts'

/** Records money that staff sent back themselves. */
export function RefundStep({ order }: { order: StaffOrderDetails }) {
  const { refund: words } = useWords(adminOrderSteps)
  const buyers = useWords(adminOrders)
  const step = useStep()
  const [isInCash, setIsInCash] = useState(order.payment === 'cash')
  const { reference, refundOwed = 0 } = order
  const name = buyerName(order, buyers)
  const owed = exactRupees(refundOwed)
  return (
    <ReasonForm
      words={{ ...words, text: words.text(owed, name) }}
      tone="primary"
      question={{ title: words.title(owed), text: words.ask(name) }}
      pointer="#/note"
      step={step}
      onConfirm={(note) =>
        void step.take(recordOrderRefund, { reference, note, isInCash }, words.done)
      }
    >
      <CheckboxField
        className="mt-3"
        label={words.inCash}
        checked={isInCash}
        onChange={({ target }) => setIsInCash(target.checked)}
      />
    </ReasonForm>
  )
}
