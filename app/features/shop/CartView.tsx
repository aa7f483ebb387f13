import { Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { cart as cartWords } from '#app/i18n/en/shop/cart.ts'
import { useWords } from '#app/i18n/words.ts'
import { ProductsFailed } from './ProductsFailed.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { CartLine } from './cartLine.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { CartSummary } from './CartSummary.tsx'
import { useCart } from './useCart.ts'

const loadCart = async () => (await import('#app/offline/cart/phoneCart.ts')).cart

/** Long enough to read, and to reconsider. */
const undoMs = 15_000

/** What was put into the cart on this phone, at today's prices; `opensSoon`: nothing can be ordered yet. */
export function CartView({ opensSoon }: { opensSoon?: true | undefined }) {
  const words = useWords(cartWords)
  const shown = useCart()
  if (shown.state === 'loading')
    return (
      <div className="mt-6 grid gap-3" aria-busy>
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    )
  if (shown.state === 'late') return <Failed title={words.late} />
  if (shown.state === 'unknown') return <ProductsFailed />
  const { lines } = shown
  if (lines.length === 0)
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
  return (
    <div className="cart-page docks">
      <ul aria-label={words.items} className="cart-lines">
        {lines.map((line) => (
          <CartLineRow
            key={line.row.id}
            line={line}
            onQuantity={(quantity) => void setQuantity(line, quantity)}
            onRemove={() => void remove(line, words)}
          />
        ))}
      </ul>
      <CartSummary lines={lines} opensSoon={opensSoon} />
    </div>
  )
}

async function setQuantity({ row, most }: CartLine, quantity: number): Promise<void> {
  const cart = await loadCart()
  await cart.setQuantity(row.id, quantity, most)
}

async function remove({ row }: CartLine, words: typeof cartWords.english): Promise<void> {
  const cart = await loadCart()
  const removed = await cart.remove(row.id)
  if (!removed) return
  showToast({
    title: words.removed(removed.name),
    durationMs: undoMs,
    action: { label: words.undo, onAction: () => void cart.restore(removed) },
  })
}
