import type { Donation } from '#contract/donations/public.ts'
import type { Order } from '#contract/orders/public.ts'
import { lockOrder } from '#server/features/orders/repository.ts'
import { transact } from '#server/db/db.ts'
import { account, password, person, signedIn, type Person } from './people.ts'
import { take } from './dakshina.ts'
import { book, bookingOf, payload, setCapacity } from './bookings.ts'
import { pledgePayload } from './donations.ts'
import { okOf } from './admin.ts'
import { giftPayload } from './monthlyGiftBodies.ts'
import { ordered, orderPayload, setStock, thing } from './orders.ts'
import type { TestApp } from './testApp.ts'

/** A day that can be booked, whenever the tests run. */
const inAMonth = (app: TestApp): string =>
  new Date(app.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)

type Called = { readonly params: Record<string, string>; readonly body?: object }

/** Somebody, and how they would request something of somebody else's. */
type Foreign = (app: TestApp) => Promise<{ caller: Person; called: Called }>

/** Another person's booking, by its reference, with the token of one's own. */
const otherBooking =
  (body: object = {}): Foreign =>
  async (app) => {
    await setCapacity(app, 1000)
    const [caller, other] = [await person(app), await person(app)]
    const wanted = { ...payload, preferredDate: inAMonth(app) }
    const mine = bookingOf(await caller.post('/api/puja-bookings', wanted))
    const theirs = bookingOf(await other.post('/api/puja-bookings', wanted))
    const { token } = mine
    return { caller, called: { params: { reference: theirs.reference }, body: { token, ...body } } }
  }

/** Another person's donation, by its reference, with the token of one's own. */
const otherDonation: Foreign = async (app) => {
  const [caller, other] = [await person(app), await person(app)]
  const pledge = async (who: Person) =>
    (await who.post('/api/donations', pledgePayload)).json() as Donation
  const [{ token }, { reference }] = [await pledge(caller), await pledge(other)]
  return { caller, called: { params: { reference }, body: { token } } }
}

/** Another person's receipt, whose number anybody can guess. */
const otherReceipt: Foreign = async (app) => {
  const { db, donations, now } = app
  const pledge = { ...pledgePayload, language: 'en', paymentMethod: 'gpay' } as const
  await transact(db, async (trx) => {
    const { reference } = await donations.pledge(trx, pledge)
    await donations.confirm(trx, { reference, actorId: 'x', paidAt: now() })
  })
  const { number } = await db('donation_receipts').first('number')
  return { caller: await person(app), called: { params: { number }, body: { token: 'x' } } }
}

/** Another person's order, by its reference, with the token of one's own. */
const otherOrder =
  (body: object = {}): Foreign =>
  async (app) => {
    const [caller, other] = [await person(app), await person(app)]
    await setStock(app, 2)
    const place = async (who: Person) =>
      okOf<Order>(await who.post('/api/orders', await orderPayload(app)))
    const [{ token }, { reference }] = [await place(caller), await place(other)]
    return { caller, called: { params: { reference }, body: { token, ...body } } }
  }

/** Another person's invoice, whose number anybody can guess. */
const otherPaper: Foreign = async (app) => {
  await setStock(app, 1)
  const { reference } = await ordered(app)
  await app.db.transaction(async (trx) => {
    const order = await lockOrder(trx, { reference })
    if (order) await app.orders.moves.pack(trx, order, { by: 'temple' })
  })
  const { number } = await app.db('order_papers').first('number')
  return { caller: await person(app), called: { params: { number }, body: { token: 'x' } } }
}

/** The receipt of another person's dakshina, the same. */
const otherDakshinaReceipt: Foreign = async (app) => {
  const lateReason = 'Found in the old book'
  okOf(
    await take(
      await person(app, { role: 'admin' }),
      await book(app, { preferredDate: inAMonth(app) }),
      {
        lateReason,
      },
    ),
  )
  const { number } = await app.db('dakshina_receipts').first('number')
  return { caller: await person(app), called: { params: { number }, body: { token: 'x' } } }
}

/** Another person's monthly gift, by its reference, with a token of somebody else's. */
const otherGift =
  (body: object = {}): Foreign =>
  async (app) => {
    const other = await person(app)
    await other.post('/api/monthly-gifts/upi', giftPayload)
    const { reference } = await app.db('monthly_gifts').orderBy('id', 'desc').first('reference')
    return { caller: await person(app), called: { params: { reference }, body } }
  }

const otherSession: Foreign = async (app) => {
  const other = await account(app)
  await signedIn(app, other)
  const session = await app.db('sessions').where({ user_id: other.id }).first('id')
  const called = { params: { id: String(session.id) }, body: { currentPassword: password } }
  return { caller: await person(app), called }
}

const address = { line1: '12 Laxmi Road', city: 'Pune', postalCode: '411030' }

/**
 * For every address of something personal: how another person would request it, and get 404. Staff
 * addresses are not included: what staff may see belongs to the temple.
 */
export const foreign: Readonly<Record<string, Foreign>> = {
  'GET /api/puja-bookings/:reference': otherBooking(),
  'POST /api/puja-bookings/:reference/cancel': otherBooking(),
  'POST /api/puja-bookings/:reference/reschedule': otherBooking({
    preferredDate: '2026-12-02',
    preferredTime: 'evening',
  }),
  'POST /api/puja-bookings/:reference/address': otherBooking({ address }),
  'POST /api/puja-bookings/:reference/new-link': otherBooking(),
  'GET /api/puja-bookings/:reference/dakshina': otherBooking(),
  'POST /api/puja-bookings/:reference/dakshina': otherBooking({ amount: 501 }),
  'GET /api/dakshina-receipts/:number/pdf': otherDakshinaReceipt,
  'GET /api/donations/:reference': otherDonation,
  'POST /api/donations/:reference/paid': otherDonation,
  'GET /api/donation-receipts/:number': otherReceipt,
  'GET /api/donation-receipts/:number/pdf': otherReceipt,
  'GET /api/orders/:reference': otherOrder(),
  'POST /api/orders/:reference/cancel': otherOrder(),
  'POST /api/orders/:reference/paid': otherOrder(),
  'POST /api/orders/:reference/returns': otherOrder({
    items: [{ id: thing, quantity: 1 }],
    reason: 'Cracked',
  }),
  'PUT /api/orders/:reference/returns/:id/photo': otherOrder(),
  'GET /api/order-papers/:number/pdf': otherPaper,
  'GET /api/monthly-gifts/:reference': otherGift(),
  'POST /api/monthly-gifts/:reference/status': otherGift({ status: 'ended' }),
  'POST /api/monthly-gifts/:reference/amount': otherGift({ amount: 101 }),
  'POST /api/monthly-gifts/:reference/payment': otherGift(),
  'POST /api/monthly-gifts/:reference/pledge': otherGift(),
  'POST /api/account/sessions/:id/end': otherSession,
}

/** Names something public, or is itself a secret. */
export const nobodys: readonly string[] = [
  'GET /api/order-files/:link',
  'GET /api/reminders/by-link/:token',
  'POST /api/reminders/by-link/:token/confirm',
  'PUT /api/reminders/by-link/:token',
  'POST /api/reminders/by-link/:token/status',
  'GET /api/mantras/:id',
  'GET /api/mantras/of-day/:date',
  'GET /api/blog/:slug',
  'GET /api/products/:id',
  'GET /api/products/category/:category',
  'GET /api/rites/:id',
  'GET /api/festivals/by-slug/:slug',
  'GET /api/festivals/month/:year/:month',
  'GET /api/panchang/:date',
  'GET /api/tithi-of-date/:date',
  'GET /api/pages/:name',
  'GET /api/newsletter/:token',
  'POST /api/newsletter/:token/confirm',
  'POST /api/newsletter/:token/unsubscribe',
  'POST /api/newsletter/:token/daily-mantra',
]
