import { expect, onTestFinished, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import { readVapidKeys } from '#server/adapters/push/vapid.ts'
import { get } from '#server/test/admin.ts'
import { eventually } from '#server/test/eventually.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { startPushService } from '#server/test/pushService.ts'
import { testApp } from '#server/test/testApp.ts'
import type { Job } from '#server/worker/worker.ts'

const path = '/api/admin/reminders/test'
const festival = 'Ganadhipa Sankashti'

/** Six days before a Sankashti. */
const office = async () => {
  const clock = { now: new Date('2026-11-21T04:00:00Z') }
  const service = await startPushService()
  onTestFinished(service.stop)
  const app = await testApp({
    publicUrl: 'https://temple.example',
    now: () => clock.now,
    push: { contact: 'mailto:office@temple.example', testService: service },
  })
  await app.festivals.generate(app.db)
  onTestFinished(app.push.createWorker().stop)
  service.useKey((await readVapidKeys(app.db)).publicKey)
  const admin = await person(app, { role: 'admin' })
  const sendAll = async (job: Job): Promise<void> => {
    for (let work = await job.take(); work; work = await job.take()) {
      await work()
      clock.now = new Date(clock.now.getTime() + 7000)
    }
  }
  const log = async () => (await get<{ items: object[] }>(admin, '/api/admin/deliveries')).items
  return { app, service, admin, sendAll, log }
}

test('by email it goes to the administrator’s own address', async () => {
  const { app, admin } = await office()
  const reply = await admin.post(path, { channel: 'email' })
  expect(reply.json()).toEqual({ to: admin.email, festival })
  expect((await waitingMails(app)).at(-1)).toMatchObject({
    to: admin.email,
    subject: `Test: ${festival} is in 6 days`,
  })
})

test('by push it goes to the browsers where they turned reminders on, and to nobody else’s', async () => {
  const { app, service, admin, log } = await office()
  const subscribe = async (by: { post: typeof admin.post }) => {
    const subscription = service.subscribe()
    const input = { choice: everyFestival, source: 'reminders', words: 'Remind me.' }
    expect((await by.post('/api/reminders/push', { subscription, ...input })).status).toBe(200)
    return subscription
  }
  const own = [await subscribe(admin), await subscribe(admin)]
  const another = await subscribe(await person(app, { role: 'admin' }))
  expect((await admin.post(path, { channel: 'push' })).json()).toEqual({ browsers: 2, festival })
  // Its worker is woken by the commit.
  await eventually(async () =>
    expect(await log()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]),
  )
  const got = service.received.map(({ endpoint }) => endpoint)
  expect(got.toSorted()).toEqual(own.map(({ endpoint }) => endpoint).toSorted())
  expect(got).not.toContain(another.endpoint)
  const { notification } = JSON.parse(service.received[0]?.text ?? '')
  expect(notification).toMatchObject({
    title: `Test: ${festival} is in 6 days`,
    navigate: 'https://temple.example/calendar/ganadhipa-sankashti-2026',
    tag: 'festival:test',
  })
})

test.each(['push', 'whatsapp'])(
  'without %s of their own they are told how to get it',
  async (channel) => {
    const { admin } = await office()
    const reply = await admin.post(path, { channel })
    expect(reply.status).toBe(409)
    expect(reply.json()).toMatchObject({ detail: expect.stringContaining('at /reminders') })
  },
)

test('editors send no tests', async () => {
  const { app } = await office()
  const editor = await person(app, { role: 'editor' })
  expect((await editor.post(path, { channel: 'email' })).status).toBe(403)
})
