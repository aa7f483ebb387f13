import { useState } from 'react'
import { ReasonForm } from '#app/admin/ReasonForm.tsx'
import { useStep } from '#app/admin/useStep.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import {
  refundDonation,
  returnDonation,
  type StaffDonationDetails,
} from '#contract/donations/admin.ts'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'

type Props = {
  donation: StaffDonationDetails
  /** Refunds by the card provider; what staff refunded themselves is only recorded here. */
  by: 'refund' | 'return'
}

export function RefundForm({ donation, by }: Props) {
  const { refund, manualRefund } = useWords(adminDonations)
  const words = by === 'refund' ? refund : manualRefund
  const step = useStep()
  const { reference, amount, refundedAmount, fullName, paymentMethod } = donation
  const [isInCash, setIsInCash] = useState(paymentMethod === 'cash' || paymentMethod === 'hundi')
  const handleConfirm = (reason: string) =>
    by === 'refund'
      ? step.take(refundDonation, { reference, reason }, words.done)
      : step.take(returnDonation, { reference, reason, isInCash }, words.done)
  return (
    <ReasonForm
      words={{ ...refund, ...words }}
      question={{
        title: words.title(exactRupees(addRupees(amount, -refundedAmount))),
        text: words.confirm(fullName),
      }}
      step={step}
      onConfirm={(reason) => void handleConfirm(reason)}
    >
      {by === 'return' && (
        <CheckboxField
          className="mt-3"
          label={manualRefund.inCash}
          checked={isInCash}
          onChange={({ target }) => setIsInCash(target.checked)}
        />
      )}
    </ReasonForm>
  )
}
