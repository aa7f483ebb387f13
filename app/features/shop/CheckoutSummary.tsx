import type { ReactNode } from 'react'
import { checkout } from '#app/i18n/en/shop/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Basket } from '#contract/orders/price.ts'

type Props = {
  basket: Basket
  /** What delivery costs; undefined if the temple does not send there. */
  fee: number | undefined
  children: ReactNode
}

/** What is ordered and what it costs; below it the total, and the button. */
export function CheckoutSummary({ basket, fee, children }: Props) {
  const words = useWords(checkout)
  return (
    <section className="cart-side" aria-label={words.summary}>
      <div className="cart-note">
        {/* On a phone a single thing and its price stand above the form, and the total in the bar. */}
        <div className={basket.lines[1] ? undefined : 'max-[59.99rem]:hidden'}>
          <h2 className="text-xl text-ink">{words.summary}</h2>
          <Facts>
            {basket.lines.map(({ product: { id, name, price }, quantity }) => (
              <Fact key={id} label={words.line(quantity, name)}>
                {formatRupees(price * quantity)}
              </Fact>
            ))}
            {basket.hasShipping && fee !== undefined && (
              <Fact label={words.delivery}>{fee === 0 ? words.free : formatRupees(fee)}</Fact>
            )}
            <Fact label={words.total}>{formatRupees(basket.itemsAmount + (fee ?? 0))}</Fact>
          </Facts>
        </div>
      </div>
      {children}
    </section>
  )
}
