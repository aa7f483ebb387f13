import type { ReactNode } from 'react'
import { checkout } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { formatRupees } from '#contract/money.ts'
import type { Basket } from '#contract/orderPrice.ts'

type Props = {
  basket: Basket
  /** What delivery costs; undefined if the temple does not send there. */
  fee: number | undefined
  /** All of it, in whole rupees. */
  amount: number
  children: ReactNode
}

/** What is ordered, what it costs, and the button below it. */
export function CheckoutSummary({ basket, fee, amount, children }: Props) {
  const words = useWords(checkout)
  return (
    <Card as="section" className="p-5" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-xl">
        {words.summary}
      </h2>
      <Facts className="mt-2">
        {basket.lines.map(({ product: { id, name, price }, quantity }) => (
          <Fact key={id} label={words.line(quantity, name)}>
            {formatRupees(price * quantity)}
          </Fact>
        ))}
        {basket.hasShipping && fee !== undefined && (
          <Fact label={words.delivery}>{fee === 0 ? words.free : formatRupees(fee)}</Fact>
        )}
        <Fact label={words.total}>
          <span className="text-xl">{formatRupees(amount)}</span>
        </Fact>
      </Facts>
      <p className="text-sm text-muted">{words.gst}</p>
      <div className="mt-5 grid gap-4">{children}</div>
    </Card>
  )
}
