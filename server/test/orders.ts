import type { Order } from '#contract/orders/public.ts'
import { transact } from '#server/db/db.ts'
import { lockSite, updateSite } from '#server/features/site/repository.ts'
import { createRefundJob } from '#server/worker/orderRefunds.ts'
import { okOf } from './admin.ts'
import { post } from './bookings.ts'
import { donationTemple, reconcile, type DonationTemple } from './donations.ts'
import type { Reply } from './request.ts'
import type { TestApp } from './testApp.ts'

/** In the seeded shop: counted, and with cash on delivery. */
export const thing = 'clay-ganapati'
export const file = 'calendar-pdf'

export const buyerAddress = {
  line1: '12 Laxmi Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411030',
  country: 'IN',
}

export type Quantities = Record<string, number>

type PricedProduct = { id: string; price: number }

/** What the checkout would send, at today's prices. */
export const orderPayload = async (
  app: TestApp,
  wanted: Quantities = { [thing]: 1 },
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> => {
  const products: (PricedProduct & { category: string })[] = okOf(await app.send('/api/products'))
  const of = (id: string) => products.find((one) => one.id === id)
  const items = Object.entries(wanted).reduce(
    (sum, [id, quantity]) => sum + (of(id)?.price ?? 0) * quantity,
    0,
  )
  const goods = Object.entries(wanted).filter(([id]) => of(id)?.category !== 'digital')
  const worth = goods.reduce((sum, [id, quantity]) => sum + (of(id)?.price ?? 0) * quantity, 0)
  const delivery = goods.length === 0 || worth > 1500 ? 0 : 80
  return {
    lines: Object.entries(wanted).map(([id, quantity]) => ({ id, quantity, price: of(id)?.price })),
    fullName: 'Meera Joshi',
    email: 'meera@example.org',
    ...(goods.length > 0 && { phone: '98220 12345', address: buyerAddress, delivery: 'standard' }),
    payment: 'cod',
    amount: items + delivery,
    ...changes,
  }
}

export const sendOrder = async (
  app: TestApp,
  wanted?: Quantities,
  changes?: Record<string, unknown>,
): Promise<Reply> => post(app, '/api/orders', await orderPayload(app, wanted, changes))

export const ordered = async (
  app: TestApp,
  wanted?: Quantities,
  changes?: Record<string, unknown>,
): Promise<Order> => okOf(await sendOrder(app, wanted, changes))

export const orderOf = async (app: TestApp, { reference, token }: Order): Promise<Order> =>
  okOf(await app.send(`/api/orders/${reference}?token=${token}`))

export const doWith = (
  app: TestApp,
  { reference, token }: Order,
  what: string,
  body: object = {},
): Promise<Reply> => post(app, `/api/orders/${reference}/${what}`, { token, ...body })

/** On hand and promised. */
export const stockOf = async (
  { db }: TestApp,
  id: string = thing,
): Promise<[onHand: number, reserved: number]> => {
  const row = await db('products').where({ id }).first('stock_on_hand', 'stock_reserved')
  return [row.stock_on_hand, row.stock_reserved]
}

export const setStock = async (
  { db }: TestApp,
  count: number,
  id: string = thing,
): Promise<void> => {
  await db('products').where({ id }).update({ stock_on_hand: count, stock_reserved: 0 })
  await db('stock_moves').where({ product_id: id }).delete()
  await db('stock_moves').insert({
    id: `count-${id}-${count}`,
    product_id: id,
    at: new Date(0).toISOString(),
    kind: 'received',
    pieces: count,
    on_hand: count,
  })
}

export const takeUpi = ({ db }: TestApp): Promise<void> =>
  transact(db, async (trx) => {
    const { site, version } = await lockSite(trx)
    await updateSite(trx, { ...site, upiAddress: 'temple@bank' }, version + 1)
  })

/** A temple that takes cards in the sandbox. */
export const orderTemple = donationTemple

/** Opens the card payment of an order: its id, and the secret that pays it. */
export const openPayment = async (
  { app }: Pick<DonationTemple, 'app'>,
  { reference, token }: Order,
): Promise<{ id: string; clientSecret: string }> => {
  const sent = { type: 'order', reference, token }
  const { clientSecret } = okOf<{ clientSecret: string }>(
    await post(app, '/api/create-payment-intent', sent),
  )
  return { id: clientSecret.split('_secret_')[0] ?? '', clientSecret }
}

/** Everything that is due is refunded. */
export const refundDue = async ({ app }: Pick<DonationTemple, 'app'>): Promise<number> => {
  const job = createRefundJob({ db: app.db, refunds: app.orders.refunds })
  let done = 0
  for (let work = await job.take(); work; work = await job.take(), done += 1) await work()
  return done
}

export { reconcile }

/** Registers the temple for GST. */
export const registerForGst = ({ db }: TestApp, gstin: string): Promise<void> =>
  transact(db, async (trx) => {
    const { site, version } = await lockSite(trx)
    const shop = { gstin, standardFee: 80, expressFee: 150, countries: [{ code: 'US', fee: 2500 }] }
    await updateSite(trx, { ...site, shop }, version + 1)
  })
