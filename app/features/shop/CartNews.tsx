import { useEffect } from 'react'
import { useCartCount } from '#app/offline/cart/useCartRows.ts'

/** Where the boot script finds it before the first paint. */
const storageKey = 'modak-cart'

/** Shows the number of items at the header's cart, at once on the next visit too. */
export function CartNews() {
  const { isRead, isLate, data: count = 0 } = useCartCount()
  useEffect(() => {
    if (!isRead || isLate) return
    const root = document.documentElement
    root.toggleAttribute('data-cart', count > 0)
    // Only if it is drawn: setting it makes the browser compute the styles of the whole page again.
    if (count > 0) root.style.setProperty('--cart', `"${count}"`)
    try {
      if (count > 0) localStorage.setItem(storageKey, String(count))
      else localStorage.removeItem(storageKey)
    } catch {
      // Storage is forbidden: the number appears a moment later.
    }
  }, [isRead, isLate, count])
  return null
}
