import { expect, test } from 'vitest'
import { browser, type Browser } from '#server/test/browser.ts'
import { account, password } from '#server/test/people.ts'
import { tokenTo } from '#server/test/mailLinks.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const minute = 60_000

const gate = async (options: Parameters<typeof testApp>[0] = {}) => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now, ...options })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  const guess = (username: string, phone: Browser = browser(app), headers?: object) =>
    phone.post('/api/auth/login', { username, password: 'Wrong-1234' }, { ...headers })
  return { app, pass, guess }
}

test('after five wrong passwords each further one makes the wait twice as long, up to 15 minutes', async () => {
  const { app, pass, guess } = await gate()
  const { username } = await account(app)
  for (let i = 0; i < 4; i += 1) expect((await guess(username)).status).toBe(401)
  const waits: number[] = []
  for (let i = 0; i < 13; i += 1) {
    expect((await guess(username)).status).toBe(401)
    const refused = await guess(username)
    expect(refused.status).toBe(429)
    waits.push(Number(refused.headers['retry-after']))
    pass(Number(refused.headers['retry-after']) * 1000)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
})

test('the right password is not looked at either while the wait lasts, and ends it afterwards', async () => {
  const { app, pass, guess } = await gate()
  const { username } = await account(app)
  for (let i = 0; i < 6; i += 1) await guess(username)
  const signIn = () => browser(app).post('/api/auth/login', { username, password })
  expect((await signIn()).status).toBe(429)
  pass(1000)
  expect((await signIn()).status).toBe(200)
  expect(await app.db('login_failures')).toEqual([])
})

test('a name nobody has is met with the same waits', async () => {
  const { app, guess } = await gate()
  const { username } = await account(app)
  const known: string[] = []
  const unknown: string[] = []
  for (let i = 0; i < 8; i += 1) {
    for (const [name, said] of [
      [username, known],
      ['nobody', unknown],
    ] as const) {
      const { status, headers } = await guess(name)
      said.push(`${status} ${headers['retry-after']}`)
    }
  }
  expect(unknown).toEqual(known)
  expect(known).toContain('429 1')
})

test('nobody is locked out by others’ guesses: a browser they used before has its own count', async () => {
  const { app, guess } = await gate()
  const { username } = await account(app)
  const own = browser(app)
  await own.post('/api/auth/login', { username, password })
  await own.post('/api/auth/logout')
  const enemy = browser(app)
  for (let i = 0; i < 30; i += 1) await guess(username, enemy)
  expect((await guess(username, enemy)).status).toBe(429)
  expect((await own.post('/api/auth/login', { username, password })).status).toBe(200)
})

test('a known browser does not bypass the limits of other accounts', async () => {
  const { app, guess } = await gate()
  const [mine, other] = [await account(app), await account(app)]
  const own = browser(app)
  await own.post('/api/auth/login', { username: mine.username, password })
  for (let i = 0; i < 5; i += 1) await guess(other.username, own)
  expect((await guess(other.username, own)).status).toBe(429)
  for (let i = 0; i < 5; i += 1) await guess(mine.username, own)
  expect((await guess(mine.username, own)).status).toBe(429)
})

/** Browsers on which the owner has logged in, each with its own name. */
const knownBrowsers = async (app: TestApp, username: string, count: number): Promise<Browser[]> => {
  const phones: Browser[] = []
  for (let i = 0; i < count; i += 1) {
    const phone = browser(app)
    expect((await phone.post('/api/auth/login', { username, password })).status).toBe(200)
    phones.push(phone)
  }
  return phones
}

test('guesses on one known browser make nobody wait who mistypes on another', async () => {
  const { app, pass, guess } = await gate()
  const { username } = await account(app)
  const [own, stolen] = await knownBrowsers(app, username, 2)
  for (let i = 0; i < 40; i += 1) {
    await guess(username, stolen)
    pass(10 * minute)
  }
  await guess(username, stolen)
  expect((await guess(username, stolen)).status, 'the guesser waits').toBe(429)
  for (let i = 0; i < 4; i += 1) expect((await guess(username, own)).status).toBe(401)
  expect((await own?.post('/api/auth/login', { username, password }))?.status).toBe(200)
})

test('username and email of an account are one count, however they are written', async () => {
  const { app, guess } = await gate()
  const { username, email } = await account(app)
  for (const typed of [username, email, username.toUpperCase(), email.toUpperCase(), username]) {
    expect((await guess(typed)).status).toBe(401)
  }
  expect((await guess(email)).status).toBe(429)
  expect((await guess(username)).status).toBe(429)
})

test('however many known browsers there are, their first tries are limited too', async () => {
  const { app, guess } = await gate()
  const { username } = await account(app)
  let looked = 0
  for (const phone of await knownBrowsers(app, username, 30)) {
    if ((await guess(username, phone)).status === 401) looked += 1
  }
  expect(looked).toBe(20)
})

test('logging in again on a known browser keeps its name: one browser is never two', async () => {
  const { app } = await gate()
  const { username } = await account(app)
  const [phone] = await knownBrowsers(app, username, 1)
  const before = phone?.cookies.get('device')
  await phone?.post('/api/auth/login', { username, password })
  expect(phone?.cookies.get('device')).toBe(before)
})

test('after a new password only the browser it was set on is still known', async () => {
  const { app, guess } = await gate()
  const { username } = await account(app)
  const [own, ...others] = await knownBrowsers(app, username, 6)
  const fresh = 'Durva-grass-21'
  const change = { currentPassword: password, password: fresh }
  expect((await own?.post('/api/account/password', change))?.status).toBe(200)
  let looked = 0
  for (const phone of others) {
    for (let i = 0; i < 2; i += 1) if ((await guess(username, phone)).status === 401) looked += 1
  }
  expect(looked, 'as many as strangers have').toBe(5)
  await own?.post('/api/auth/logout')
  expect((await own?.post('/api/auth/login', { username, password: fresh }))?.status).toBe(200)
})

test('a new password by email lets the owner in during an attack', async () => {
  const { app, guess } = await gate()
  const { username, email } = await account(app)
  const enemy = browser(app)
  for (let i = 0; i < 10; i += 1) await guess(username, enemy)
  const own = browser(app)
  await own.post('/api/auth/forgot-password', { email })
  await app.settled()
  const token = await tokenTo(app, email, '/forgot-password')
  const fresh = 'Durva-grass-21'
  expect((await own.post('/api/auth/reset-password', { token, password: fresh })).status).toBe(200)
  for (let i = 0; i < 10; i += 1) await guess(username, enemy)
  expect((await own.post('/api/auth/login', { username, password: fresh })).status).toBe(200)
})

test('an address is limited loosely, over all names, and those who get in are not counted', async () => {
  const { app, guess } = await gate({ proxies: 1 })
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const { username } = await account(app)
  for (let i = 0; i < 3; i += 1) {
    const headers = from('203.0.113.7')
    const phone = browser(app)
    expect((await phone.post('/api/auth/login', { username, password }, headers)).status).toBe(200)
  }
  const counted = await app.db('login_failures').select('failures')
  expect(counted, 'of the address, and of strangers').toEqual([{ failures: 0 }, { failures: 0 }])
  await app.db('login_failures').update({ failures: 299 })
  expect((await guess('name-1', browser(app), from('203.0.113.7'))).status).toBe(401)
  expect((await guess('name-2', browser(app), from('203.0.113.7'))).status).toBe(429)
  expect((await guess('name-2', browser(app), from('203.0.113.8'))).status).toBe(401)
})

test('counts are shared by processes and forgotten after a day', async () => {
  const { app, pass, guess } = await gate()
  const other = await testApp({ sharing: app, now: app.now })
  for (let i = 0; i < 5; i += 1) await guess('nobody')
  const there = await browser(other).post('/api/auth/login', {
    username: 'nobody',
    password: 'Wrong-1234',
  })
  expect(there.status).toBe(429)
  pass(25 * 60 * minute)
  for (let i = 0; i < 5; i += 1) expect((await guess('nobody')).status).toBe(401)
})

test('the table contains no names, because people type passwords into the wrong field', async () => {
  const { app, guess } = await gate()
  await guess('My-Secret-1')
  expect(JSON.stringify(await app.db('login_failures'))).not.toMatch(/secret/i)
})
