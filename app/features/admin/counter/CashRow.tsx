import type { ReactNode } from 'react'
import { formatRupees } from '#contract/payments/money.ts'

type Props = {
  details: readonly (string | false | undefined)[]
  amount: number
  isVoid: boolean | undefined
  /** What it is, or a link to it. */
  children: ReactNode
}

/** One payment in a list of the counter; struck through if it is void. */
export function CashRow({ details, amount, isVoid, children }: Props) {
  const Sum = isVoid ? 's' : 'b'
  return (
    <li>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {children}
        <span className="block text-sm text-muted">{details.filter(Boolean).join(' · ')}</span>
      </span>
      <Sum className={isVoid ? 'text-muted tabular-nums' : 'tabular-nums'}>
        {formatRupees(amount)}
      </Sum>
    </li>
  )
}
