import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { StaffDakshinaPayment } from '#contract/bookings/dakshinaAdmin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { paymentStatus } from './paymentStatus.ts'
import { paymentTone } from '#app/ui/paymentTone.ts'

/** One payment: how much, how, when, and its receipt. */
export function PaymentFacts({ payment }: { payment: StaffDakshinaPayment }) {
  const words = useWords(adminDakshina)
  const prints = useWords(adminPrints)
  const { timeZone } = useAdmin()
  const { amount, method, status, paidOn, claimedAt, utr, slip, seen, receipt } = payment
  const details = [
    words.methods[method],
    paidOn && words.receivedOn(dateText(paidOn)),
    slip && words.number(slip),
    payment.bank,
    utr && words.utrOf(utr, paidOn !== undefined),
  ]
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <b className="text-lg tabular-nums">{formatRupees(amount)}</b>
        <Chip tone={paymentTone[status]}>
          {payment.isVoid ? words.isVoid : paymentStatus(payment, words)}
        </Chip>
        {payment.isTest && <Chip>{words.test}</Chip>}
      </p>
      <p className="text-sm text-muted wrap-anywhere">{details.filter(Boolean).join(' · ')}</p>
      {!paidOn && claimedAt && (
        <p className="text-sm text-muted">
          {words.claimedOn(momentOf(claimedAt, timeZone), payment.isAtCounter === true)}
        </p>
      )}
      {payment.claimedAmount !== undefined && (
        <p className="text-sm text-muted">{words.claimed(formatRupees(payment.claimedAmount))}</p>
      )}
      {payment.utrTakenBy && (
        <p className="admin-panel admin-panel-trouble mt-2">{words.utrTaken(payment.utrTakenBy)}</p>
      )}
      {seen && <p className="text-sm font-semibold">{words.seenOn(dateText(seen.on))}</p>}
      {payment.isDisputed && (
        <p className="admin-panel admin-panel-trouble mt-2">{words.disputed}</p>
      )}
      {payment.isToRefund && (
        <p className="admin-panel admin-panel-trouble mt-2">{words.toRefund}</p>
      )}
      {payment.refundedAmount > 0 && (
        <p className="text-sm wrap-anywhere">
          {[words.refundedNow(exactRupees(payment.refundedAmount)), payment.refundReason]
            .filter(Boolean)
            .join(': ')}
        </p>
      )}
      {payment.voidReason && (
        <p className="text-sm wrap-anywhere">{words.because(payment.voidReason)}</p>
      )}
      {receipt && (
        <a href={receipt.path} target="_blank" rel="noopener" className="text-link">
          {words.receipt(receipt.number)}
        </a>
      )}{' '}
      {receipt && (
        <PrintButton
          isSmall
          label={prints.print}
          papers={[{ kind: 'dakshina', key: receipt.number }]}
        />
      )}
    </div>
  )
}
