import { useQuery } from '@tanstack/react-query'
import type { CartRow } from '#app/offline/cart/cartRow.ts'
import { useCartRows } from '#app/offline/cart/useCartRows.ts'
import { useRenewed } from '#app/useRenewed.ts'
import type { Product } from '#contract/shop/public.ts'
import { productsQuery } from './queries.ts'
import { lineOf, type CartLine } from './cartLine.ts'

export type CartState =
  | { state: 'loading' }
  /** The phone's storage does not answer. */
  | { state: 'late' }
  /** The products could not be loaded: nothing is known about prices. */
  | { state: 'unknown'; rows: readonly CartRow[] }
  | { state: 'known'; lines: readonly CartLine[] }

/** This phone's cart joined with the current catalogue, or with the stored one while offline. */
export function useCart(): CartState {
  const { isRead, isLate, data: rows = [] } = useCartRows()
  const { data: products, isError } = useQuery(productsQuery)
  useRenewed(productsQuery)
  if (!isRead) return { state: 'loading' }
  if (isLate) return { state: 'late' }
  if (rows.length === 0) return { state: 'known', lines: [] }
  if (!products) return isError ? { state: 'unknown', rows } : { state: 'loading' }
  const known = new Map<string, Product>(products.map((product) => [product.id, product]))
  return { state: 'known', lines: rows.map((row) => lineOf(row, known.get(row.id))) }
}
