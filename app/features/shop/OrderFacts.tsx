import { order as orderWords } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { formatRupees } from '#contract/money.ts'
import type { Order } from '#contract/orders.ts'

/** What was ordered, and where it goes. */
export function OrderFacts({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const { lines, deliveryAmount, delivery, amount, address, papers } = order
  const hasDelivery = delivery === 'standard' || delivery === 'express'
  return (
    <>
      <section aria-labelledby="order-items" className="mt-8">
        <h2 id="order-items" className="text-xl">
          {words.items}
        </h2>
        <ul className="mt-3 grid gap-3">
          {lines.map(({ id, name, imageUrl, quantity, price }) => (
            <li key={id} className="flex items-center gap-3">
              <img src={imageUrl} alt="" className="size-14 rounded-md" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-muted">
                  {words.each(quantity, formatRupees(price))}
                </span>
              </span>
              <span className="font-semibold">{formatRupees(price * quantity)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Facts className="mt-3">
        {hasDelivery && (
          <Fact label={words.delivery}>
            {deliveryAmount === 0 ? words.free : formatRupees(deliveryAmount)}
          </Fact>
        )}
        <Fact label={words.total}>{formatRupees(amount)}</Fact>
        <Fact label={words.payment}>{words.payments[order.payment]}</Fact>
        <Fact label={words.reference}>{order.reference}</Fact>
        {address && (
          <Fact label={words.sentTo}>
            {order.fullName}
            {[
              address.line1,
              address.line2,
              [address.city, address.postalCode].join(' '),
              address.state,
              address.country === 'IN' ? '' : address.country,
            ]
              .filter(Boolean)
              .map((part) => (
                <span key={part} className="block font-normal">
                  {part}
                </span>
              ))}
          </Fact>
        )}
        {order.courier && <Fact label={words.courier}>{order.courier}</Fact>}
        {order.tracking && <Fact label={words.tracking}>{order.tracking}</Fact>}
      </Facts>
      {papers.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-5">
          {papers.map(({ number, kind, path }) => (
            <a key={number} href={path} className="text-link">
              {kind === 'invoice' ? words.invoice(number) : words.credit(number)}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
