import { type FormEvent, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { OtherAmountDialog } from '#app/admin/OtherAmountDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  confirmDakshina,
  dismissDakshina,
  type StaffDakshinaPayment,
} from '#contract/bookings/dakshinaAdmin.ts'
import { formatRupees } from '#contract/payments/money.ts'

/** Confirms a claim by the bank statement. Prefilled from the statement, or else from the claim. */
export function ConfirmClaim({ claim, name }: { claim: StaffDakshinaPayment; name: string }) {
  const words = useWords(adminDakshina)
  const { timeZone } = useAdmin()
  const { send, isBusy, failure } = useSend()
  const { id, seen, claimedAt } = claim
  const [typed, setTyped] = useState({
    paidOn: seen?.on ?? (claimedAt ? dateAt(Date.parse(claimedAt), timeZone) : ''),
    utr: seen?.utr ?? claim.utr ?? '',
    amount: String(claim.amount),
  })
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: failure?.fields.find(({ pointer }) => pointer === `#/${name}`)?.detail,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  const [isAsking, setIsAsking] = useState(false)
  const amount = numberOf(typed.amount)
  const isOther = amount > 0 && amount !== claim.amount
  const confirm = async (isOtherAmount: boolean) => {
    setIsAsking(false)
    const { paidOn, utr } = typed
    const sent = { id, paidOn, utr, amount, ...(isOtherAmount && { isOtherAmount }) }
    const done = await send(confirmDakshina, sent)
    if (done) showToast({ title: words.confirm.done, tone: 'success' })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isOther) setIsAsking(true)
    else void confirm(false)
  }
  const handleDismiss = async () => {
    const done = await send(dismissDakshina, { id })
    if (done) showToast({ title: words.dismiss.done, tone: 'success' })
  }
  return (
    <>
      <form
        noValidate
        aria-label={words.confirm.heading}
        className="mt-3 grid gap-4"
        onSubmit={handleSubmit}
      >
        <p className="text-sm text-muted">
          {seen?.utr ? words.confirm.text : words.confirm.claimed}
        </p>
        <TextField label={words.paidOn} type="date" max={todayIn(timeZone)} {...field('paidOn')} />
        <TextField
          label={words.amount}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...field('amount')}
        />
        <TextField label={words.utr} autoComplete="off" maxLength={40} {...field('utr')} />
        <FailureNotice failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {words.confirm.send}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => void handleDismiss()}>
            {words.dismiss.send}
          </Button>
        </div>
      </form>
      <OtherAmountDialog
        isOpen={isAsking}
        announced={{ by: name || words.nameless, amount: claim.amount, as: 'claimed' }}
        came={formatRupees(amount)}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm(true)}
      />
    </>
  )
}
