import { freeShippingAbove, isDigital, mostToBuy } from '#contract/shop/rules.ts'
import type { ShopSettings } from './public.ts'
import type { Product } from '#contract/shop/public.ts'

/** Delivery method. `none`: files only; `counter`: handed over at the temple. */
export type Delivery = 'standard' | 'express' | 'none' | 'counter'

export type RequestedItem = { readonly id: string; readonly quantity: number }

type PricedProduct = Pick<
  Product,
  'id' | 'name' | 'category' | 'price' | 'inStock' | 'stockLeft' | 'hasCashOnDelivery'
>

type OrderLine<P extends PricedProduct = PricedProduct> = {
  readonly product: P
  readonly quantity: number
}

/**
 * An item that cannot be ordered in the wanted quantity: it is gone, or only `left` are available.
 */
type RefusedItem = { readonly id: string; readonly name?: string; readonly left: number }

export type Basket<P extends PricedProduct = PricedProduct> = {
  readonly lines: readonly OrderLine<P>[]
  readonly refused: readonly RefusedItem[]
  /** Whole rupees, without delivery. */
  readonly itemsAmount: number
  readonly hasShipping: boolean
  readonly hasFiles: boolean
  /** Every item may be paid to the courier. */
  readonly hasCashOnDelivery: boolean
}

/** What is wanted, at today's prices. The phone shows it, and the server decides by it. */
export const basketOf = <P extends PricedProduct>(
  requested: readonly RequestedItem[],
  find: (id: string) => P | undefined,
): Basket<P> => {
  const lines: OrderLine<P>[] = []
  const found: P[] = []
  const refused: RefusedItem[] = []
  for (const { id, quantity } of requested) {
    const product = find(id)
    const left = product ? mostToBuy(product) : 0
    if (product) found.push(product)
    if (product && quantity <= left) lines.push({ product, quantity })
    else refused.push({ id, left, ...(product && { name: product.name }) })
  }
  return {
    lines,
    refused,
    itemsAmount: lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
    // Includes sold-out items: the checkout keeps its fields while the cart is corrected.
    hasShipping: found.some((product) => !isDigital(product)),
    hasFiles: found.some(isDigital),
    hasCashOnDelivery: found.every((product) => product.hasCashOnDelivery),
  }
}

/** What the delivery costs, in whole rupees; undefined if it is not offered there. */
export const deliveryAmountOf = (
  { itemsAmount }: Pick<Basket, 'itemsAmount'>,
  { delivery, country }: { readonly delivery: Delivery; readonly country: string },
  { standardFee, expressFee, countries }: ShopSettings,
): number | undefined => {
  if (delivery === 'none' || delivery === 'counter') return 0
  if (country !== 'IN') {
    const abroad = countries.find(({ code }) => code === country)
    return delivery === 'standard' ? abroad?.fee : undefined
  }
  if (delivery === 'express') return expressFee
  return itemsAmount > freeShippingAbove ? 0 : standardFee
}
