import type { ReactNode } from 'react'
import { checkout } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { formatRupees } from '#contract/money.ts'
import type { Basket } from '#contract/orderPrice.ts'

type Props = {
  basket: Basket
  /** Undefined if the temple does not send there. */
  deliveryAmount: number | undefined
  total: string
  children: ReactNode
}

/** What is ordered, what it costs, and the button below it. */
export function CheckoutSummary({ basket, deliveryAmount, total, children }: Props) {
  const words = useWords(checkout)
  return (
    <Card as="section" className="p-5" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-xl">
        {words.summary}
      </h2>
      <Facts className="mt-2">
        {basket.lines.map(({ product: { id, name, price }, quantity }) => (
          <Fact key={id} label={quantity > 1 ? `${quantity} × ${name}` : name}>
            {formatRupees(price * quantity)}
          </Fact>
        ))}
        {basket.hasShipping && deliveryAmount !== undefined && (
          <Fact label={words.delivery}>
            {deliveryAmount === 0 ? words.free : formatRupees(deliveryAmount)}
          </Fact>
        )}
        <Fact label={words.total}>
          <span className="text-lg">{total}</span>
        </Fact>
      </Facts>
      <p className="text-sm text-muted">{words.gst}</p>
      <div className="mt-4 grid gap-4">{children}</div>
    </Card>
  )
}
