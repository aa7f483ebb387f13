import { expect, test } from 'vitest'
import { post } from '#server/test/bookings.ts'
import { cards, hear, numbersOf } from '#server/test/donations.ts'
import { giftPayload } from '#server/test/monthlyGiftBodies.ts'
import { giftTemple } from '#server/test/monthlyGifts.ts'

test('the same month, heard by several processes and asked for at once, is one donation', async () => {
  const temple = await giftTemple()
  const { running, sandbox, given, app, rowOf } = temple
  const subscription = await running()
  const from = sandbox.webhooks.events.length
  sandbox.elsewhere.bill(subscription)
  sandbox.elsewhere.bill(subscription)
  const { id } = await rowOf()
  const events = sandbox.webhooks.events.slice(from)
  const replies = await Promise.all([
    ...[...events, ...events].map((event) => hear(temple, event)),
    app.monthlyGifts.sync(app.db, id),
    app.monthlyGifts.sync(app.db, id),
  ])
  expect(replies.map((reply) => reply?.status)).not.toContain(500)
  expect((await given()).map(({ status }) => status)).toEqual(Array(3).fill('succeeded'))
  expect(await numbersOf(temple)).toHaveLength(3)
  expect(await app.db('deliveries').whereLike('key', 'donation:%:thanks')).toHaveLength(3)
  expect(await app.db('deliveries').whereLike('key', 'monthly:%:started:%')).toHaveLength(1)
})

test('a stop and a pause at once, while news arrive: it ends, and nothing is charged any more', async () => {
  const temple = await giftTemple()
  const { running, sandbox, call, rowOf, work } = temple
  const subscription = await running()
  const from = sandbox.webhooks.events.length
  sandbox.elsewhere.bill(subscription)
  await Promise.all([
    call('/status', { status: 'ended' }),
    call('/status', { status: 'paused' }),
    ...sandbox.webhooks.events.slice(from).map((event) => hear(temple, event)),
  ])
  await work(60)
  expect(await rowOf()).toMatchObject({ status: 'ended', ended_by: 'donor' })
  expect(await sandbox.provider.subscriptions.read(subscription)).toMatchObject({ status: 'ended' })
})

test('a declined month that is opened on two devices is one donation', async () => {
  const { running, sandbox, month, call, given, hearAll } = await giftTemple()
  const subscription = await running()
  sandbox.elsewhere.expireCard(subscription)
  await month(subscription)
  const from = sandbox.webhooks.events.length
  const replies = await Promise.all([call('/payment'), call('/payment'), call('/payment')])
  const secrets = replies.map((reply) => (reply.json() as { clientSecret: string }).clientSecret)
  expect(new Set(secrets).size).toBe(1)
  sandbox.checkout.pay(secrets[0] ?? '', cards.good)
  await hearAll(from)
  expect((await given()).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
})

test('two processes remind once, and a month’s pledge opened twice at once is one', async () => {
  const { app, call, clock, given } = await giftTemple()
  await post(app, '/api/monthly-gifts/upi', giftPayload)
  await call('/status', { status: 'active' })
  clock.now = new Date('2026-12-21T06:30:00Z')
  await Promise.all([app.doDaily(), app.doDaily()])
  expect(await app.db('deliveries').whereLike('key', 'monthly:%:reminder:%')).toHaveLength(1)
  await Promise.all([call('/pledge'), call('/pledge'), call('/pledge')])
  expect(await given()).toHaveLength(1)
})
