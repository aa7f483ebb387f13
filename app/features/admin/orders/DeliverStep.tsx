import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { deliverOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { useStep } from '#app/admin/useStep.ts'

/** It arrived; the courier has the cash on delivery. */
export function DeliverStep({ order }: { order: StaffOrderDetails }) {
  const { deliver: words } = useWords(adminOrderSteps)
  const { take, isBusy, failure } = useStep()
  const [isAsking, setIsAsking] = useState(false)
  const { reference, fullName, payment } = order
  const cash = payment === 'cod' ? formatRupees(order.amount) : undefined
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      {cash && <p className="mt-1 font-semibold">{words.cash(cash)}</p>}
      <FailureNotice failure={failure} />
      <Button
        className="mt-4"
        isBusy={isBusy}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {words.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={cash ? words.cashTitle(cash) : words.title}
        confirm={words.button}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void take(deliverOrder, { reference }, words.done)
        }}
      >
        <p>{cash ? words.askCash(cash, fullName) : words.ask(fullName)}</p>
      </ConfirmDialog>
    </Card>
  )
}
