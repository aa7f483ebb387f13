import { describe, expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import { whatsappConsentToChosen } from '#contract/i18n/en/whatsappConsent.ts'
import { person } from '#server/test/people.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
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
  const newestCode = async (): Promise<string> =>
    (await messages())[0]?.text.match(/^\d{6}/)?.[0] ?? ''
  const join = async (agreed: object = {}): Promise<string> => {
    await ask('subscribe', agreed)
    await sendAll()
    const code = await newestCode()
    const reply = await ask('confirm', { code, ...agreed })
    expect(reply.status).toBe(200)
    return (reply.json() as { token: string }).token
  }
  return { app, clock, post, ask, sendAll, messages, newestCode, join }
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

test('typing another person’s number adds nothing to one’s own account', async () => {
  const { app, ask, sendAll, newestCode } = await temple()
  const stranger = await person(app)
  const input = { name: 'Somebody', phoneNumber }
  await stranger.post('/api/notifications/whatsapp/subscribe', input)
  await ask('subscribe', {})
  await sendAll()
  expect((await ask('confirm', { code: await newestCode() })).status).toBe(200)
  expect((await stranger.send('/api/account/reminders')).json()).toEqual([])
  expect(await app.db('reminders')).toMatchObject([{ status: 'active', user_id: null }])
})

test('the account that confirmed a number chooses anew without a code, and ends a pause', async () => {
  const { app, post, sendAll, newestCode } = await temple()
  const meera = await person(app)
  const input = { name: 'Meera', phoneNumber }
  const subscribe = (more: object = {}) =>
    meera.post('/api/notifications/whatsapp/subscribe', { ...input, ...more })
  await subscribe()
  await sendAll()
  const code = { phoneNumber, code: await newestCode() }
  const confirmed = await meera.post('/api/notifications/whatsapp/confirm', code)
  const { token } = confirmed.json() as { token: string }
  const link = `/api/reminders/by-link/${token}`
  const mine = async () => (await meera.send('/api/account/reminders')).json()
  expect(await mine()).toMatchObject([{ status: 'active', choice: everyFestival }])

  const choice = { ...everyFestival, kinds: ['sankashti'], daysBefore: [1] }
  const chosen = { choice, source: 'reminders', words: whatsappConsentToChosen }
  expect((await subscribe({ chosen })).json()).toEqual({
    status: 'active',
    message: 'Your WhatsApp reminders are on, as you chose.',
  })
  expect(await mine()).toMatchObject([{ status: 'active', choice }])
  await post(`${link}/status`, { action: 'pause' })
  expect((await subscribe()).json()).toMatchObject({ status: 'active' })
  expect(await mine()).toMatchObject([{ status: 'active', choice }])
})

test('a paused number that is confirmed again is reminded again, of what it chose', async () => {
  const { app, clock, post, join } = await temple()
  const choice = { ...everyFestival, kinds: ['sankashti'], daysBefore: [1] }
  const token = await join({
    chosen: { choice, source: 'reminders', words: whatsappConsentToChosen },
  })
  await post(`/api/reminders/by-link/${token}/status`, { action: 'pause' })
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000)
  expect(await join()).toBe(token)
  const link = await app.send(`/api/reminders/by-link/${token}`)
  expect(link.json()).toMatchObject({ status: 'active', choice })
})

describe('For those who read Marathi', () => {
  withPseudoWords()

  test('a sample, and the page that asks for it, name the next festival without English words', async () => {
    const { app, join, sendAll, messages } = await temple()
    await app.festivals.generate(app.db)
    await join()
    await app.db('whatsapp_subscriptions').update({ language: 'mr' })
    const asked = await app.send('/api/notifications/whatsapp/test', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'App-Language': 'mr' },
      body: JSON.stringify({ name: 'Meera', phoneNumber }),
    })
    const { festival } = asked.json() as { festival: string }
    expect(latinIn(festival)).toEqual([])
    await sendAll()
    const [sample] = await messages()
    expect(sample?.text).toContain(festival)
  })
})
