import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { recordPayment, type StaffDonationDetails } from '#contract/donations/admin.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { PaymentFields, usePayment } from './PaymentFields.tsx'

/** Folded, because it is rare: a donor paid again with the earlier reference. */
export function AnotherPayment({ donation }: { donation: StaffDonationDetails }) {
  const { another: words } = useWords(adminDonations)
  const { send, isBusy, failure } = useSend()
  const entered = usePayment()
  const [isAsking, setIsAsking] = useState(false)
  const { reference, fullName } = donation
  const { payment, isComplete } = entered
  const record = async () => {
    setIsAsking(false)
    const done = await send(recordPayment, { reference, ...payment }, { isQuiet: true })
    if (!done) return
    entered.clear()
    showToast({ title: words.done, tone: 'success' })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) setIsAsking(true)
    else void record()
  }
  return (
    <Card as="section" className="p-5">
      <details>
        <summary className="fold-summary">{words.heading}</summary>
        <form noValidate onSubmit={handleSubmit}>
          <p className="text-muted">{words.text}</p>
          <PaymentFields of={entered} failure={failure} />
          <FailureNotice failure={failure} />
          <Button type="submit" variant="outline" className="mt-4" isBusy={isBusy}>
            {words.send}
          </Button>
        </form>
      </details>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title(exactPaise(payment.amountPaise))}
        confirm={words.sure}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void record()}
      >
        <p>{words.confirm(fullName)}</p>
      </ConfirmDialog>
    </Card>
  )
}
