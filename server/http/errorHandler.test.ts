import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { browser, type Browser } from '#server/test/browser.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

type Line = Record<string, unknown> & { event?: string }

/** A temple behind one proxy, and what it logs about refusals. */
const watched = async () => {
  const lines: string[] = []
  const write = (chunk: unknown, _: string, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  const app = await testApp({ proxies: 1, log: pino(new Writable({ write })) })
  const events = (): Line[] =>
    lines.map((line): Line => JSON.parse(line)).filter(({ event, code }) => event && code)
  return { app, events, text: () => lines.join('') }
}

const from = (address: string) => ({ 'X-Forwarded-For': address })

const signIn = (phone: Browser, username: string, address: string, typed = 'Wrong-1234') =>
  phone.post('/api/auth/login', { username, password: typed }, from(address))

test('a refused login is logged with the account, if there is one, and the network it came from', async () => {
  const { app, events } = await watched()
  const { id, username } = await account(app)
  await signIn(browser(app), username, '203.0.113.77')
  await signIn(browser(app), 'nobody', '2001:db8:1:2:aaaa::1')
  expect(events()).toMatchObject([
    { event: 'sign_in_refused', user: id, from: '203.0.113.0/24', path: '/api/auth/login' },
    { event: 'sign_in_refused', user: 'unknown', from: '2001:db8:1::/48' },
  ])
})

test('so is a wrong code, and a wrong password of somebody logged in', async () => {
  const { app, events } = await watched()
  const totp = { totpSecret: 'JBSWY3DPEHPK3PXP', totpConfirmedAt: '2026-01-01' }
  const priest = await account(app, { role: 'priest', ...totp })
  const { username } = priest
  await browser(app).post('/api/auth/login', { username, password, code: '000' })
  const devotee = await person(app)
  await devotee.post('/api/account/delete', { currentPassword: 'Wrong-1234' })
  expect(events()).toMatchObject([
    { event: 'second_factor_refused', user: priest.id },
    { event: 'password_refused', user: devotee.id },
  ])
})

test('a forbidden attempt is logged with the account', async () => {
  const { app, events } = await watched()
  const devotee = await person(app)
  expect((await devotee.send('/api/admin/people', { headers: from('198.51.100.9') })).status).toBe(
    403,
  )
  await app.send('/api/auth/logout', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', ...from('198.51.100.9') },
  })
  expect(events()).toMatchObject([
    { event: 'forbidden', code: 'not_allowed', user: devotee.id, from: '198.51.100.0/24' },
    { event: 'forbidden', code: 'cross_site', user: 'unknown', from: '198.51.100.0/24' },
  ])
})

test('a limit that was reached is logged, with the account that was guessed at', async () => {
  const { app, events } = await watched()
  const { id, username } = await account(app)
  for (let i = 0; i < 6; i += 1) await signIn(browser(app), username, '203.0.113.77')
  expect(events().at(-1)).toMatchObject({ event: 'limited', user: id, from: '203.0.113.0/24' })
  const input = { email: 'nobody@example.org' }
  for (let i = 0; i < 61; i += 1) {
    await browser(app).post('/api/auth/forgot-password', input, from('198.51.100.9'))
  }
  expect(events().at(-1)).toMatchObject({
    event: 'limited',
    user: 'unknown',
    path: '/api/auth/forgot-password',
  })
})

test('nothing that was typed, no token and no whole address is in the log', async () => {
  const { app, text } = await watched()
  const { username, email } = await account(app)
  const phone = browser(app)
  await signIn(phone, username, '203.0.113.77', password)
  for (let i = 0; i < 6; i += 1) await signIn(browser(app), email, '203.0.113.77', 'My-Secret-1')
  const token = phone.session() ?? ''
  for (const secret of [username, email, password, 'My-Secret-1', '203.0.113.77', token]) {
    expect(text()).not.toContain(secret)
  }
  expect(text()).toContain('sign_in_refused')
})
