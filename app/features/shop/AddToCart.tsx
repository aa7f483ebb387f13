import { useNavigate } from '@tanstack/react-router'
import { Plus, ShoppingBag } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Product } from '#contract/shop/public.ts'
import { mostToBuy } from '#contract/shop/rules.ts'

type Props = {
  product: Product
  /** A plus button beside the price on a card. */
  isPlus?: boolean
}

/** How long *Adding...* is shown, as specified. */
const addingMs = 800

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Puts one into the cart on this phone, offline too. */
export function AddToCart({ product, isPlus = false }: Props) {
  const words = useWords(shop)
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  const { id, name, price, inStock } = product
  const most = mostToBuy(product)
  const add = async () => {
    setIsAdding(true)
    const [outcome] = await Promise.all([
      import('#app/offline/cart/phoneCart.ts')
        .then(({ cart }) => cart.add({ id, name, price, most }))
        .catch(() => undefined),
      wait(addingMs),
    ])
    if (isMounted.current) setIsAdding(false)
    if (outcome === undefined) {
      showToast({
        title: words.notAdded,
        description: words.notAddedText,
        tone: 'destructive',
      })
      return
    }
    showToast({
      title: outcome ? words.added : words.full(name, most),
      ...(outcome ? { tone: 'success' as const } : { description: words.fullText }),
      action: { label: words.view, onAction: () => void navigate({ to: '/cart' }) },
    })
  }
  const label = inStock ? words.addOf(name) : words.outOfStock
  return (
    <button
      type="button"
      className={isPlus ? 'product-plus' : 'button button-primary'}
      disabled={!inStock || isAdding}
      aria-label={isAdding ? undefined : label}
      onClick={() => void add()}
    >
      {!isAdding && (isPlus || inStock) && <Icon of={isPlus ? Plus : ShoppingBag} />}
      {isAdding ? words.adding : !isPlus && (inStock ? words.add : words.outOfStock)}
    </button>
  )
}
