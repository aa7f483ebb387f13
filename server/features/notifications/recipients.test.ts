import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Outgoing } from '#server/adapters/email/port.ts'
import { transact } from '#server/db/db.ts'
import { readPseudonymKey } from '#server/privacy/pseudonym.ts'
import { book, payload, post, saturdayNoon, setCapacity } from '#server/test/bookings.ts'
import { browser } from '#server/test/browser.ts'
import { mailTemple } from '#server/test/mailTemple.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { mostForTheAsking, mostToUnconfirmed, recipientOf } from './recipients.ts'
import { createNotify } from './service.ts'

const victim = 'victim@example.net'

const counted = async ({ db }: Pick<TestApp, 'db'>): Promise<number> =>
  (await db('deliveries').whereNotNull('recipient')).length

const changeTo = async (app: TestApp, email: string) =>
  (await person(app)).post('/api/account/email', { email, currentPassword: password })

test('twelve accounts that all change their address to one have few mails sent there', async () => {
  const app = await testApp()
  const answers: string[] = []
  for (let round = 0; round < 12; round += 1) {
    const reply = await changeTo(app, victim)
    answers.push(`${reply.status} ${reply.text}`)
  }
  expect(new Set(answers).size, 'the answer tells nothing').toBe(1)
  expect(await counted(app)).toBe(mostForTheAsking)
})

test('requests to confirm an address leave its owner the emails about what they do', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const guest = browser(app)
  const sources = ['footer', 'mantras', 'blog'] as const
  for (const source of sources) await guest.post('/api/newsletter', { email: victim, source })
  for (let round = 0; round < 4; round += 1) await changeTo(app, victim)
  const registered = await guest.post('/api/auth/register', {
    username: 'victim',
    email: victim,
    password,
    fullName: '',
  })
  expect(registered.status).toBeLessThan(300)
  await app.settled()
  expect(await counted(app)).toBe(mostForTheAsking)
  expect((await post(app, '/api/puja-bookings', { ...payload, email: victim })).status).toBe(200)
  expect(await counted(app)).toBe(mostForTheAsking + 1)
})

test('a booking’s new links and notices about an account are as few as requests to confirm', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setCapacity(app, 1000)
  const booking = await book(app, { email: victim })
  let { token } = booking
  for (let round = 0; round < mostForTheAsking + 3; round += 1) {
    const path = `/api/puja-bookings/${booking.reference}/new-link`
    const reply = await post(app, path, { token })
    expect(reply.status).toBe(200)
    token = (reply.json() as typeof booking).token
  }
  expect(await counted(app)).toBe(mostForTheAsking)
  const registered = { username: 'victim', email: victim, password, fullName: '' }
  expect((await post(app, '/api/auth/register', registered)).status).toBeLessThan(300)
  for (const _ of [1, 2]) {
    const reply = await post(app, '/api/auth/forgot-password', { email: victim })
    expect(reply.status).toBeLessThan(300)
  }
  await app.settled()
  expect(await counted(app)).toBe(mostForTheAsking)
  await book(app, { email: victim, preferredDate: '2026-12-05' })
  expect(await counted(app)).toBe(mostForTheAsking + 1)
})

test('all features together, other spellings, another process and a restart count as one', async () => {
  const now = () => saturdayNoon
  const app = await testApp({ now })
  await setCapacity(app, 1000)
  const other = await testApp({ now, sharing: app })
  const book = (by: TestApp) =>
    by.send('/api/puja-bookings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: by.publicUrl },
      body: JSON.stringify({ ...payload, email: victim }),
    })
  const ways = [
    () => changeTo(app, victim),
    () => changeTo(other, 'Victim+one@Example.net'),
    async () => (await person(other)).post('/api/newsletter', { email: victim, source: 'footer' }),
    () => book(app),
    () => book(other),
  ]
  for (let round = 0; round < 4; round += 1) {
    for (const way of ways) expect((await way()).status).toBeLessThan(300)
  }
  expect(mostToUnconfirmed).toBe(5)
  expect(await counted(app)).toBe(mostToUnconfirmed)
  const restarted = await testApp({ now, sharing: app })
  expect((await changeTo(restarted, victim)).status).toBeLessThan(300)
  expect(await counted(app)).toBe(mostToUnconfirmed)
})

test('recipients are stored as keyed hashes, which do not reveal addresses', async () => {
  const app = await testApp()
  await changeTo(app, victim)
  const [recipient] = await app.db('deliveries').whereNotNull('recipient').pluck('recipient')
  const key = await readPseudonymKey(app.db)
  expect(recipient).toBe(recipientOf(key, victim))
  expect(recipient).not.toBe(createHash('sha256').update(victim).digest('base64url'))
  expect(recipientOf(Buffer.alloc(32), victim)).not.toBe(recipient)
})

test('the person who confirmed the address gets all their emails', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setCapacity(app, 1000)
  const existing = await account(app)
  const phone = await person(app)
  const booking = { ...payload, email: existing.email }
  for (let i = 0; i < mostToUnconfirmed + 2; i += 1) {
    expect((await phone.post('/api/puja-bookings', booking)).status).toBe(200)
  }
  expect(await counted(app)).toBe(mostToUnconfirmed + 2)
})

const open = async () => {
  const temple = await mailTemple()
  const send = (key: string, outgoing: Partial<Outgoing> = {}, db = temple.db) => {
    const mail = { to: victim, subject: 'x', text: 'x', html: 'x' }
    const whole = { key, language: 'en', mail, ...outgoing } as Outgoing
    return transact(db, (trx) => temple.notify(trx, [whole]))
  }
  const flood = async (day: string) => {
    for (let i = 0; i < mostToUnconfirmed + 3; i += 1) await send(`${day} ${i}`)
  }
  const rows = async () => (await temple.db('deliveries').where({ status: 'waiting' })).length
  return { ...temple, send, flood, rows }
}

test('the temple’s own emails are always sent, and a day later the limit is free again', async () => {
  const { send, flood, rows, clock, lines } = await open()
  await flood('today')
  expect(await rows()).toBe(mostToUnconfirmed)
  expect(lines.join('')).toContain('an email was held back')
  expect(lines.join('')).not.toContain(victim)
  await send('reply of the staff', { isAlwaysSent: true })
  expect(await rows()).toBe(mostToUnconfirmed + 1)
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60 * 1000)
  await flood('tomorrow')
  expect(await rows()).toBe(2 * mostToUnconfirmed + 1)
})

test('a warning reaches the person who confirmed the address, even after the account changes it', async () => {
  const app = await testApp()
  const owner = await person(app, { email: victim })
  const notify = createNotify({
    now: app.now,
    publicUrl: app.publicUrl,
    findOwner: async () => undefined,
    log: { warn: () => undefined },
    pseudonymKey: await readPseudonymKey(app.db),
  })
  for (let i = 0; i < mostToUnconfirmed; i += 1) {
    const mail = { to: victim, subject: 'x', text: 'x', html: 'x' }
    await transact(app.db, (trx) => notify(trx, [{ key: `flood ${i}`, language: 'en', mail }]))
  }
  const reply = await owner.post('/api/account/delete', { currentPassword: password })
  expect(reply.status).toBe(200)
  const [last] = await app.db('deliveries').orderBy('id', 'desc').limit(1)
  expect(JSON.parse(last.mail).to).toBe(victim)
  expect(last.recipient).toBeNull()
})
