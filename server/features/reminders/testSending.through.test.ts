import { expect, onTestFinished, test } from 'vitest'
import { readVapidKeys } from '#server/adapters/push/vapid.ts'
import { listLocalMessages } from '#server/features/whatsapp/localMessages.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { startPushService } from '#server/test/pushService.ts'
import { testApp } from '#server/test/testApp.ts'
import type { Job } from '#server/worker/worker.ts'

const path = '/api/admin/reminders/test'
const festival = 'Ganadhipa Sankashti'
const phoneNumber = '+919822011223'

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

test('by WhatsApp it goes to the number that they confirmed, though its day’s messages are used up', async () => {
  const { app, admin, sendAll } = await office()
  const whatsapp = '/api/notifications/whatsapp'
  const messages = async () => (await listLocalMessages(app.db, {})).items
  await admin.post(`${whatsapp}/subscribe`, { name: 'Asha', phoneNumber })
  await sendAll(app.whatsapp.job)
  expect((await admin.post(path, { channel: 'whatsapp' })).status).toBe(409)
  const code = (await messages())[0]?.text.slice(0, 6)
  expect((await admin.post(`${whatsapp}/confirm`, { phoneNumber, code })).status).toBe(200)
  for (let n = 0; n < 3; n += 1) await admin.post(`${whatsapp}/test`, { name: 'Asha', phoneNumber })
  await sendAll(app.whatsapp.job)
  const before = (await messages()).length
  expect((await admin.post(path, { channel: 'whatsapp' })).json()).toEqual({
    to: '+91 ••••• ••223',
    festival,
  })
  await sendAll(app.whatsapp.job)
  const [newest] = await messages()
  expect(newest).toMatchObject({ to: phoneNumber, template: 'reminder' })
  expect(newest?.text).toContain(`This is a test. The next festival is ${festival}`)
  expect(await messages()).toHaveLength(before + 1)
})
