import type { OfflineDb } from '#app/offline/db.ts'
import { type Live, useLive } from '#app/offline/useLive.ts'
import type { CartRow } from './cartRow.ts'

/** In the order of adding. */
export const readCart = async (db: OfflineDb): Promise<CartRow[]> =>
  (await db.cart.toArray())
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.addedAt.localeCompare(b.addedAt) || a.id.localeCompare(b.id))

export const countCart = async (db: OfflineDb): Promise<number> =>
  (await db.cart.toArray()).reduce((sum, { quantity }) => sum + quantity, 0)

/** What is in the cart, whichever tab or device put it there. */
export const useCartRows = (): Live<CartRow[]> => useLive('cart', readCart, true)
export const useCartCount = (): Live<number> => useLive('cart count', countCart, true)
