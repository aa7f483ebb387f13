import type { ComponentProps, ReactNode } from 'react'
import { pathHere } from '#app/i18n/language.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { UpiPanel } from './UpiPanel.tsx'

type Props = Omit<ComponentProps<typeof UpiPanel>, 'isNext'> & {
  /** How it is paid now; without a way, it only waits to be confirmed. */
  by: 'card' | 'upi' | undefined
  /** Set if paying is the next step: the focus moves to the code. */
  isNext?: boolean
  /** The page of its card form, with the secret that opens it, and what is said there. */
  card?: { path: string; pay: (amount: string) => string; offline: string }
  className?: string
  /** What tells the temple that it was paid by UPI. */
  children?: ReactNode
}

/**
 * How a donation, an order or the dakshina of a puja is paid. What it is for, and what became of it,
 * is on the page around it.
 */
export function PaymentPanel({ by, isNext = false, card, className, children, ...due }: Props) {
  const isOffline = useConnection() === 'offline'
  if (by !== 'card')
    return (
      <div className={className}>
        {by && <UpiPanel {...due} isNext={isNext} />}
        {children}
      </div>
    )
  return (
    <div className={className}>
      {isOffline ? (
        <p className="text-muted">{card?.offline}</p>
      ) : (
        // A separate document: only that page may load the payment provider’s script.
        <a
          href={card && pathHere(card.path)}
          className={`${buttonClass({ size: 'large' })} w-full sm:w-auto`}
        >
          {card?.pay(formatRupees(due.amount))}
        </a>
      )}
    </div>
  )
}
