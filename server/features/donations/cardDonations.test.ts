import { expect, onTestFinished, test, vi } from 'vitest'
import type { createPaymentIntent, Donation } from '#contract/donations/public.ts'
import type { Out } from '#contract/endpoint.ts'
import { post, problemOf, saturdayNoon } from '#server/test/bookings.ts'
import {
  begin,
  cardPayload,
  cards,
  donationTemple,
  eventOf,
  hear,
  minutesLater,
  outcomeOf,
  paidOnce,
  pay,
  reconcile,
} from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { testApp } from '#server/test/testApp.ts'

const verify = (app: { send: (path: string) => Promise<unknown> }, id: string) =>
  app.send(`/api/verify-payment?payment_intent=${id}`) as ReturnType<typeof post>

test('a card donation is paid, verified and thanked for once', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  expect((await verify(temple.app, id)).json()).toEqual({ paymentId: id, amount: 501 })
  expect((await verify(temple.app, id)).json()).toEqual({ paymentId: id, amount: 501 })
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
  const [mail] = await waitingMails(temple.app)
  expect(mail).toMatchObject({
    to: 'meera@example.org',
    subject: 'Thank you for your donation! Receipt TEST-2026-27-00001',
  })
  expect(mail?.text).toContain('₹501')
  expect(mail?.text).toContain('No money was paid')
})

test('the donor gets their own link with the payment, and it has the receipt once it is paid', async () => {
  const temple = await donationTemple()
  const reply = await post(temple.app, '/api/create-payment-intent', cardPayload)
  const { clientSecret, donation } = reply.json() as Out<typeof createPaymentIntent>
  const id = clientSecret.split('_secret_')[0] ?? ''
  const path = `/api/donations/${donation?.reference}`
  const byLink = async () =>
    (await temple.app.send(`${path}?token=${donation?.token}`)).json() as Donation
  expect(await byLink()).toMatchObject({ status: 'pending' })
  expect((await byLink()).receiptPath).toBeUndefined()
  temple.sandbox.checkout.pay(clientSecret, cards.good)
  await verify(temple.app, id)
  expect((await byLink()).receiptPath).toMatch(/^\/receipt\/test-2026-27-00001#/)
  expect((await temple.app.send(path)).status).toBe(404)
})

test('a closed tab: the provider reports the payment, and the donor is thanked', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'pending', receipts: 0, mails: 0 })
  const reply = await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  expect(reply.status).toBe(200)
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
})

test('a declined card leaves the donation open for another', async () => {
  const temple = await donationTemple()
  const { id, clientSecret } = await begin(temple)
  const { pay: tryCard } = temple.sandbox.checkout
  expect(tryCard(clientSecret, cards.declined)).toEqual({
    status: 'declined',
    message: 'Your card was declined.',
  })
  await hear(temple, eventOf(temple, 'payment_intent.payment_failed', id))
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'pending', receipts: 0 })
  expect(tryCard(clientSecret, cards.good).status).toBe('succeeded')
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
})

test('the checkout of the sandbox pays by test card, and asks where the bank would', async () => {
  const temple = await donationTemple()
  const { id, clientSecret } = await begin(temple)
  const response = await post(temple.app, '/api/sandbox/pay', {
    clientSecret,
    cardNumber: cards.asks,
  })
  expect(response.json()).toEqual({ status: 'requires_action' })
  const no = await post(temple.app, '/api/sandbox/authenticate', {
    clientSecret,
    isApproved: false,
  })
  expect(no.json()).toMatchObject({ status: 'declined' })
  await post(temple.app, '/api/sandbox/pay', { clientSecret, cardNumber: cards.asks })
  const yes = { clientSecret, isApproved: true }
  expect((await post(temple.app, '/api/sandbox/authenticate', yes)).json()).toEqual({
    status: 'succeeded',
  })
  expect((await verify(temple.app, id)).json()).toMatchObject({ amount: 501 })
  for (const wrong of ['', 'x', id, `${id}_secret_x`, 'pi_x_secret_y', '../../etc/passwd']) {
    const body = { clientSecret: wrong, cardNumber: cards.good }
    const reply = await post(temple.app, '/api/sandbox/pay', body)
    expect(reply.json()).toMatchObject({ status: 'declined' })
  }
})

test('for a payment that is verified repeatedly, the provider is asked once in a few seconds', async () => {
  const temple = await donationTemple()
  const { id, clientSecret } = await begin(temple)
  const replies = await Promise.all(Array.from({ length: 20 }, () => verify(temple.app, id)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]))
  temple.sandbox.checkout.pay(clientSecret, cards.good)
  expect((await verify(temple.app, id)).status).toBe(404)
  temple.clock.now = new Date(temple.clock.now.getTime() + 3000)
  expect((await verify(temple.app, id)).json()).toMatchObject({ amount: 501 })
})

test('too many requests to the provider have to wait, both to begin a payment and to verify one', async () => {
  const app = await testApp({ now: () => saturdayNoon, proxies: 1 })
  vi.useFakeTimers({ toFake: ['Date'], now: saturdayNoon })
  onTestFinished(() => void vi.useRealTimers())
  const from = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
  const verifying = () => app.send('/api/verify-payment?payment_intent=pi_1', from)
  const beginning = () =>
    app.send('/api/create-payment-intent', { ...from, method: 'POST', body: '{}' })
  for (const ask of [verifying, beginning]) {
    for (let i = 0; i < 60; i += 1) expect((await ask()).status).not.toBe(429)
    const refused = await ask()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
  }
})

test('without a provider cards are not offered', async () => {
  const app = await testApp()
  const reply = await post(app, '/api/create-payment-intent', cardPayload)
  expect([reply.status, problemOf(reply).code]).toEqual([409, 'cards_not_offered'])
  expect((await app.send('/api/payment-settings')).json()).toMatchObject({ cards: 'none' })
  expect((await app.send('/hooks/stripe', { method: 'POST', body: '{}' })).status).toBe(409)
  expect((await post(app, '/api/sandbox/pay', {})).status).toBe(404)
})

test('a provider that is away is said plainly, and the donation is closed later', async () => {
  const temple = await donationTemple()
  await temple.sandbox.close()
  const reply = await post(temple.app, '/api/create-payment-intent', cardPayload)
  expect([reply.status, problemOf(reply).code]).toEqual([503, 'unavailable'])
  minutesLater(temple, 16)
  expect(await reconcile(temple)).toBe(1)
  expect(await temple.app.db('donations').pluck('status')).toEqual(['cancelled'])
})

test('a payment the provider does not know is closed when nobody can pay it any more', async () => {
  const temple = await donationTemple()
  const { id } = await begin(temple)
  await temple.app.db('donations').where({ payment_id: id }).update({ payment_id: 'pi_forgotten' })
  minutesLater(temple, 16)
  expect(await reconcile(temple)).toBe(1)
  expect(await outcomeOf(temple, 'pi_forgotten')).toMatchObject({ status: 'pending' })
  minutesLater(temple, 24 * 60)
  expect(await reconcile(temple)).toBe(1)
  expect(await outcomeOf(temple, 'pi_forgotten')).toMatchObject({ status: 'cancelled' })
  minutesLater(temple, 24 * 60)
  expect(await reconcile(temple)).toBe(0)
})

test('a refund counts, even if it is reported first', async () => {
  const temple = await donationTemple()
  const [known, early] = [await pay(temple), await pay(temple)]
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', known))
  const row = await temple.app.db('donations').where({ payment_id: known }).first('id')
  await temple.app.payments.refund(temple.app.db, { type: 'donation', id: row.id })
  await hear(temple, eventOf(temple, 'charge.refunded', known))
  await temple.sandbox.provider.refund(early)
  await hear(temple, eventOf(temple, 'charge.refunded', early))
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', early))
  for (const id of [known, early]) {
    expect(await outcomeOf(temple, id)).toEqual({
      status: 'refunded',
      receipts: 1,
      mails: 1,
      steps: ['pending', 'succeeded', 'refunded'],
    })
    expect((await verify(temple.app, id)).status).toBe(404)
  }
})

test('behind an unknown proxy, the sandbox takes nothing and pays nothing', async () => {
  const { app } = await donationTemple()
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  const settings = await app.send('/api/payment-settings', { headers })
  expect(settings.json()).toMatchObject({ cards: 'none' })
  const { clientSecret } = await begin({ app })
  for (const [path, body] of [
    ['/api/create-payment-intent', cardPayload],
    ['/api/sandbox/pay', { clientSecret, cardNumber: cards.good }],
    ['/api/sandbox/authenticate', { clientSecret, isApproved: true }],
  ] as const) {
    const reply = await app.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect(problemOf(reply), path).toMatchObject({ code: 'cards_not_offered' })
  }
})
