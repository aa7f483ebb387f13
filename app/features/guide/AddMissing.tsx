import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide'
import { useState } from 'react'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { SamagriItem } from '#contract/guide/public.ts'
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
  const found = (products ?? []).filter(({ id, inStock }) => wanted.has(id) && inStock)
  if (found.length === 0) return null
  const handleAdd = async () => {
    setIsBusy(true)
    const added = await import('#app/offline/cart/phoneCart.ts')
      .then(async ({ cart }) => {
        for (const product of found) {
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
        ? { title: words.added(found.length), tone: 'success', action }
        : { title: words.notAdded, description: words.notAddedText, tone: 'destructive' },
    )
  }
  return (
    <div className="mt-4">
      <Button variant="outline" isBusy={isBusy} onClick={() => void handleAdd()}>
        {!isBusy && <Icon of={ShoppingBag} className="size-5" />}
        {words.add}
      </Button>
      <p className="mt-1 text-sm text-muted">
        {words.inShop(found.map(({ name }) => name).join(', '))}
      </p>
    </div>
  )
}
