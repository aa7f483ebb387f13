import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { comeBackOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { Sellable } from './Sellable.tsx'
import { useSellable } from './useSellable.ts'
import { useStep } from '#app/admin/useStep.ts'

/** The courier brought the parcel back. Files stay with their buyer. */
export function ComeBackStep({ order }: { order: StaffOrderDetails }) {
  const { comeBack: words } = useWords(adminOrderSteps)
  const { take, isBusy, failure } = useStep()
  const sellable = useSellable()
  const [isAsking, setIsAsking] = useState(false)
  const { reference, isPaid, lines, amount } = order
  const files = lines.filter(isDigital).reduce((sum, line) => sum + line.price * line.quantity, 0)
  const handleConfirm = () => {
    const isSellable = sellable.read()
    if (isSellable === undefined) return
    setIsAsking(false)
    void take(comeBackOrder, { reference, isSellable }, words.done)
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <FailureNotice failure={failure} />
      <Button
        variant="outline"
        className="mt-4"
        isBusy={isBusy}
        aria-haspopup="dialog"
        onClick={() => {
          sellable.clear()
          setIsAsking(true)
        }}
      >
        {words.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirm={words.sure}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      >
        <p>
          {isPaid ? words.refund(formatRupees(amount - files)) : words.noRefund} {words.emailNotice}
        </p>
        <div className="mt-4 text-ink">
          <Sellable {...sellable.field} />
        </div>
      </ConfirmDialog>
    </Card>
  )
}
