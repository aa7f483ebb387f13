import { AdminLink } from '#app/admin/AdminLink.tsx'
import { buyerName } from '#app/admin/orders/buyerName.ts'
import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrder } from '#contract/orders/admin.ts'
import { ageOf } from './ageOf.ts'
import { orderTone } from '#app/ui/orderTone.ts'

export function OrderRow({ order, now }: { order: StaffOrder; now: number }) {
  const words = useWords(adminOrders)
  const { reference, amount, payment, place } = order
  const name = buyerName(order, words)
  return (
    <AdminLink
      to={`orders/${reference.toLowerCase()}`}
      className="grid items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft sm:grid-cols-[7rem_1fr_auto]"
    >
      <span className="text-lg font-semibold tabular-nums sm:text-right">
        {formatRupees(amount)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {place ? `${name}, ${place}` : name}
        </span>
        <span className="block text-sm wrap-anywhere">{order.items}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {`${reference} · ${words.payments[payment]} · ${ageOf(order.createdAt, now, words.age)}`}
        </span>
      </span>
      <OrderChips order={order} />
    </AdminLink>
  )
}

function OrderChips({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrders)
  const closed = useWords(saleCorrections)
  const { status, payment, claimedAt, seenOn } = order
  const isCod = payment === 'cod'
  const isUnpaid = status === 'placed' && !claimedAt && !seenOn && !isCod
  // At the counter: handed over, and its money is still to be found at the bank.
  const isToFind = status === 'delivered' && !order.isPaid && !seenOn && !order.isWrittenOff
  return (
    <span className="flex flex-wrap gap-2 sm:max-w-64 sm:justify-end">
      {order.isTest && <Chip tone="saffron">{words.test}</Chip>}
      {isCod && <Chip tone="gold">{words.cod}</Chip>}
      {order.hasOpenReturn && <Chip tone="kumkum">{words.returnOpen}</Chip>}
      {order.refundOwed !== undefined && <Chip tone="kumkum">{words.owed}</Chip>}
      {seenOn && <Chip tone="kumkum">{words.seen}</Chip>}
      {((status === 'placed' && claimedAt) || isToFind) && (
        <Chip tone="kumkum">{words.claimed}</Chip>
      )}
      {isUnpaid && <Chip tone="gold">{words.notPaid}</Chip>}
      {order.isWrittenOff && <Chip tone="gold">{closed.isWrittenOff}</Chip>}
      <Chip tone={orderTone[status]}>{order.isVoid ? closed.isVoid : words.statuses[status]}</Chip>
    </span>
  )
}
