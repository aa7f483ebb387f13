import type { CartRow } from '#app/offline/cart/cartRow.ts'
import type { Product } from '#contract/shop/public.ts'
import { freeShippingAbove, isDigital, mostToBuy } from '#contract/shop/rules.ts'

/** A cart row joined with the current product. */
export type CartLine = {
  readonly row: CartRow
  /** Undefined if it is no longer sold. */
  readonly product: Product | undefined
  /** How many can be ordered now. */
  readonly most: number
  /** Whole rupees, at today's price; nothing if it cannot be ordered. */
  readonly sum: number
  /** Why it cannot be ordered as it is. */
  readonly problem?: 'gone' | 'outOfStock' | 'tooMany'
}

export const lineOf = (row: CartRow, product: Product | undefined): CartLine => {
  if (!product) return { row, product, most: 0, sum: 0, problem: 'gone' }
  const most = mostToBuy(product)
  if (most === 0) return { row, product, most, sum: 0, problem: 'outOfStock' }
  const sum = product.price * Math.min(row.quantity, most)
  return { row, product, most, sum, ...(row.quantity > most && { problem: 'tooMany' as const }) }
}

export type CartSum = {
  readonly items: number
  readonly quantity: number
  readonly hasShipping: boolean
  /** Rupees that are missing for free delivery; 0 if it is free. */
  readonly missing: number
}

/** What can be ordered now, and whether it is sent free of charge. */
export const sumOf = (lines: readonly CartLine[]): CartSum => {
  const ordered = lines.filter(({ most }) => most > 0)
  const items = ordered.reduce((total, { sum }) => total + sum, 0)
  const hasShipping = ordered.some(({ product }) => product && !isDigital(product))
  return {
    items,
    quantity: ordered.reduce((total, { row, most }) => total + Math.min(row.quantity, most), 0),
    hasShipping,
    missing: items > freeShippingAbove ? 0 : freeShippingAbove - items + 1,
  }
}
