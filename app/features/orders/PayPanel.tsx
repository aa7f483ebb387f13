import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { PaymentPanel } from '#app/payments/PaymentPanel.tsx'
import type { Order } from '#contract/orders/public.ts'
import type { Site } from '#contract/site/public.ts'
import { ClaimOrder } from './ClaimOrder.tsx'
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
  const { payment, amount, reference, status, token, reservedUntil, can } = order
  const { timeZone } = site.city
  const isUpi = status === 'placed' && payment === 'upi' && !order.isPaid
  const isByCard = can.pay && payment === 'card' && !isAwaited
  const path = `/orders/${reference.toLowerCase()}/pay${isOwn ? '' : `#${token}`}`
  const by = isByCard ? 'card' : isToBePaid(order) && can.pay ? 'upi' : undefined
  if (!can.pay && !isUpi) return null
  return (
    <>
      {can.pay && reservedUntil && (
        <Reserved key={reservedUntil} until={reservedUntil} timeZone={timeZone} onOver={onOver} />
      )}
      {(isByCard || isUpi) && (
        <PaymentPanel
          by={by}
          {...{ site, amount, reference }}
          what="Order"
          isNext
          card={{ path, pay: words.payCard, offline: words.payOffline }}
          className={isByCard ? 'mt-5' : 'mt-6'}
        >
          <ClaimOrder order={order} timeZone={timeZone} onDone={onChange} />
        </PaymentPanel>
      )}
    </>
  )
}
