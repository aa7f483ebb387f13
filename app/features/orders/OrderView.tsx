import { useRef } from 'react'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import type { Order } from '#contract/orders/public.ts'
import type { Site } from '#contract/site/public.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { chipOf, nextOf } from './nextOf.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderItems } from './OrderItems.tsx'
import { orderTone } from '#app/ui/orderTone.ts'
import { Papers } from './Papers.tsx'
import { PayPanel } from './PayPanel.tsx'
import { ReturnItems } from './ReturnItems.tsx'
import { StatusTrail } from './StatusTrail.tsx'
import type { ShownOrder } from './useOrder.ts'
import { PaymentHead, seenText } from '#app/payments/PaymentHead.tsx'
import { WaitingForPayment } from '#app/payments/WaitingForPayment.tsx'

type Props = ShownOrder & { site: Site }

/** An order: the next step, its items, and its history. */
export function OrderView({ site, ...shown }: Props) {
  const { order, isOwn, isRefused, payment, take, renew } = shown
  const words = useWords(orderWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOffline = useConnection() === 'offline'
  const { timeZone } = site.city
  const { cancel, askReturn } = order.can
  const handleCancelled = async (cancelled: Order) => {
    await take(cancelled)
    // The button that was pressed is gone; what became of the order is shown below the heading.
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <>
      <PaymentHead
        heading={heading}
        eyebrow={words.eyebrow}
        amount={order.amount}
        state={{ tone: orderTone[order.status], text: chipOf(order, words) }}
        next={payment === undefined ? nextOf(order, words) : undefined}
        seen={seenText(shown, timeZone, words)}
      >
        <Money order={order} />
      </PaymentHead>
      {payment && <WaitingForPayment words={words} isLate={payment === 'late'} onRetry={renew} />}
      {!isRefused && (
        <PayPanel
          order={order}
          isOwn={isOwn}
          isAwaited={payment !== undefined}
          site={site}
          onChange={take}
          onOver={renew}
        />
      )}
      <OrderItems order={order} onDownloaded={renew} />
      <Papers papers={order.papers} />
      <OrderFacts order={order} />
      <StatusTrail trail={order.trail} timeZone={timeZone} />
      <ReturnItems
        order={order}
        timeZone={timeZone}
        isPossible={!isRefused && !isOffline}
        onDone={take}
      />
      {isOffline && (cancel || askReturn) && (
        <p className="mt-8 text-muted">{words.changeOffline}</p>
      )}
      {cancel && !isOffline && !isRefused && <CancelOrder order={order} onDone={handleCancelled} />}
    </>
  )
}

/** What was refunded, or that it was only a test order. */
function Money({ order: { isTest, refundOwed, refundedAmount } }: { order: Order }) {
  const words = useWords(orderWords)
  return (
    <>
      {refundOwed !== undefined && (
        <p className="mt-2 font-semibold">{words.refundOwed(exactRupees(refundOwed))}</p>
      )}
      {refundedAmount !== undefined && (
        <p className="mt-2 font-semibold">{words.refunded(exactRupees(refundedAmount))}</p>
      )}
      {isTest && <p className="mt-2 font-semibold">{words.test}</p>}
    </>
  )
}
