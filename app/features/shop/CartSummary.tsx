import { Link } from '@tanstack/react-router'
import { cart } from '#app/i18n/en/cart.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { type CartLine, sumOf } from './cartLine.ts'

/** What the cart costs, and how to order it. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const words = useWords(cart)
  const { items, quantity, hasShipping, missing } = sumOf(lines)
  return (
    <section className="cart-side" aria-label={words.summary}>
      {quantity === 0 ? (
        <p>{words.nothingToOrder}</p>
      ) : (
        <>
          <p className="cart-note">
            {hasShipping && missing > 0 && words.freeFrom(formatRupees(missing))} {words.gst}
          </p>
          <DockedBar
            sum={formatRupees(items)}
            note={hasShipping && (missing === 0 ? words.freeDelivery : words.plusDelivery)}
          >
            <Link to="/cart/checkout" className={buttonClass()}>
              {words.checkout}
            </Link>
          </DockedBar>
        </>
      )}
    </section>
  )
}
