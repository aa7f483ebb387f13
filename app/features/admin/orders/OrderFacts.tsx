import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { exactRupees } from '#contract/exactRupees.ts'
import { formatRupees } from '#contract/money.ts'
import type { StaffOrderDetails } from '#contract/ordersAdmin.ts'
import { addressLines } from './addressLines.ts'

/** What was bought, by whom, and where it goes. */
export function OrderFacts({ order }: { order: StaffOrderDetails }) {
  const { facts: words, payments, items } = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const { address, lines, papers } = order
  return (
    <div className="grid min-w-0 gap-5">
      <Card className="px-5 py-3">
        <h2 className="text-xl">{items}</h2>
        <Facts>
          {lines.map(({ id, name, quantity, price, returned }) => (
            <Fact key={id} label={`${quantity} × ${name}`}>
              {formatRupees(price * quantity)}
              {returned > 0 && (
                <span className="block text-sm text-muted">{words.returned(returned)}</span>
              )}
            </Fact>
          ))}
          <Fact label={words.delivery}>
            {words.deliveries[order.delivery]}
            {order.deliveryAmount > 0 && `, ${formatRupees(order.deliveryAmount)}`}
          </Fact>
          <Fact label={words.total}>{formatRupees(order.amount)}</Fact>
        </Facts>
      </Card>
      <Card className="px-5 py-2">
        <Facts>
          <Fact label={words.reference}>{order.reference}</Fact>
          <Fact label={words.payment}>{payments[order.payment]}</Fact>
          <Fact label={words.paid}>{order.isPaid ? words.yes : words.notPaid}</Fact>
          {order.fullName && <Fact label={words.name}>{order.fullName}</Fact>}
          {address && (
            <Fact label={words.address}>
              {addressLines(address).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Fact>
          )}
          {order.phone && (
            <Fact label={words.phone}>
              <a href={`tel:${order.phone}`} className="text-link">
                {order.phone}
              </a>
            </Fact>
          )}
          {order.email && (
            <Fact label={words.email}>
              <EmailLink address={order.email} className="text-link" />
            </Fact>
          )}
          {order.message && <Fact label={words.message}>{order.message}</Fact>}
          <Fact label={words.placed}>{momentOf(order.createdAt, timeZone)}</Fact>
          {order.courier && <Fact label={words.courier}>{order.courier}</Fact>}
          {order.tracking && <Fact label={words.tracking}>{order.tracking}</Fact>}
          {order.utr && <Fact label={words.utr}>{order.utr}</Fact>}
          {order.paymentId && <Fact label={words.paymentId}>{order.paymentId}</Fact>}
          {order.refundOwed !== undefined && (
            <Fact label={words.owed}>{exactRupees(order.refundOwed)}</Fact>
          )}
          {order.refundedAmount !== undefined && (
            <Fact label={words.refunded}>{exactRupees(order.refundedAmount)}</Fact>
          )}
          {papers.length > 0 && (
            <Fact label={words.papers}>
              {papers.map(({ number, path }) => (
                <a
                  key={number}
                  href={path}
                  target="_blank"
                  rel="noopener"
                  className="text-link block"
                >
                  {number}
                </a>
              ))}
            </Fact>
          )}
        </Facts>
      </Card>
    </div>
  )
}
