import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { BankFields } from '#app/admin/payments/BankFields.tsx'
import { paiseIn } from '#app/admin/payments/paiseIn.ts'
import { useBankPayment } from '#app/admin/payments/useBankPayment.ts'
import { useStep } from '#app/admin/useStep.ts'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { StaffOrder } from '#contract/orders/admin.ts'
import { recordRemittance } from '#contract/orders/remittanceAdmin.ts'
import { formatRupees, paiseOf, rupeesOf } from '#contract/payments/money.ts'
import { useState } from 'react'

type Props = {
  orders: readonly Pick<StaffOrder, 'reference' | 'amount'>[]
  onRecorded?: () => void
}

/** The courier’s transfer for these parcels, as the bank statement shows it. */
export function RemittanceForm({ orders, onRecorded }: Props) {
  const { remit: words } = useWords(adminOrderSteps)
  const { take, isBusy, failure, errorAt } = useStep()
  const [reason, setReason] = useState('')
  const sum = orders.reduce((all, { amount }) => all + amount, 0)
  const entered = useBankPayment({
    onRecord: async ({ paidOn, utr, amountPaise }) => {
      const input = {
        references: orders.map(({ reference }) => reference),
        paidOn,
        utr,
        amount: entered.typed.amount === '' ? sum : rupeesOf(amountPaise),
        ...(isOther && reason.trim() && { reason: reason.trim() }),
      }
      if (await take(recordRemittance, input, words.done(orders.length))) onRecorded?.()
    },
  })
  const typedPaise = paiseIn(entered.typed.amount)
  const isOther = entered.typed.amount !== '' && typedPaise !== paiseOf(sum)
  return (
    <form noValidate onSubmit={entered.handleSubmit}>
      <p className="font-semibold">{words.sum(orders.length, formatRupees(sum))}</p>
      <div className="mt-3 grid max-w-3xl gap-4 sm:grid-cols-3">
        <BankFields of={entered} words={words} errorAt={errorAt} isWhole />
        {isOther && (
          <TextField
            className="sm:col-span-3"
            label={words.reason}
            hint={words.reasonHint}
            autoComplete="off"
            maxLength={500}
            value={reason}
            error={errorAt('#/reason')}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
      <FailureNotice failure={failure} />
      <Button type="submit" className="mt-4" isBusy={isBusy}>
        {words.button}
      </Button>
    </form>
  )
}
