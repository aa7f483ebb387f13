import { expect, test } from 'vitest'
import { everyFestival } from '#contract/reminderChoice.ts'
import { whatsappConsentToChosen } from '#contract/whatsapp.ts'
import { testApp } from '#server/test/testApp.ts'
import { listLocalMessages } from './localMessages.ts'

const phoneNumber = '+919822011223'

/** The product as it is composed, without an account at Meta. */
const temple = async () => {
  const clock = { now: new Date('2026-11-25T04:00:00Z') }
  const app = await testApp({ publicUrl: 'https://temple.example', now: () => clock.now })
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    return app.send(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const ask = (path: string, body: object) =>
    post(`/api/notifications/whatsapp/${path}`, { name: 'Meera', phoneNumber, ...body })
  const sendAll = async (): Promise<void> => {
    for (let work = await app.whatsapp.job.take(); work; work = await app.whatsapp.job.take()) {
      await work()
      clock.now = new Date(clock.now.getTime() + 7000)
    }
  }
  /** The latest first, as staff read them. */
  const messages = async () => {
    const { items } = await listLocalMessages(app.db, {})
    return items
  }
  const join = async (agreed: object = {}): Promise<string> => {
    await ask('subscribe', agreed)
    await sendAll()
    const [code = ''] = (await messages())[0]?.text.match(/^\d{6}/) ?? []
    const reply = await ask('confirm', { code, ...agreed })
    expect(reply.status).toBe(200)
    return (reply.json() as { token: string }).token
  }
  return { app, clock, post, ask, sendAll, messages, join }
}

test('a confirmed number is reminded of every festival, and its link ends that', async () => {
  const { app, clock, post, sendAll, messages, join } = await temple()
  await app.festivals.generate(app.db)
  const token = await join()
  const link = await app.send(`/api/reminders/by-link/${token}`)
  expect(link.json()).toMatchObject({
    channel: 'whatsapp',
    status: 'active',
    choice: { kinds: ['all'], daysBefore: [7, 3, 1, 0], time: '07:00' },
  })
  const before = (await messages()).length
  for (let day = 0; day < 12; day += 1) {
    clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000)
    await app.reminding.planner.plan(app.db, clock.now)
    await sendAll()
  }
  const sent = (await messages()).slice(0, -before)

  expect(sent.length).toBeGreaterThan(2)

  const stopped = await post(`/api/reminders/by-link/${token}/status`, { action: 'stop' })
  expect(stopped.status).toBe(200)
  expect(await app.db('whatsapp_subscriptions')).toMatchObject([{ phone_number: null }])
  expect(JSON.stringify(await app.db('reminders'))).not.toContain('9822011223')
})

test('who chose festivals and days first gets those, and the consent says so', async () => {
  const { app, join } = await temple()
  const choice = { ...everyFestival, kinds: ['sankashti'], daysBefore: [1] }
  const source = 'festival_sankashti-chaturthi'
  const token = await join({ chosen: { choice, source, words: whatsappConsentToChosen } })
  const link = await app.send(`/api/reminders/by-link/${token}`)
  expect(link.json()).toMatchObject({ status: 'active', choice })
  const consents = await app.db('reminder_consents').distinct('words', 'source')
  expect(consents).toEqual([{ words: whatsappConsentToChosen, source }])
})
