import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import { readVapidKeys } from '#server/adapters/push/vapid.ts'
import { insertDelivery } from '#server/features/notifications/repository.ts'
import { listChannelTroubles } from '#server/features/notifications/channelTrouble.ts'
import { browser } from '#server/test/browser.ts'
import { person } from '#server/test/people.ts'
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
const url = 'https://temple.example/calendar/ganadhipa-sankashti-2026'
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

test('the key is made once, and given to everybody', async () => {
  const { app, db } = await open()
  const { publicKey } = await readVapidKeys(db)
  expect((await app.send('/api/reminders/push-key')).json()).toEqual({ key: publicKey })
  expect(await readVapidKeys(db)).toEqual(await readVapidKeys(db))
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
})

test('a browser asks once or again, and is one reminder', async () => {
  const { app, db, ask, subscriptions } = await open()
  const subscription = service.subscribe()
  const answer = await ask(subscription)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.json()).toMatchObject({
    channel: 'push',
    status: 'active',
    choice: { kinds: ['all'] },
  })
  const devotee = await person(app)
  expect((await ask(subscription, devotee)).json()).toEqual(answer.json())
  expect(await subscriptions()).toHaveLength(1)
  expect(await db('reminders')).toHaveLength(1)
})

test('the notification shows our icon, or the temple’s own', async () => {
  const { app, db, clock, ask, plan, work, gotBy } = await open()
  const subscription = service.subscribe()
  await ask(subscription)
  const icons = () =>
    gotBy(subscription).map(({ text }) => JSON.parse(text).notification.icon as string)
  await plan(subscription)
  await work()
  const set = '05ffe30463ba7e343783083b49e4334d'
  await db('site').update({ app_icon: JSON.stringify({ set, drawnOf: 'a picture' }) })
  clock.now = new Date(clock.now.getTime() + 60_000)
  await plan(subscription)
  await work()
  expect(icons()).toEqual([
    'https://temple.example/icons/icon-192.png',
    `${app.publicUrl}/media/${set}-192.png`,
  ])
})

test('what somebody asks for while logged in is theirs', async () => {
  const { app, db, ask } = await open()
  const devotee = await person(app)
  await ask(service.subscribe(), devotee)
  expect(await db('reminders').pluck('user_id')).toEqual([devotee.id])
})

test.each([
  ['https://127.0.0.1/x', undefined, '#/subscription/endpoint'],
  ['https://[::1]/x', undefined, '#/subscription/endpoint'],
  ['https://192.168.1.1/x', undefined, '#/subscription/endpoint'],
  ['http://push.example/x', undefined, '#/subscription/endpoint'],
  ['https://push.example:22/x', undefined, '#/subscription/endpoint'],
  [undefined, 'A'.repeat(87), '#/subscription/keys'],
  [undefined, 'abc', '#/subscription/keys'],
])('the subscription %s %s is refused, and nothing is kept', async (endpoint, p256dh, pointer) => {
  const { ask, subscriptions } = await open()
  const sound = service.subscribe()
  const keys = { ...sound.keys, ...(p256dh !== undefined && { p256dh }) }
  const answer = await ask({ endpoint: endpoint ?? sound.endpoint, keys })
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(`"${pointer}"`)])
  expect(await subscriptions()).toEqual([])
})

test('a reminder arrives in the form that browsers show by themselves, useful to the end of the day', async () => {
  const { ask, plan, work, delivery, gotBy, subscriptions } = await open()
  const subscription = service.subscribe()
  const { token } = (await ask(subscription)).json() as { token: string }
  const key = await plan(subscription)
  await work()
  expect(await delivery(key)).toMatchObject({ status: 'sent', mail: null })
  const [got, ...more] = gotBy(subscription)
  expect(more).toEqual([])
  expect(JSON.parse(got?.text ?? '')).toMatchObject({
    web_push: 8030,
    notification: {
      title: 'Ganadhipa Sankashti is tomorrow',
      body: expect.stringMatching(/^Friday, 27 November\. Moonrise in Pune at \d:\d\d PM\./),
      navigate: url,
      tag: `festival:${festivalId}`,
      actions: [
        { action: 'open', title: 'Open' },
        {
          action: 'chant',
          navigate: expect.stringMatching(/^https:\/\/temple\.example\/mantras\/[\w-]+$/),
        },
        { action: 'stop', navigate: `https://temple.example/reminders#${token}` },
      ],
    },
  })
  // There is nothing to count to before the evening itself.
  expect(JSON.parse(got?.text ?? '')).not.toHaveProperty('notification.timestamp')
  expect(got?.headers).toMatchObject({ ttl: String(17 * 60 * 60), urgency: 'normal' })
  expect(got?.headers['topic']).toMatch(/^[\w-]{32}$/)
  expect(await subscriptions()).toMatchObject([{ accepted_at: '2026-11-26T01:30:00.000Z' }])
})

test('at moonrise it is urgent; a browser that was off gets the last of a festival alone', async () => {
  const { clock, ask, plan, work, gotBy } = await open()
  const subscription = service.subscribe()
  await ask(subscription)
  await plan(subscription)
  await work()
  clock.now = new Date('2026-11-27T10:00:00.000Z')
  await plan(subscription, { daysBefore: 0, moment: 'moonrise' })
  await work()
  expect(gotBy(subscription).map(({ headers }) => headers['urgency'])).toEqual(['normal', 'high'])
  const [waiting, ...more] = service.waiting(subscription.endpoint)
  expect(waiting?.text).toContain('moonrise now')
  // It opens the arghya, and the phone says how long the moon has been up.
  expect(JSON.parse(waiting?.text ?? '')).toMatchObject({
    notification: {
      navigate: `${url}#verse`,
      timestamp: Date.parse('2026-11-27T20:51:00+05:30'),
      actions: [{ title: 'Offer arghya', navigate: `${url}#verse` }, {}, {}],
    },
  })
  expect(more).toEqual([])
})

test('an endpoint that is gone is removed, and its reminder stopped', async () => {
  const { db, ask, plan, work, delivery, subscriptions } = await open()
  const subscription = service.subscribe()
  await ask(subscription)
  const [first, second] = [await plan(subscription), await plan(subscription)]
  service.unsubscribe(subscription.endpoint)
  await work()
  expect(await subscriptions()).toEqual([])
  expect(await db('reminders')).toMatchObject([{ status: 'stopped', address: null }])
  expect(await delivery(first)).toMatchObject({ status: 'failed' })
  expect((await delivery(second))?.status ?? 'dropped').not.toBe('waiting')
})

test('429 and 503 are tried again when the service says, and not at all once it is too late', async () => {
  const { clock, ask, plan, work, delivery } = await open()
  const busy = service.subscribe('429')
  await ask(busy)
  const key = await plan(busy)
  await work()
  const row = await delivery(key)
  expect(row).toMatchObject({ status: 'waiting', attempts: 1 })
  expect(Date.parse(row.due_at) - clock.now.getTime()).toBeGreaterThanOrEqual(120_000)
  clock.now = new Date(usefulUntil)
  await work()
  expect(await delivery(key)).toMatchObject({ status: 'expired' })
})

test('one browser’s own wrong key stops nobody else’s reminders', async () => {
  const { db, ask, plan, work, delivery, gotBy } = await open()
  const [wrong, right] = [service.subscribe('403'), service.subscribe()]
  await ask(wrong)
  await ask(right)
  const [refused, sent] = [await plan(wrong), await plan(right)]
  await work()
  expect(await delivery(refused)).toMatchObject({ status: 'failed' })
  expect(await delivery(sent)).toMatchObject({ status: 'sent' })
  expect(gotBy(right)).toHaveLength(1)
  expect(await listChannelTroubles(db)).toEqual([])
})

test('sent and not recorded, as after a crash: the same tag again, so that it is shown once', async () => {
  const { db, clock, ask, plan, work, gotBy } = await open()
  const subscription = service.subscribe()
  await ask(subscription)
  const key = await plan(subscription)
  const before = await db('deliveries').where({ key }).first()
  await work()
  const { status, mail, due_at: dueAt } = before
  await db('deliveries').where({ key }).update({ status, mail, due_at: dueAt, settled_at: null })
  clock.now = new Date(clock.now.getTime() + 3 * 60_000)
  await work()
  const tags = gotBy(subscription).map(({ text }) => JSON.parse(text).notification.tag)
  expect(tags).toEqual([`festival:${festivalId}`, `festival:${festivalId}`])
})

test.each(['400', '403'] as const)(
  'a browser whose push service always answers %s is renewed by its app, and its owner can see why',
  async (scenario) => {
    const { app, db, clock, ask, renew, plan, work, delivery } = await open()
    const old = service.subscribe(scenario)
    const { token } = (await ask(old)).json() as { token: string }
    const shown = async () =>
      (await app.send(`/api/reminders/by-link/${token}`)).json() as { isRefused?: true }
    expect(await shown()).not.toHaveProperty('isRefused')
    const key = await plan(old)
    await work()
    expect(await delivery(key)).toMatchObject({ status: 'failed' })
    expect(await listChannelTroubles(db)).toEqual([])
    expect(await shown()).toMatchObject({ status: 'active', isRefused: true })
    expect((await renew(old.endpoint, old)).json()).toMatchObject({ isRefused: true })
    const next = service.subscribe()
    expect((await renew(old.endpoint, next)).json()).not.toHaveProperty('isRefused')
    expect(await shown()).not.toHaveProperty('isRefused')
    clock.now = new Date(clock.now.getTime() + 60_000)
    const again = await plan(next)
    await work()
    expect(await delivery(again)).toMatchObject({ status: 'sent' })
  },
)
