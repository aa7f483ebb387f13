import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'

/** What was bought and what it cost, with the invoice. */
export function BoughtItems({ order }: { order: StaffOrderDetails }) {
  const { facts: words, items } = useWords(adminOrders)
  const prints = useWords(adminPrints)
  return (
    <Card as="section" className="px-5 py-3">
      <h2 className="text-xl">{items}</h2>
      <Facts>
        {order.lines.map(({ id, name, quantity, price, returned }) => (
          <Fact key={id} label={`${quantity} × ${name}`}>
            {formatRupees(price * quantity)}
            {returned > 0 && order.voidReason === undefined && (
              <span className="block text-sm text-muted">{words.returned(returned)}</span>
            )}
          </Fact>
        ))}
        <Fact label={words.delivery}>
          {words.deliveries[order.delivery]}
          {order.deliveryAmount > 0 && `, ${formatRupees(order.deliveryAmount)}`}
        </Fact>
        <Fact label={words.total}>{formatRupees(order.amount)}</Fact>
        {order.refundOwed !== undefined && (
          <Fact label={words.owed}>{exactRupees(order.refundOwed)}</Fact>
        )}
        {order.refundedAmount !== undefined && (
          <Fact label={words.refunded}>{exactRupees(order.refundedAmount)}</Fact>
        )}
        {order.papers.map(({ number, kind, path }) => (
          <Fact key={number} label={kind === 'invoice' ? words.invoice : words.credit}>
            <a href={path} target="_blank" rel="noopener" className="text-link">
              {number}
            </a>{' '}
            {kind === 'invoice' && (
              <PrintButton
                isSmall
                label={prints.print}
                papers={[{ kind: 'sale', key: order.reference }]}
              />
            )}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
