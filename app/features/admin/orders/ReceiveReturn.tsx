import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { receiveReturn, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { returnAmount } from './returnAmount.ts'
import { Sellable } from './Sellable.tsx'
import { useSellable } from './useSellable.ts'
import { useStep } from '#app/admin/useStep.ts'

type Props = { order: StaffOrderDetails; of: StaffOrderDetails['returns'][number] }

/** The returned items are here: the money goes back. */
export function ReceiveReturn({ order, of: { id, items } }: Props) {
  const { returns: words } = useWords(adminOrderSteps)
  const { take, isBusy, failure } = useStep()
  const sellable = useSellable()
  const [isAsking, setIsAsking] = useState(false)
  const { reference, payment } = order
  const amount = formatRupees(returnAmount(order, items))
  const handleConfirm = () => {
    const isSellable = sellable.read()
    if (isSellable === undefined) return
    setIsAsking(false)
    void take(receiveReturn, { reference, id, isSellable }, words.received)
  }
  return (
    <div>
      <FailureNotice failure={failure} />
      <Button
        isBusy={isBusy}
        aria-haspopup="dialog"
        onClick={() => {
          sellable.clear()
          setIsAsking(true)
        }}
      >
        {words.receive}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={words.receiveTitle}
        confirm={words.receiveSure}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>{payment === 'card' ? words.receiveCard(amount) : words.receiveByHand(amount)}</p>
        <div className="mt-4 text-ink">
          <Sellable {...sellable.field} />
        </div>
      </ConfirmDialog>
    </div>
  )
}
