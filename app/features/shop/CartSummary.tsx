import { Link } from '@tanstack/react-router'
import { cart } from '#app/i18n/en/cart.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { formatRupees } from '#contract/money.ts'
import { type CartLine, sumOf } from './cartLine.ts'

/** What the cart costs, and how to order it. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const words = useWords(cart)
  const { items, quantity, hasShipping, missing } = sumOf(lines)
  return (
    <Card as="section" className="p-5" aria-labelledby="cart-summary">
      <h2 id="cart-summary" className="text-xl">
        {words.summary}
      </h2>
      {quantity === 0 ? (
        <p className="mt-2">{words.nothingToOrder}</p>
      ) : (
        <>
          <Facts className="mt-2">
            <Fact label={words.subtotal}>{formatRupees(items)}</Fact>
            {hasShipping && (
              <Fact label={words.shipping}>{missing === 0 ? words.free : words.atCheckout}</Fact>
            )}
          </Facts>
          {hasShipping && missing > 0 && (
            <p className="mt-1 text-sm text-muted">{words.freeFrom(formatRupees(missing))}</p>
          )}
          <p className="mt-1 text-sm text-muted">{words.gst}</p>
          <Link to="/cart/checkout" className={`${buttonClass({ size: 'large' })} mt-4 w-full`}>
            {words.checkout}
          </Link>
        </>
      )}
    </Card>
  )
}
