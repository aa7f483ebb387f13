import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminDonations } from '#app/i18n/en/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  refundDonation,
  returnDonation,
  type StaffDonationDetails,
} from '#contract/donationsAdmin.ts'
import { addRupees, exactRupees } from '#contract/exactRupees.ts'

type Props = {
  donation: StaffDonationDetails
  /** Refunds by the card provider; a refund by bank transfer is only recorded here. */
  by: 'refund' | 'return'
}

export function GiveBack({ donation, by }: Props) {
  const { refund, giveBack } = useWords(adminDonations)
  const words = by === 'refund' ? refund : giveBack
  const { send, isBusy, failure } = useSend()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { reference, amount, refundedAmount, fullName } = donation
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setIsMissing(isEmpty)
    setIsAsking(!isEmpty)
  }
  const handleSure = async () => {
    setIsAsking(false)
    const endpoint = by === 'refund' ? refundDonation : returnDonation
    const done = await send(endpoint, { reference, reason }, { isQuiet: true })
    if (done) showToast({ title: words.done, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-muted">{words.text}</p>
        <TextArea
          className="mt-4"
          label={refund.reason}
          hint={refund.reasonHint}
          rows={2}
          maxLength={500}
          value={reason}
          error={isMissing ? refund.missing : failure?.fields[0]?.detail}
          onChange={({ target }) => {
            setReason(target.value)
            setIsMissing(false)
          }}
        />
        <FailureNotice failure={failure} />
        <Button type="submit" variant="danger" className="mt-4" isBusy={isBusy}>
          {words.send}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title(exactRupees(addRupees(amount, -refundedAmount)))}
        confirm={words.sure}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void handleSure()}
      >
        <p>{words.confirm(fullName)}</p>
      </ConfirmDialog>
    </Card>
  )
}
