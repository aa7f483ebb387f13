import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { UpiPanel } from '#app/payments/UpiPanel.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Order } from '#contract/orders/public.ts'
import type { Site } from '#contract/site/public.ts'
import { ClaimPaid } from './ClaimPaid.tsx'
import { isToBePaid } from './nextOf.ts'
import { Reserved } from './Reserved.tsx'

type Props = {
  order: Order
  /** The order belongs to the logged-in account. */
  isOwn: boolean
  /** It may have been paid by card a moment ago. */
  isAwaited: boolean
  site: Site
  onChange: (order: Order) => Promise<void>
  /** The time to pay is over. */
  onOver: () => void
}

/** How an order that was placed is paid, and for how long its items wait for that. */
export function PayPanel({ order, isOwn, isAwaited, site, onChange, onOver }: Props) {
  const words = useWords(orderWords)
  const isOffline = useConnection() === 'offline'
  const { payment, amount, reference, status, reservedUntil, can } = order
  const { timeZone } = site.city
  const isUpi = status === 'placed' && payment === 'upi' && !order.isPaid
  if (!can.pay && !isUpi) return null
  return (
    <>
      {can.pay && reservedUntil && (
        <Reserved key={reservedUntil} until={reservedUntil} timeZone={timeZone} onOver={onOver} />
      )}
      {can.pay && payment === 'card' && !isAwaited && (
        <div className="mt-5">
          {isOffline ? (
            <p className="text-muted">{words.payOffline}</p>
          ) : (
            // A separate document: only that page may load the payment provider’s script.
            <a
              href={`/orders/${reference.toLowerCase()}/pay${isOwn ? '' : `#${order.token}`}`}
              className={`${buttonClass({ size: 'large' })} w-full sm:w-auto`}
            >
              {words.payCard(formatRupees(amount))}
            </a>
          )}
        </div>
      )}
      {isUpi && (
        <div className="mt-6">
          {isToBePaid(order) && can.pay && (
            <UpiPanel site={site} amount={amount} reference={reference} what="Order" isNext />
          )}
          <ClaimPaid order={order} timeZone={timeZone} onDone={onChange} />
        </div>
      )}
    </>
  )
}
