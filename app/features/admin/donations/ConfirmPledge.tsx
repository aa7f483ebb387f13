import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { OtherAmountDialog } from '#app/admin/OtherAmountDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { confirmDonation, type StaffDonationDetails } from '#contract/donations/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { PaymentFields, usePayment } from './PaymentFields.tsx'

/** Confirms a UPI pledge that is on the bank statement, with the amount received. */
export function ConfirmPledge({ donation }: { donation: StaffDonationDetails }) {
  const { confirm: words, nameless } = useWords(adminDonations)
  const { send, isBusy, failure } = useSend()
  const { timeZone } = useAdmin()
  const { reference, amount, fullName, claimedAt, utr } = donation
  const entered = usePayment(
    claimedAt === undefined
      ? {}
      : { paidOn: dateAt(Date.parse(claimedAt), timeZone), amount: `${amount}`, utr: utr ?? '' },
  )
  const [isAsking, setIsAsking] = useState(false)
  const { payment, isComplete } = entered
  const pledged = formatRupees(amount)
  const isOther = payment.amountPaise > 0 && payment.amountPaise !== amount * 100
  const confirm = async (isOtherAmount: boolean) => {
    setIsAsking(false)
    const confirmed = { reference, ...payment, ...(isOtherAmount && { isOtherAmount }) }
    const done = await send(confirmDonation, confirmed, { isQuiet: true })
    if (done) showToast({ title: words.done, tone: 'success' })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isOther && isComplete) setIsAsking(true)
    else void confirm(false)
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-muted">{words.text(pledged)}</p>
        {donation.status !== 'pending' && <p className="mt-1 font-semibold">{words.late}</p>}
        {claimedAt !== undefined && <p className="mt-1">{words.prefilled}</p>}
        <PaymentFields of={entered} failure={failure} />
        <FailureNotice failure={failure} />
        <Button type="submit" className="mt-4" isBusy={isBusy}>
          {words.send}
        </Button>
      </form>
      <OtherAmountDialog
        isOpen={isAsking}
        announced={{ by: fullName || nameless, amount, as: 'pledged' }}
        came={exactPaise(payment.amountPaise)}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm(true)}
      />
    </Card>
  )
}
