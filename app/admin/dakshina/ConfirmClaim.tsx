import { useAdmin } from '#app/admin/adminContext.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { OtherAmountDialog } from '#app/admin/OtherAmountDialog.tsx'
import { BankFields } from '#app/admin/payments/BankFields.tsx'
import { useBankPayment } from '#app/admin/payments/useBankPayment.ts'
import { useStep } from '#app/admin/useStep.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import {
  confirmDakshina,
  dismissDakshina,
  type StaffDakshinaPayment,
} from '#contract/bookings/dakshinaAdmin.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'

/** Confirms a claim by the bank statement. Prefilled from the statement, or else from the claim. */
export function ConfirmClaim({ claim, name }: { claim: StaffDakshinaPayment; name: string }) {
  const words = useWords(adminDakshina)
  const { timeZone } = useAdmin()
  const { take, isBusy, failure, errorAt } = useStep()
  const { id, seen, claimedAt, amount } = claim
  const entered = useBankPayment({
    said: {
      paidOn: seen?.on ?? (claimedAt ? dateAt(Date.parse(claimedAt), timeZone) : ''),
      utr: seen?.utr ?? claim.utr ?? '',
      amount: `${amount}`,
    },
    isToAsk: ({ amountPaise }) => amountPaise !== amount * 100,
    onRecord: ({ paidOn, utr, amountPaise }, isSure) => {
      const sent = { id, paidOn, utr, amount: amountPaise / 100 }
      const confirmed = { ...sent, ...(isSure && { isOtherAmount: true }) }
      return take(confirmDakshina, confirmed, words.confirm.done)
    },
  })
  return (
    <>
      <form
        noValidate
        aria-label={words.confirm.heading}
        className="mt-3 grid gap-4"
        onSubmit={entered.handleSubmit}
      >
        <p className="text-sm text-muted">
          {seen?.utr ? words.confirm.text : words.confirm.claimed}
        </p>
        <BankFields of={entered} {...{ words, errorAt }} isWhole />
        <FailureNotice failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {words.confirm.send}
          </Button>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => void take(dismissDakshina, { id }, words.dismiss.done)}
          >
            {words.dismiss.send}
          </Button>
        </div>
      </form>
      <OtherAmountDialog
        {...entered.question}
        announced={{ by: name || words.nameless, amount, as: 'claimed' }}
        came={exactPaise(entered.payment.amountPaise)}
      />
    </>
  )
}
