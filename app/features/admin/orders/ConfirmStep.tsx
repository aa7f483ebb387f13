import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { BankFields } from '#app/admin/payments/BankFields.tsx'
import { useBankPayment } from '#app/admin/payments/useBankPayment.ts'
import { useStep } from '#app/admin/useStep.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { confirmOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'

/**
 * Confirms a UPI payment that is on the bank statement, or a cheque that was cleared. The buyer's
 * own UTR is not filled in.
 */
export function ConfirmStep({ order }: { order: StaffOrderDetails }) {
  const { confirm: words } = useWords(adminOrderSteps)
  const { take, isBusy, failure, errorAt } = useStep()
  const { reference, amount, status, seen, slip = '' } = order
  const isCheque = order.payment === 'cheque'
  const isAtCounter = order.delivery === 'counter'
  const entered = useBankPayment({
    ...(seen && { said: { paidOn: seen.on, utr: seen.utr ?? '' } }),
    onRecord: ({ utr, paidOn }) =>
      take(
        confirmOrder,
        { reference, paidOn, ...(!isCheque && { utr }) },
        isAtCounter ? words.doneAtCounter : words.done,
      ),
  })
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={entered.handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-muted">
          {isCheque
            ? words.cheque(formatRupees(amount), slip)
            : words.text(formatRupees(amount), reference)}
        </p>
        {isAtCounter && <p className="mt-1">{words.handedOver}</p>}
        {seen && <p className="mt-1 font-semibold">{words.seen(dateText(seen.on))}</p>}
        {order.utr && <p className="mt-1 font-semibold">{words.said(order.utr)}</p>}
        {status === 'cancelled' && <p className="mt-1 font-semibold">{words.late}</p>}
        <BankFields
          of={entered}
          words={isCheque ? { paidOn: words.paidOn } : words}
          errorAt={errorAt}
          className="mt-4"
        />
        <FailureNotice failure={failure} />
        <Button type="submit" className="mt-4" isBusy={isBusy}>
          {words.button}
        </Button>
      </form>
    </Card>
  )
}
