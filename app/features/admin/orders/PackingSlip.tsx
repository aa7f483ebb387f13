import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { adminOrders, packingSlips } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Site } from '#contract/site/public.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { addressLines } from '#app/admin/orders/addressLines.ts'

type Props = {
  order: StaffOrderDetails
  from: Pick<Site, 'name' | 'address' | 'phone'> | undefined
}

/** One order on paper: a page of its own, so it names its sender, too. */
export function PackingSlip({ order, from }: Props) {
  const words = useWords(packingSlips)
  const { facts } = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const { address, lines, payment, amount, phone, message } = order
  const pieces = lines
    .filter((line) => !isDigital(line))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="packing-slip card" aria-label={order.reference}>
      <header>
        <div>
          <h2>{order.reference}</h2>
          <p>
            {momentOf(order.createdAt, timeZone)} · {facts.deliveries[order.delivery]}
          </p>
        </div>
        <p className="packing-slip-pay" data-cash={payment === 'cod' ? '' : undefined}>
          {payment === 'cod' ? words.collect(formatRupees(amount)) : words.prepaid}
        </p>
      </header>
      <div className="packing-slip-ends">
        <section>
          <h3>{words.to}</h3>
          <address>
            <strong>{order.fullName}</strong>
            {address && addressLines(address).map((line) => <span key={line}>{line}</span>)}
            {phone && <span>{phone}</span>}
          </address>
        </section>
        {from && (
          <section>
            <h3>{words.from}</h3>
            <address>
              <strong>{from.name}</strong>
              {from.address
                .filter((line) => line !== from.name)
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
              <span>{from.phone}</span>
            </address>
          </section>
        )}
      </div>
      <section>
        <h3>{words.pack(pieces)}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <strong>{line.quantity} ×</strong>
              <span>
                {line.name}
                {isDigital(line) && <em>{words.digital}</em>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {message && (
        <section>
          <h3>{words.message}</h3>
          <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
        </section>
      )}
    </article>
  )
}
