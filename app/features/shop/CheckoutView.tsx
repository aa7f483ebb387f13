import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Failed } from '#app/Failed.tsx'
import { cart as cartWords } from '#app/i18n/en/shop/cart.ts'
import { checkout } from '#app/i18n/en/shop/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { paymentSettingsQuery } from '#app/payments/settings.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { basketOf } from '#contract/orders/price.ts'
import type { Order } from '#contract/orders/public.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { shopSettingsQuery } from './shopSettings.ts'
import { useCart } from './useCart.ts'

/** The cart as an order. */
export function CheckoutView() {
  const words = useWords(checkout)
  const navigate = useNavigate()
  const [isPlaced, setIsPlaced] = useState(false)
  const shown = useCart()
  const settings = useQuery(shopSettingsQuery)
  const payments = useQuery(paymentSettingsQuery)

  const handlePlaced = async (order: Order) => {
    setIsPlaced(true)
    await adoptOrder(order).catch(() => undefined)
    void navigate({
      to: '/orders/$reference',
      params: { reference: order.reference.toLowerCase() },
      // One's own order needs no secret, which would outlive the logout in the address.
      ...(!getKnownAccount() && { hash: order.token }),
      replace: true,
    })
  }

  if (isPlaced) return <Loading label={words.loading} />
  if (shown.state === 'known' && shown.lines.length === 0) return <Empty />
  // What was loaded once stays: a form that is being filled in must not disappear.
  if (shown.state === 'known' && settings.data && payments.data) {
    const products = new Map(shown.lines.map(({ row, product }) => [row.id, product]))
    const items = shown.lines.map(({ row: { id, quantity } }) => ({ id, quantity }))
    return (
      <CheckoutForm
        basket={basketOf(items, (id) => products.get(id))}
        settings={settings.data}
        payments={payments.data}
        onPlaced={handlePlaced}
      />
    )
  }
  const isUnknown = shown.state === 'unknown' || shown.state === 'late'
  const hasFailed = isUnknown || settings.isError || payments.isError
  if (!hasFailed) return <Loading label={words.loading} />
  return (
    <Failed
      title={words.failed}
      unreachableText={words.lost}
      isBusy={settings.isFetching || payments.isFetching}
      onRetry={() => {
        void settings.refetch()
        void payments.refetch()
      }}
    />
  )
}

/** What was ordered is on the phone from now on, and no longer in the cart. */
async function adoptOrder(order: Order): Promise<void> {
  const [{ db }, { storeOrder }, { cart }] = await Promise.all([
    import('#app/offline/phone.ts'),
    import('#app/offline/content/orders.ts'),
    import('#app/offline/cart/phoneCart.ts'),
  ])
  await storeOrder(db, order, { account: getKnownAccount()?.id }).catch(() => undefined)
  for (const { id } of order.lines) await cart.remove(id)
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mt-6 grid gap-3">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  )
}

function Empty() {
  const words = useWords(cartWords)
  return (
    <EmptyState
      title={words.empty}
      action={
        <Link to="/shop" search={{}} className={buttonClass()}>
          {words.toShop}
        </Link>
      }
    >
      <p>{words.emptyText}</p>
    </EmptyState>
  )
}
