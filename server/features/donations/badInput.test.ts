import { afterEach, describe, expect, test } from 'vitest'
import type { Stripe } from 'stripe'
import { createStripePayments } from '#server/adapters/payment/stripe.ts'
import { post, problemOf, saturdayNoon } from '#server/test/bookings.ts'
import {
  begin,
  cardPayload,
  cards,
  donationTemple,
  eventOf,
  hear,
  outcomeOf,
  paidOnce,
  pay,
  pledgePayload,
  sandboxSecrets,
  type DonationTemple,
} from '#server/test/donations.ts'
import type { Reply } from '#server/test/request.ts'
import { testApp } from '#server/test/testApp.ts'

/**
 * Invalid amounts, currencies, addresses and messages: refused with a message, and nothing is paid.
 * Each kind is sent once; `input.test.ts` has all of them.
 */
let temple: DonationTemple

const opened = async (): Promise<DonationTemple> => (temple = await donationTemple())

const words = (reply: Reply) => [
  reply.status,
  ...(problemOf(reply).errors?.map(({ detail }) => detail) ?? []),
]

/** Without the provider's word no row is paid; with it (in `paid`), once. */
const expectUnpaid = async (): Promise<void> => {
  const { db } = temple.app
  expect(await db('donations').whereIn('status', ['succeeded', 'refunded'])).toEqual([])
  expect(await db('donation_receipts')).toEqual([])
  expect(await db('deliveries')).toEqual([])
}

const tooLittle = 'Amount must be greater than 0'
const byUpi = 'The most you can give at once is ₹1,00,000. To give more, please call the temple'
const inRupees = 'Donations are taken in rupees (INR) only'

describe('An amount', () => {
  afterEach(expectUnpaid)

  test.each([
    [0, tooLittle],
    ['501', 'Please enter a number'],
  ])('of %j opens no payment', async (amount, said) => {
    const { app } = await opened()
    const reply = await post(app, '/api/create-payment-intent', { ...cardPayload, amount })
    expect(words(reply)).toEqual([400, said])
    expect(await app.db('donations')).toEqual([])
  })

  test('past what UPI takes is not pledged', async () => {
    const { app } = await opened()
    const reply = await post(app, '/api/donations', { ...pledgePayload, amount: 100_001 })
    expect(words(reply)).toEqual([400, byUpi])
    expect(await app.db('donations')).toEqual([])
  })
})

test('another currency is not taken, by card or by UPI', async () => {
  const { app } = await opened()
  for (const [path, payload] of [
    ['/api/create-payment-intent', cardPayload],
    ['/api/donations', pledgePayload],
  ] as const) {
    expect(words(await post(app, path, { ...payload, currency: 'USD' }))).toEqual([400, inRupees])
  }
  expect(await app.db('donations')).toEqual([])
})

test('a replay of an event counts once, however often and however late it comes', async () => {
  await opened()
  const id = await pay(temple)
  const event = eventOf(temple, 'payment_intent.succeeded', id)
  const signed = temple.sandbox.webhooks.sign(event)
  for (let i = 0; i < 5; i += 1) {
    expect((await hear(temple, event, signed)).status).toBe(200)
  }
  temple.clock.now = new Date(saturdayNoon.getTime() + 6 * 60_000)
  expect((await hear(temple, event, signed)).status).toBe(400)
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
})

test('an altered address changes neither what is paid nor what is shown', async () => {
  await opened()
  const verify = (query: string) => temple.app.send(`/api/verify-payment?${query}`)
  const { id, clientSecret } = await begin(temple)
  for (const query of [
    `payment_intent=${id}&redirect_status=succeeded&amount=999999`,
    `payment_intent=${id}&payment_intent=pi_another`,
    `payment_intent=${id}&status=succeeded`,
    'payment_intent=',
    'payment_intent=%00',
    `payment_intent=${'x'.repeat(5000)}`,
    'payment_intent[$ne]=1',
    `payment_intent=${encodeURIComponent("'; drop table donations; --")}`,
    '',
  ]) {
    const reply = await verify(query)
    expect([400, 404], `${query}: ${reply.text}`).toContain(reply.status)
    expect(reply.text).not.toContain('amount"')
  }
  await expectUnpaid()
  temple.sandbox.checkout.pay(clientSecret, cards.good)
  temple.clock.now = new Date(saturdayNoon.getTime() + 10_000)
  expect((await verify(`payment_intent=${id}&amount=999999`)).json()).toEqual({
    paymentId: id,
    amount: 501,
  })
})

describe('A message to /hooks/stripe', () => {
  afterEach(async () => {
    await expectUnpaid()
    // The same news in the correct form is accepted.
    const [{ payment_id: id }] = await temple.app.db('donations').select('payment_id')
    const event = eventOf(temple, 'payment_intent.succeeded', id)
    expect((await hear(temple, event)).status).toBe(200)
    expect(await outcomeOf(temple, id)).toEqual(paidOnce)
  })

  type Told = { body?: string; signature?: string; at?: Date }
  type Bend = (signed: { body: string; signature: string }) => Told
  const minutes = (count: number) => new Date(saturdayNoon.getTime() + count * 60_000)

  test.each<[string, Bend]>([
    ['whose body was changed', ({ body }) => ({ body: body.replace(':50100', ':90100') })],
    ['with a space more', ({ body }) => ({ body: `${body} ` })],
    ['without a signature', () => ({ signature: '' })],
    ['with a made-up signature', () => ({ signature: 't=1,v1=00' })],
    ['without a time', ({ signature }) => ({ signature: signature.replace(/t=\d+,/, '') })],
    [
      'with words for a time',
      ({ signature }) => ({ signature: signature.replace(/t=\d+/, 't=x') }),
    ],
    ['of another scheme', ({ signature }) => ({ signature: signature.replace('v1=', 'v0=') })],
    ['without a body', () => ({ body: '' })],
    ['that is no JSON', () => ({ body: '\0not json' })],
    ['that is six minutes old', () => ({ at: minutes(-6) })],
    ['of six minutes from now', () => ({ at: minutes(6) })],
  ])('%s is not the provider’s', async (_, bend) => {
    await opened()
    const event = eventOf(temple, 'payment_intent.succeeded', await pay(temple))
    const reply = await hear(temple, event, bend(temple.sandbox.webhooks.sign(event)))
    expect([reply.status, problemOf(reply).code]).toEqual([400, 'wrong_signature'])
  })

  test.each<[string, object]>([
    ['a rupee less', { amount_received: 50_000 }],
    ['nothing', { amount_received: 0 }],
    ['more', { amount_received: 50_200 }],
    ['dollars', { currency: 'usd' }],
    ['another donation', { metadata: { donation_id: 'another' } }],
    ['another payment', { id: 'pi_another' }],
    ['a payment of another shop', { id: 'pi_another', metadata: {} }],
  ])('of %s pays nothing', async (_, changes) => {
    await opened()
    const event = eventOf(temple, 'payment_intent.succeeded', await pay(temple))
    const object = { ...event.data.object, ...changes }
    const other = { ...event, id: 'evt_other', data: { object } } as Stripe.Event
    expect((await hear(temple, other)).status).toBe(200)
  })

  test('of live mode is not taken with keys for tests', async () => {
    await opened()
    const event = eventOf(temple, 'payment_intent.succeeded', await pay(temple))
    const live = { ...event, livemode: true } as Stripe.Event
    expect(problemOf(await hear(temple, live)).code).toBe('wrong_signature')
  })
})

test('a message of test mode is not taken with live keys', async () => {
  await opened()
  const event = eventOf(temple, 'payment_intent.succeeded', await pay(temple))
  const provider = createStripePayments({
    ...sandboxSecrets,
    secretKey: 'sk_live_here',
    publishableKey: 'pk_live_here',
    now: () => saturdayNoon,
  })
  const { body, signature } = temple.sandbox.webhooks.sign(event)
  const live = await testApp({ now: () => saturdayNoon, provider })
  const reply = await live.send('/hooks/stripe', {
    method: 'POST',
    headers: { 'Stripe-Signature': signature },
    body,
  })
  expect([reply.status, problemOf(reply).code]).toEqual([400, 'wrong_signature'])
  await expectUnpaid()
})

test('a payment that is not of this temple verifies to nothing', async () => {
  await opened()
  const { id, clientSecret } = await temple.sandbox.provider.open({
    subject: { type: 'donation', id: 'of-another-shop' },
    amountPaise: 999_00,
    description: 'x',
  })
  temple.sandbox.checkout.pay(clientSecret, cards.good)
  for (const attempt of [id, 'pi_unknown', `${id}_secret_x`]) {
    const reply = await temple.app.send(`/api/verify-payment?payment_intent=${attempt}`)
    expect([reply.status, reply.text.includes('amount"')]).toEqual([404, false])
  }
  const event = eventOf(temple, 'payment_intent.succeeded', id)
  expect((await hear(temple, event)).status).toBe(503)
  await expectUnpaid()
})
