import { dateText } from '#app/i18n/dates.ts'
import { dakshina as dakshinaWords } from '#app/i18n/en/bookings/dakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'

type Props = { paid: Dakshina['paid']; isOffline: boolean }

/** What was received, each with its receipt. */
export function PaidRows({ paid, isOffline }: Props) {
  const words = useWords(dakshinaWords)
  return (
    <ul className="mt-3 grid gap-4">
      {paid.map(({ amount, method, paidOn, receiptPath, refundedAmount, isTest }) => (
        <li key={receiptPath} className="grid justify-items-start gap-2">
          <p className="font-semibold">
            {words.received(formatRupees(amount), words.methods[method], dateText(paidOn))}
          </p>
          {refundedAmount !== undefined && <p>{words.partRefunded(exactRupees(refundedAmount))}</p>}
          {isTest && <p className="text-muted">{words.test}</p>}
          {isOffline ? (
            <p className="text-muted">{words.receiptOffline}</p>
          ) : (
            <a href={receiptPath} className={buttonClass({ variant: 'outline' })}>
              {words.receipt}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
