import { order as orderWords } from '#app/i18n/en/checkout.ts'
import { timeText } from '#app/i18n/dates.ts'
import { useWords } from '#app/i18n/words.ts'
import { UpiPanel } from '#app/payments/UpiPanel.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { exactRupees } from '#contract/exactRupees.ts'
import { formatRupees } from '#contract/money.ts'
import type { Order } from '#contract/orders.ts'
import { isDigital, type ProductCategory } from '#contract/shopRules.ts'
import type { Site } from '#contract/site.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { ClaimOrderPaid } from './ClaimOrderPaid.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderTrail } from './OrderTrail.tsx'
import { orderTone } from './orderTone.ts'
import { keepToken } from './orderTokens.ts'
import { ReturnItems } from './ReturnItems.tsx'

type Props = {
  order: Order
  isWaiting: boolean
  take: (order: Order) => void
  site: Site
}

/** An order as the temple has it: what comes next, what it contains, and what happened to it. */
export function OrderView({ order, isWaiting, take, site }: Props) {
  const words = useWords(orderWords)
  const { status, payment, amount, reference, token, can, reservedUntil } = order
  const { timeZone } = site.city
  const isToBePaid = status === 'placed' && !order.isPaid && payment !== 'cod'
  const chip = !isToBePaid ? words.status[status] : order.claimedAt ? words.claimed : words.toPay
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="money-title">{formatRupees(amount)}</h1>
        <Chip tone={orderTone[status]}>{chip}</Chip>
      </div>
      <p role="status" className="mt-2">
        {isWaiting ? words.next.waiting : nextOf(order, words.next)}
      </p>
      {order.isTest && <p className="mt-2 font-semibold">{words.test}</p>}
      {order.refundOwed !== undefined && (
        <p className="mt-2">{words.refundOwed(exactRupees(order.refundOwed))}</p>
      )}
      {order.refundedAmount !== undefined && (
        <p className="mt-2">{words.refunded(exactRupees(order.refundedAmount))}</p>
      )}
      {can.pay && reservedUntil && (
        <p className="mt-2 text-muted">
          {words.reserved(timeText(Date.parse(reservedUntil), timeZone))}
        </p>
      )}
      {can.pay && payment === 'card' && !isWaiting && (
        // A separate document: only that page may load the payment provider’s script.
        <a
          href={`/orders/${reference.toLowerCase()}/pay`}
          onClick={() => keepToken(reference, token)}
          className={`${buttonClass({ size: 'large' })} mt-5 w-full sm:w-auto`}
        >
          {words.payCard}
        </a>
      )}
      {isToBePaid && payment === 'upi' && (
        <div className="mt-6">
          <UpiPanel
            site={site}
            amount={amount}
            reference={reference}
            what="Order"
            isNext={order.claimedAt === undefined}
          />
          <ClaimOrderPaid order={order} onDone={take} />
        </div>
      )}
      <OrderFacts order={order} />
      <OrderTrail order={order} timeZone={timeZone} />
      <ReturnItems order={order} timeZone={timeZone} onDone={take} />
      {can.cancel && <CancelOrder order={order} onDone={take} />}
    </>
  )
}

const nextOf = (
  { status, payment, amount, claimedAt, lines, delivery }: Order,
  words: typeof orderWords.english.next,
): string => {
  if (status === 'placed') {
    if (payment === 'cod') return words.cod(formatRupees(amount))
    if (claimedAt) return words.claimed
    return payment === 'card' ? words.card : words.upi
  }
  const isFiles = lines.some(({ category }) => isDigital({ category: category as ProductCategory }))
  if (delivery === 'none' && status === 'delivered' && isFiles) return words.files
  return words[status]
}
