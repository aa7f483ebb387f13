import { useState } from 'react'
import { AskedText } from '#app/admin/AskedText.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { showToast } from '#app/ui/toasts.ts'
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

export function GiveBack({ donation, by }: Props) {
  const { refund, giveBack } = useWords(adminDonations)
  const words = by === 'refund' ? refund : giveBack
  const { send, isBusy, failure, errorAt } = useSend()
  const { reference, amount, refundedAmount, fullName, paymentMethod } = donation
  const [isInCash, setIsInCash] = useState(paymentMethod === 'cash' || paymentMethod === 'hundi')
  const handleSure = async (reason: string) => {
    const done =
      by === 'refund'
        ? await send(refundDonation, { reference, reason }, { isQuiet: true })
        : await send(returnDonation, { reference, reason, isInCash }, { isQuiet: true })
    if (done) showToast({ title: words.done, tone: 'success' })
  }
  return (
    <AskedText
      heading={words.heading}
      text={words.text}
      field={{
        label: refund.reason,
        hint: refund.reasonHint,
        missing: refund.missing,
        pointer: '#/reason',
      }}
      button={{ label: words.send, variant: 'danger' }}
      question={{
        title: words.title(exactRupees(addRupees(amount, -refundedAmount))),
        sure: words.sure,
        children: <p>{words.confirm(fullName)}</p>,
      }}
      step={{ isBusy, failure, errorAt }}
      onSure={(reason) => void handleSure(reason)}
    >
      {by === 'return' && (
        <CheckboxField
          className="mt-3"
          label={giveBack.inCash}
          checked={isInCash}
          onChange={({ target }) => setIsInCash(target.checked)}
        />
      )}
    </AskedText>
  )
}
