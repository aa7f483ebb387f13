import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import { readVapidKeys } from '#server/adapters/push/vapid.ts'
import { insertDelivery } from '#server/features/notifications/repository.ts'
import { listChannelTroubles } from '#server/features/notifications/channelTrouble.ts'
import { browser } from '#server/test/browser.ts'
import {
  startPushService,
  type PushService,
  type TestSubscription,
} from '#server/test/pushService.ts'
import { testApp } from '#server/test/testApp.ts'

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())

const festivalId = 'sankashti-kartika-2026'
const day = '2026-11-27'
const usefulUntil = '2026-11-26T18:30:00.000Z'

const open = async () => {
  const clock = { now: new Date('2026-11-26T01:30:00.000Z') }
  const app = await testApp({
    publicUrl: 'https://temple.example',
    now: () => clock.now,
    push: { contact: 'mailto:office@temple.example', testService: service },
  })
  const { db, push } = app
  await app.festivals.generate(db)
  onTestFinished(push.createWorker().stop)
  service.useKey((await readVapidKeys(db)).publicKey)

  const ask = (subscription: TestSubscription, from = browser(app)) =>
    from.post('/api/reminders/push', {
      subscription,
      choice: { ...everyFestival, atMoonrise: true },
      source: 'reminders',
      words: 'Remind me of every festival.',
    })
  const renew = (endpoint: string, subscription: TestSubscription) =>
    browser(app).post('/api/reminders/push/renew', { endpoint, subscription })
  const subscriptions = () => db('push_subscriptions').orderBy('created_at')

  /** One delivery for the browser with this endpoint, as the planner writes it. */
  const plan = async (
    { endpoint }: TestSubscription,
    { daysBefore = 1, moment = 'time' } = {},
  ): Promise<string> => {
    const { id: address } = await db('push_subscriptions').where({ endpoint }).first()
    const { id: reminderId } = await db('reminders').where({ channel: 'push', address }).first()
    const key = `reminder:${reminderId}:${randomUUID()}`
    const item = { festivalId, date: day, daysBefore, moment }
    await insertDelivery(db, {
      key,
      channel: 'push',
      language: 'en',
      messageId: randomUUID(),
      mail: { kind: 'reminder', about: { reminderId, items: [item] } },
      createdAt: clock.now.toISOString(),
      usefulUntil: moment === 'time' ? usefulUntil : '2026-11-27T18:30:00.000Z',
      about: { reminderId, festivalId, festivalDate: day, daysBefore },
    })
    return key
  }
  /** Does everything that is due. */
  const work = async (): Promise<void> => {
    for (let job = await push.job.take(); job; job = await push.job.take()) await job()
  }
  const delivery = (key: string) => db('deliveries').where({ key }).first()
  const gotBy = ({ endpoint }: TestSubscription) =>
    service.received.filter((one) => one.endpoint === endpoint)
  return { app, db, clock, ask, renew, subscriptions, plan, work, delivery, gotBy }
}

test('a browser with a new subscription stays the same reminder', async () => {
  const { db, ask, renew, subscriptions } = await open()
  const [before, after] = [service.subscribe(), service.subscribe()]
  const { token } = (await ask(before)).json() as { token: string }
  expect((await renew(before.endpoint, before)).json()).toEqual({ token })
  expect((await renew(before.endpoint, after)).json()).toEqual({ token })
  // Its answer was lost, and the browser says it again.
  expect((await renew(before.endpoint, after)).json()).toEqual({ token })
  expect(await subscriptions()).toMatchObject([{ endpoint: after.endpoint, ...after.keys }])
  expect(await db('reminders')).toHaveLength(1)
  expect((await renew(before.endpoint, service.subscribe())).status).toBe(404)
})

test('of two subscriptions of one browser the one that asked last stays', async () => {
  const { db, ask, renew, subscriptions } = await open()
  const [before, after] = [service.subscribe(), service.subscribe()]
  await ask(before)
  const { token } = (await ask(after)).json() as { token: string }
  expect((await renew(before.endpoint, after)).json()).toEqual({ token })
  expect(await subscriptions()).toMatchObject([{ endpoint: after.endpoint }])
  expect(await db('reminders').where({ status: 'active' })).toHaveLength(1)
})

test('a service that knew our key and refuses it stops the channel until it is mended', async () => {
  const { db, clock, ask, plan, work, delivery } = await open()
  const subscription = service.subscribe()
  await ask(subscription)
  await plan(subscription)
  await work()
  const { publicKey } = await readVapidKeys(db)
  service.useKey('another')
  const key = await plan(subscription)
  await work()
  expect(await listChannelTroubles(db)).toMatchObject([{ channel: 'push', kind: 'credentials' }])
  expect(await delivery(key)).toMatchObject({ status: 'waiting', attempts: 0 })
  service.useKey(publicKey)
  clock.now = new Date(clock.now.getTime() + 11 * 60_000)
  await work()
  expect(await delivery(key)).toMatchObject({ status: 'sent' })
  expect(await listChannelTroubles(db)).toEqual([])
})

test('stopped meanwhile, it is not sent', async () => {
  const { db, ask, plan, work, delivery, gotBy } = await open()
  const subscription = service.subscribe()
  await ask(subscription)
  const key = await plan(subscription)
  await db('reminders').update({ status: 'paused' })
  await work()
  expect(await delivery(key)).toBeUndefined()
  expect(gotBy(subscription)).toEqual([])
})
