import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide'
import { useState } from 'react'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useCartRows } from '#app/offline/cart/useCartRows.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { SamagriItem } from '#contract/guide/public.ts'
import type { Product } from '#contract/shop/public.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { mostToBuy } from '#contract/shop/rules.ts'

/**
 * Puts what is not ticked into the cart, as far as the shop has it: one of each product, though several things come in
 * one kit.
 */
export function AddMissing({ items }: { items: readonly SamagriItem[] }) {
  const { samagri: words } = useWords(guide)
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const { data: products } = useQuery(readQuery('listProducts', {}))
  const wanted = new Set(
    items.flatMap(({ productId, isOptional }) => (!isOptional && productId ? [productId] : [])),
  )
  const { isRead, data: rows = [] } = useCartRows()
  const isInCart = ({ id }: Product) => rows.some((row) => row.id === id)
  const sold = (products ?? []).filter(({ id, inStock }) => wanted.has(id) && inStock)
  const missing = sold.filter((product) => !isInCart(product))
  if (!isRead || sold.length === 0) return null
  const handleAdd = async () => {
    setIsBusy(true)
    const added = await import('#app/offline/cart/phoneCart.ts')
      .then(async ({ cart }) => {
        for (const product of missing) {
          const { id, name, price } = product
          await cart.add({ id, name, price, most: mostToBuy(product) })
        }
        return true
      })
      .catch(() => false)
    setIsBusy(false)
    const action = { label: words.toCart, onAction: () => void navigate({ to: '/cart' }) }
    showToast(
      added
        ? { title: words.added(missing.length), tone: 'success', action }
        : { title: words.notAdded, description: words.notAddedText, tone: 'destructive' },
    )
  }
  const named = (some: readonly Product[]) =>
    some.map(({ name, price }) => `${name} (${formatRupees(price)})`).join(', ')
  const there = sold.filter(isInCart)
  return (
    <div className="mt-4">
      {missing.length > 0 && (
        <>
          <Button variant="outline" isBusy={isBusy} onClick={() => void handleAdd()}>
            {!isBusy && <Icon of={ShoppingBag} className="size-5" />}
            {words.add}
          </Button>
          <p className="mt-1 text-sm text-muted">{words.inShop(named(missing))}</p>
        </>
      )}
      {there.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {words.inCart(there.map(({ name }) => name).join(', '))} ·{' '}
          <Link to="/cart" className="text-link">
            {words.toCart}
          </Link>
        </p>
      )}
    </div>
  )
}
