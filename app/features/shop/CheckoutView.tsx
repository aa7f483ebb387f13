import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cart as cartWords } from '#app/i18n/en/cart.ts'
import { checkout } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { paymentSettingsQuery } from '#app/payments/settings.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { basketOf } from '#contract/orderPrice.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { shopSettingsQuery } from './orderQueries.ts'
import { ProductsFailed } from './ProductsFailed.tsx'
import { useCart } from './useCart.ts'

/** The cart as an order. */
export function CheckoutView() {
  const words = useWords(checkout)
  const { emptyText, toShop } = useWords(cartWords)
  const shown = useCart()
  const settings = useQuery(shopSettingsQuery)
  const payments = useQuery(paymentSettingsQuery)
  if (shown.state === 'known' && shown.lines.length === 0)
    return (
      <EmptyState
        title={words.empty}
        action={
          <Link to="/shop" search={{}} className={buttonClass()}>
            {toShop}
          </Link>
        }
      >
        <p>{emptyText}</p>
      </EmptyState>
    )
  const hasFailed = shown.state === 'unknown' || settings.isError || payments.isError
  if (hasFailed) return <ProductsFailed />
  if (shown.state !== 'known' || !settings.data || !payments.data)
    return (
      <div role="status" aria-label={words.loading} className="mt-6 grid gap-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    )
  const products = new Map(shown.lines.map(({ row, product }) => [row.id, product]))
  const wanted = shown.lines.map(({ row: { id, quantity } }) => ({ id, quantity }))
  const basket = basketOf(wanted, (id) => products.get(id))
  return (
    <CheckoutForm
      basket={basket}
      settings={settings.data}
      payments={payments.data}
      hasProblem={basket.refused.length > 0}
    />
  )
}
