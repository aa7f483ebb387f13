import { Link } from '@tanstack/react-router'
import { cart } from '#app/i18n/en/shop/cart.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { type CartLine, sumOf } from './cartLine.ts'

type Props = { lines: readonly CartLine[]; opensSoon: true | undefined }

/** What the cart costs, and how to order it. */
export function CartSummary({ lines, opensSoon }: Props) {
  const words = useWords(cart)
  const { items, quantity, hasShipping, missing } = sumOf(lines)
  const sum = formatRupees(items)
  const isFree = hasShipping && missing === 0
  const rows = [
    [words.items, sum],
    [words.delivery, isFree && words.free],
    [hasShipping && !isFree ? words.beforeDelivery : words.total, sum],
  ] as const
  return (
    <section className="cart-side" aria-label={words.summary}>
      {quantity === 0 ? (
        <p>{words.nothingToOrder}</p>
      ) : (
        <>
          <dl className="cart-sums">
            {rows.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="cart-note">
            {hasShipping && !isFree && words.freeFrom(formatRupees(missing))} {words.gst}
          </p>
          <Link to="/shop" search={{}} className="text-link">
            {words.shopOn}
          </Link>
          <DockedBar
            sum={sum}
            note={hasShipping && (isFree ? words.freeDelivery : words.plusDelivery)}
          >
            {opensSoon ? (
              <p>{words.opensSoon}</p>
            ) : (
              <Link to="/cart/checkout" className={buttonClass()}>
                {words.checkout}
              </Link>
            )}
          </DockedBar>
        </>
      )}
    </section>
  )
}
