import type { Knex } from 'knex'
import type { OrderInput } from '#contract/orders/input.ts'
import { basketOf, deliveryAmountOf, type Basket, type Delivery } from '#contract/orders/price.ts'
import type { ShopSettings } from '#contract/orders/public.ts'
import type { Product } from '#contract/shop/public.ts'
import { isDigital, usualExpressFee, usualStandardFee } from '#contract/shop/rules.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { CartChange } from '#contract/i18n/en/refusals/orders.ts'
import { AppError } from '#server/errors.ts'
import type { FindProducts, ProductFiles } from './ports.ts'

export type PricingInput = Pick<OrderInput, 'lines' | 'amount'>

export type Priced = {
  readonly basket: Basket<Product>
  readonly delivery: Delivery
  readonly deliveryAmount: number
}

export const settingsOf = ({ shop }: TempleSite): ShopSettings => ({
  standardFee: shop?.standardFee ?? usualStandardFee,
  expressFee: shop?.expressFee ?? usualExpressFee,
  countries: shop?.countries ?? [],
})

const refusal = ({ name, left }: Basket['refused'][number]): CartChange => {
  if (name === undefined) return { is: 'gone' }
  return left === 0 ? { is: 'soldOut', name } : { is: 'fewer', name, left }
}

export const changed = (changes: readonly CartChange[]): AppError =>
  new AppError('cart_changed', { code: 'orders.cartChanged', params: { changes } })

type Shop = { readonly findProducts: FindProducts; readonly files: Pick<ProductFiles, 'find'> }

/** A file that the temple does not have cannot be bought. */
const assertFiles = async (
  db: Knex,
  { lines }: Basket<Product>,
  files: Shop['files'],
): Promise<void> => {
  const digital = lines.map(({ product }) => product).filter(isDigital)
  if (digital.length === 0) return
  const stored = await files.find(
    db,
    digital.map(({ id }) => id),
  )
  const missing = digital.filter(({ id }) => !stored.has(id))
  if (missing.length > 0) throw changed(missing.map(({ name }) => ({ is: 'notReady', name })))
}

/** What is wanted, at the shop's prices of now; refused in words if something is not there. */
export const fillBasket = async (
  db: Knex,
  { lines }: Pick<PricingInput, 'lines'>,
  { findProducts, files }: Shop,
): Promise<Basket<Product>> => {
  const products = await findProducts(
    db,
    lines.map(({ id }) => id),
  )
  const basket = basketOf(lines, (id) => products.get(id))
  if (basket.refused.length > 0) throw changed(basket.refused.map(refusal))
  await assertFiles(db, basket, files)
  return basket
}

/** Nothing is charged that the buyer was not shown. */
export const assertAmount = (
  { lines, amount }: PricingInput,
  { basket, deliveryAmount }: Priced,
): void => {
  const total = basket.itemsAmount + deliveryAmount
  if (total === amount) return
  const dearer = basket.lines.flatMap(({ product: { id, name, price } }): CartChange[] => {
    const shown = lines.find((line) => line.id === id)?.price
    return shown !== undefined && shown !== price ? [{ is: 'price', name, price }] : []
  })
  throw changed([...dearer, { is: 'total', amount: total }])
}

/** What the delivery costs; refused if the temple does not send there in that way. */
export const priceDelivery = (
  basket: Basket<Product>,
  choice: { readonly delivery: Delivery; readonly country: string },
  settings: ShopSettings,
): number => {
  const amount = deliveryAmountOf(basket, choice, settings)
  if (amount !== undefined) return amount
  const fault =
    choice.delivery === 'express'
      ? ({ pointer: '#/delivery', code: 'orders.expressAbroad' } as const)
      : ({ pointer: '#/address/country', code: 'orders.countryNotServed' } as const)
  throw new AppError('invalid_input', undefined, [fault])
}
