import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { InLanguage } from '#contract/languages.ts'
import { mostByCard, mostByUpi, type OrderInput } from '#contract/orders/input.ts'
import type { Delivery } from '#contract/orders/price.ts'
import type { OrderPayment } from '#contract/orders/public.ts'
import { newReference } from '#contract/reference.ts'
import { isDigital } from '#contract/shop/rules.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError } from '#server/errors.ts'
import { assertTakesUpi } from '#server/payments/takesUpi.ts'
import type { LineRecord } from './lineRepository.ts'
import { insertLines } from './lineRepository.ts'
import type { FindProducts, ProductFiles, Stock } from './ports.ts'
import {
  assertAmount,
  changed,
  fillBasket,
  priceDelivery,
  settingsOf,
  type Priced,
} from './pricing.ts'
import { insertOrder, type OrderRecord } from './repository.ts'
import { addStep, type OrderStep } from './stepRepository.ts'

type Deps = {
  readonly stock: Stock
  readonly findProducts: FindProducts
  readonly files: Pick<ProductFiles, 'find'>
  readonly now: () => Date
}

type Person = Pick<
  OrderRecord,
  'fullName' | 'email' | 'language' | 'phone' | 'address' | 'message' | 'isTest' | 'userId'
>

type NewOrder = Priced &
  Person & {
    readonly payment: OrderPayment
    readonly reference?: string | undefined
    readonly by: Pick<OrderStep, 'by' | 'actorId'>
  }

type Offered = { readonly hasCards: boolean; readonly site: TempleSite }

type Placed = Offered &
  InLanguage & { readonly isTest: boolean; readonly userId?: string | undefined }

/** Items of an order that nobody has paid are promised for so long. */
const reservedMs = 15 * 60_000

const refused = (fields: readonly (readonly [string, Reason])[]): AppError =>
  new AppError(
    'invalid_input',
    undefined,
    fields.map(([at, reason]) => ({ pointer: `#/${at}`, ...reason })),
  )

/** What only a parcel needs. */
const assertAddress = ({ address, phone, delivery }: OrderInput): void => {
  const missing: [string, Reason][] = []
  if (!address) missing.push(['address', { code: 'orders.addressMissing' }])
  if (!phone) missing.push(['phone', { code: 'orders.phoneMissing' }])
  if (!delivery) missing.push(['delivery', { code: 'orders.deliveryMissing' }])
  if (missing.length > 0) throw refused(missing)
}

const mostBy = { card: mostByCard, upi: mostByUpi, cod: mostByUpi } as const

const assertPayable = (
  { payment, amount, address }: OrderInput,
  { basket }: Priced,
  { hasCards, site }: Offered,
): void => {
  if (payment === 'card' && !hasCards)
    throw new AppError('cards_not_offered', { code: 'orders.noCards' })
  if (payment === 'upi') assertTakesUpi(site, '#/payment')
  if (payment === 'cod' && (!basket.hasCashOnDelivery || address?.country !== 'IN'))
    throw refused([['payment', { code: 'orders.noCashOnDelivery' }]])
  const most = mostBy[payment]
  if (amount > most)
    throw refused([['payment', { code: 'orders.tooMuchThisWay', params: { most } }]])
}

/** Prices an order and promises its items; everything in the caller's transaction. */
export const createOrderPlacement = ({ stock, findProducts, files, now }: Deps) => {
  /** In one order for everybody, so that two buyers never wait for each other. */
  const reserveAll = async (trx: Knex, { basket }: Priced): Promise<LineRecord[]> => {
    const reserved = new Map<string, number>()
    const sorted = basket.lines.toSorted((a, b) => (a.product.id < b.product.id ? -1 : 1))
    for (const { product, quantity } of sorted) {
      if (isDigital(product)) continue
      const pieces = { productId: product.id, quantity }
      const outcome = await stock.reserve(trx, pieces)
      // Somebody was quicker since it was read.
      if (outcome === 'short') throw changed([{ is: 'soldOut', name: product.name }])
      if (outcome === 'reserved') reserved.set(product.id, quantity)
    }
    return basket.lines.map(({ product, quantity }) => ({
      id: product.id,
      name: product.name,
      category: product.category,
      imageUrl: product.imageUrl,
      price: product.price,
      quantity,
      gstRate: product.gstRate,
      hsn: product.hsn,
      reserved: reserved.get(product.id) ?? 0,
      sold: 0,
      returned: 0,
    }))
  }

  const store = async (trx: Knex, order: NewOrder): Promise<OrderRecord> => {
    const { basket, delivery, deliveryAmount, reference, by, payment, ...person } = order
    const at = now().toISOString()
    const waitsForMoney = payment === 'card' || payment === 'upi'
    const until = new Date(now().getTime() + reservedMs).toISOString()
    const record: OrderRecord = {
      ...person,
      id: randomUUIDv7(),
      reference: reference ?? newReference('S'),
      status: 'placed',
      payment,
      amount: basket.itemsAmount + deliveryAmount,
      delivery,
      deliveryAmount,
      refundPaise: 0,
      refundedPaise: 0,
      refundedByHandPaise: 0,
      // When its time is over, the provider is asked before it is cancelled.
      ...(waitsForMoney && { reservedUntil: until, checkAt: until }),
      lines: await reserveAll(trx, order),
      createdAt: at,
      updatedAt: at,
    }
    if (!(await insertOrder(trx, record))) {
      throw new AppError('id_taken', { code: 'orders.referenceTaken' })
    }
    await insertLines(trx, record.id, record.lines)
    await addStep(trx, record.id, { status: 'placed', at, ...by })
    return record
  }

  return {
    store,

    /** An order as a buyer sends it. */
    place: async (trx: Knex, input: OrderInput, offered: Placed): Promise<OrderRecord> => {
      if (offered.site.shopOpensSoon) throw new AppError('shop_shut')
      const basket = await fillBasket(trx, input, { findProducts, files })
      if (basket.hasShipping) assertAddress(input)
      const delivery: Delivery = basket.hasShipping ? (input.delivery ?? 'standard') : 'none'
      const address = basket.hasShipping ? input.address : undefined
      const where = { delivery, country: address?.country ?? 'IN' } as const
      const deliveryAmount = priceDelivery(basket, where, settingsOf(offered.site))
      const priced = { basket, delivery, deliveryAmount }
      assertAmount(input, priced)
      assertPayable(input, priced, offered)
      const { fullName, email, phone, message, payment, reference } = input
      return store(trx, {
        ...priced,
        fullName,
        email,
        language: offered.language,
        phone,
        message,
        address,
        payment,
        reference,
        isTest: offered.isTest && payment === 'card',
        userId: offered.userId,
        by: { by: 'buyer' },
      })
    },
  }
}
