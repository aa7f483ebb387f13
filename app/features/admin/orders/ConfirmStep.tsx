import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { confirmOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { useStep } from './useStep.ts'

/** Confirms a UPI payment that is on the bank statement. The buyer's own UTR is not filled in. */
export function ConfirmStep({ order }: { order: StaffOrderDetails }) {
  const { confirm: words } = useWords(adminOrderSteps)
  const { timeZone } = useAdmin()
  const { take, isBusy, failure, errorAt } = useStep()
  const { reference, amount, status, seen } = order
  const [utr, setUtr] = useState(seen?.utr ?? '')
  const [paidOn, setPaidOn] = useState(seen?.on ?? '')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void take(confirmOrder, { reference, utr, paidOn }, words.done)
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-muted">{words.text(formatRupees(amount), reference)}</p>
        {seen && <p className="mt-1 font-semibold">{words.seen(dateText(seen.on))}</p>}
        {order.utr && <p className="mt-1 font-semibold">{words.said(order.utr)}</p>}
        {status === 'cancelled' && <p className="mt-1 font-semibold">{words.late}</p>}
        <TextField
          className="mt-4"
          label={words.paidOn}
          type="date"
          max={todayIn(timeZone)}
          value={paidOn}
          error={errorAt('#/paidOn')}
          onChange={({ target }) => setPaidOn(target.value)}
        />
        <TextField
          className="mt-4"
          label={words.utr}
          hint={words.utrHint}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          value={utr}
          error={errorAt('#/utr')}
          onChange={({ target }) => setUtr(target.value)}
        />
        <FailureNotice failure={failure} />
        <Button type="submit" className="mt-4" isBusy={isBusy}>
          {words.button}
        </Button>
      </form>
    </Card>
  )
}
