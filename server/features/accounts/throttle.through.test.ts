import { expect, test } from 'vitest'
import { browser, type Browser } from '#server/test/browser.ts'
import { account, password } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const gate = async (options: Parameters<typeof testApp>[0] = {}) => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now, ...options })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  const guess = (username: string, phone: Browser = browser(app), headers?: object) =>
    phone.post('/api/auth/login', { username, password: 'Wrong-1234' }, { ...headers })
  return { app, pass, guess }
}

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

test('many known browsers share one limit, and the right password still gets in on another', async () => {
  const { app, guess } = await gate({ proxies: 1 })
  const { username } = await account(app)
  const [own, ...others] = await knownBrowsers(app, username, 11)
  let looked = 0
  for (const phone of others) {
    for (let i = 0; i < 6; i += 1) if ((await guess(username, phone)).status === 401) looked += 1
  }
  expect(looked, 'the first on each of the ten, and twelve more').toBe(22)
  expect((await own?.post('/api/auth/login', { username, password }))?.status).toBe(200)
})

test('while a stranger guesses, the owner gets in on a new browser elsewhere', async () => {
  const { app, guess } = await gate({ proxies: 1 })
  const { username } = await account(app)
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const enemy = browser(app)
  for (let i = 0; i < 30; i += 1) await guess(username, enemy, from('203.0.113.7'))
  expect((await guess(username, enemy, from('203.0.113.7'))).status).toBe(429)
  const fresh = browser(app)
  const signIn = { username, password }
  expect((await fresh.post('/api/auth/login', signIn, from('198.51.100.4'))).status).toBe(200)
})

test('strangers at many addresses have a hundred guesses together', async () => {
  const { app, guess } = await gate({ proxies: 1 })
  const { username } = await account(app)
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  for (const name of [username, 'nobody']) {
    await guess(name, browser(app), from('203.0.113.1'))
    await app.db('login_failures').update({ failures: 99 })
    expect((await guess(name, browser(app), from('203.0.113.2'))).status).toBe(401)
    const refused = await guess(name, browser(app), from('203.0.113.3'))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1'])
  }
})
