import { expect, test } from 'vitest'
import type { MonthlyGift } from '#contract/monthlyGifts/public.ts'
import { problemOf } from '#server/test/bookings.ts'
import { cards, numbersOf, reconcile } from '#server/test/donations.ts'
import { giftTemple } from '#server/test/monthlyGifts.ts'

const dayMinutes = 24 * 60
const monthMinutes = 31 * dayMinutes

test('a monthly gift begins with its first month, which is a donation with a receipt', async () => {
  const { running, given, get, okOf, subjects, app } = await giftTemple()
  await running({ purpose: '' })
  expect(await given()).toMatchObject([{ status: 'succeeded', amount: 501 }])
  expect((await subjects()).toSorted()).toEqual([
    expect.stringMatching(/^Thank you for your donation! Receipt TEST-/),
    'Your monthly gift of ₹501 has begun',
  ])
  const gift = okOf<MonthlyGift>(await get())
  expect(gift).toMatchObject({
    reference: expect.stringMatching(/^M/),
    way: 'card',
    status: 'active',
    amount: 501,
    nextOn: '2026-12-21',
    isStopping: false,
    months: [
      { status: 'succeeded', amount: 501, receiptPath: expect.stringMatching(/^\/receipt/) },
    ],
  })
  expect((await get('wrong')).status).toBe(404)
  const links = await app.db('audit_log').select()
  expect(JSON.stringify(links)).not.toContain('meera')
})

test('each paid month is one donation, whichever way and however often it is reported', async () => {
  const temple = await giftTemple()
  const { running, sandbox, hearAll, given, work } = temple
  const subscription = await running()
  const from = sandbox.webhooks.events.length
  sandbox.elsewhere.bill(subscription)
  await hearAll(from, (events) => [...events.toReversed(), ...events])
  expect(await given()).toHaveLength(2)
  // The events of the next two months are lost; the temple asks.
  await work(2 * monthMinutes)
  await work(2 * monthMinutes)
  await hearAll(from, (events) => events.toReversed())
  const months = await given()
  expect(months).toHaveLength(5)
  expect(new Set(months.map(({ invoice_id: id }) => id)).size).toBe(5)
  expect(months.every(({ status }) => status === 'succeeded')).toBe(true)
  expect(await numbersOf(temple)).toHaveLength(5)
})

test('one that was paid without any news begins as soon as the temple asks', async () => {
  const temple = await giftTemple()
  const { begin, sandbox, rowOf, given, work } = temple
  const { clientSecret } = await begin()
  sandbox.checkout.pay(clientSecret, cards.good)
  expect(await work(20)).toBe(1)
  expect(await rowOf()).toMatchObject({ status: 'active', next_on: '2026-12-21' })
  await reconcile(temple)
  expect(await given()).toMatchObject([{ status: 'succeeded' }])
})

test('one that nobody paid ends after a day, and nobody hears of it', async () => {
  const temple = await giftTemple()
  const { begin, rowOf, given, subjects, work } = temple
  await begin()
  for (let hours = 0; hours < 48; hours += 6) {
    await work(6 * 60)
    await reconcile(temple)
  }
  expect(await rowOf()).toMatchObject({ status: 'ended', ended_by: null, ask_at: null })
  expect(await given()).toMatchObject([{ status: 'cancelled' }])
  expect(await subjects()).toEqual([])
})

test('the email about a declined card offers a way to go on; another card is charged from then on', async () => {
  const temple = await giftTemple()
  const { running, sandbox, month, rowOf, subjects, call, okOf, given, hearAll, get } = temple
  const subscription = await running()
  sandbox.elsewhere.expireCard(subscription)
  await month(subscription)
  expect(await rowOf()).toMatchObject({ status: 'failed' })
  expect(await subjects()).toContain('Your card could not be charged this month')
  expect(await given()).toHaveLength(1)
  const from = sandbox.webhooks.events.length
  const open = okOf<{ clientSecret: string; amount: number }>(await call('/payment'))
  expect(open.amount).toBe(501)
  expect(okOf(await call('/payment'))).toEqual(open)
  sandbox.checkout.pay(open.clientSecret, cards.good)
  await hearAll(from)
  expect(okOf<MonthlyGift>(await get())).toMatchObject({ status: 'active', months: [{}, {}] })
  expect((await call('/payment')).status).toBe(409)
  await month(subscription)
  expect((await given()).map(({ status }) => status)).toEqual(Array(3).fill('succeeded'))
})

test('after the last try it ends, kindly, and what only receipts needed is deleted', async () => {
  const { running, sandbox, month, rowOf, subjects, hearAll } = await giftTemple()
  const subscription = await running()
  sandbox.elsewhere.expireCard(subscription)
  await month(subscription)
  const from = sandbox.webhooks.events.length
  sandbox.elsewhere.endSubscription(subscription)
  await hearAll(from, (events) => [...events, ...events])
  expect(await rowOf()).toMatchObject({ status: 'ended', ended_by: 'card', next_on: null })
  const ends = (await subjects()).filter((subject) => subject === 'Your monthly gift has ended')
  expect(ends).toHaveLength(1)
})

test('where the provider never ends what fails, the temple does after three weeks', async () => {
  const { running, sandbox, month, rowOf, subjects, work } = await giftTemple()
  const subscription = await running()
  sandbox.elsewhere.expireCard(subscription)
  await month(subscription)
  await work(20 * dayMinutes)
  expect(await rowOf()).toMatchObject({ status: 'failed' })
  await work(dayMinutes)
  expect(await rowOf()).toMatchObject({ status: 'ended', ended_by: 'card', failed_at: null })
  expect(await subjects()).toContain('Your monthly gift has ended')
  expect(await sandbox.provider.subscriptions.read(subscription)).toMatchObject({ status: 'ended' })
})

test('its donor pauses, changes and stops it by the link, without logging in', async () => {
  const { running, call, okOf, month, given, sandbox } = await giftTemple()
  const subscription = await running()
  const set = async (status: string) => okOf<MonthlyGift>(await call('/status', { status }))
  const paused = await set('paused')
  expect([paused.status, paused.nextOn]).toEqual(['paused', undefined])
  await month(subscription)
  expect(await given()).toHaveLength(1)
  expect(await set('active')).toMatchObject({ status: 'active', nextOn: '2027-01-21' })
  expect(okOf(await call('/amount', { amount: 1001 }))).toMatchObject({ amount: 1001 })
  await month(subscription)
  expect((await given()).map(({ amount }) => amount)).toEqual([501, 1001])
  expect(await set('ended')).toMatchObject({ status: 'ended', endedBy: 'donor' })
  expect(await set('ended')).toMatchObject({ status: 'ended' })
  expect((await call('/status', { status: 'active' })).status).toBe(409)
  const refused = problemOf(await call('/amount', { amount: 15_001 }))
  expect(refused.errors).toMatchObject([{ pointer: '#/amount' }])
  expect(await sandbox.provider.subscriptions.read(subscription)).toMatchObject({ status: 'ended' })
})

test('a wish to stop counts while the card provider is away; the cancellation is sent later', async () => {
  const { running, call, okOf, sandbox, work, app, rowOf } = await giftTemple()
  const subscription = await running()
  const { stop } = sandbox.provider.subscriptions
  const { subscriptions } = sandbox.provider as { subscriptions: { stop: typeof stop } }
  const { PaymentError } = await import('#server/adapters/payment/port.ts')
  subscriptions.stop = () => Promise.reject(new PaymentError('unreachable', 'away', 'away'))
  expect(okOf(await call('/status', { status: 'ended' }))).toMatchObject({
    status: 'active',
    isStopping: true,
  })
  subscriptions.stop = stop
  await work(1)
  expect(await rowOf()).toMatchObject({ status: 'ended', ended_by: 'donor' })
  expect(await sandbox.provider.subscriptions.read(subscription)).toMatchObject({ status: 'ended' })
  expect(await app.db('deliveries').whereLike('key', 'monthly:%:stopped:%')).toHaveLength(1)
})
