import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { person } from '#server/test/people.ts'
import { sharedTestApp, testApp } from '#server/test/testApp.ts'
import { cookieNames } from './session.ts'
import { newToken } from './sessionStore.ts'

const app = sharedTestApp()

test('a token is 256 random bits', () => {
  const tokens = Array.from({ length: 1000 }, newToken)
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(4000), "' or 1=1 --", '%00', '..'])(
  'the cookie %j is nobody’s; only a logout deletes it',
  async (value) => {
    const temple = await app()
    const phone = browser(temple)
    phone.cookies.set('sid', value)
    const reply = await phone.send('/api/auth/me')
    expect(reply.status).toBe(401)
    expect(reply.headers['set-cookie']).toBeUndefined()
    const bye = await phone.post('/api/auth/logout')
    expect(bye.headers['set-cookie']).toEqual([
      'sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'modak_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  },
)

test('an answer to the token that a login has just replaced leaves the new cookie alone', async () => {
  const temple = await app()
  const phone = await person(temple)
  const late = browser(temple)
  for (const [name, value] of phone.cookies) late.cookies.set(name, value)
  const { username, password } = phone
  expect((await phone.post('/api/auth/login', { username, password })).status).toBe(200)
  const reply = await late.send('/api/auth/me')
  expect(reply.status).toBe(401)
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect((await phone.send('/api/auth/me')).status).toBe(200)
})

test('only the server decides about a session: what a browser claims changes nothing', async () => {
  const temple = await app()
  const phone = await person(temple)
  phone.cookies.set('role', 'admin')
  const reply = await phone.send('/api/auth/me?role=admin', {
    headers: { 'X-User': 'admin', Authorization: 'Bearer admin' },
  })
  expect(reply.json()).toMatchObject({ id: phone.id, role: 'user' })
})

test('behind a proxy that handles https the secure cookie is still set', () => {
  expect(cookieNames('https://temple.example')).toEqual({
    session: '__Host-sid',
    device: '__Host-device',
  })
  expect(cookieNames('http://192.168.1.7:3000')).toEqual({ session: 'sid', device: 'device' })
})

test('public cached answers are the same bytes for somebody logged in, without a cookie', async () => {
  const temple = await testApp({ render: async () => ({ status: 200, html: 'page' }) })
  const [phone, guest] = [await person(temple), browser(temple)]
  for (const path of ['/api/mantras', '/api/site', '/mantras']) {
    for (const one of [guest, phone, guest]) {
      const reply = await one.send(path)
      expect(reply.headers['set-cookie'], path).toBeUndefined()
      expect(reply.headers['cache-control'], path).not.toMatch(/private/)
      expect(reply.text).toBe((await guest.send(path)).text)
    }
  }
})

test('a sign of life is written down every five minutes, not with every request', async () => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const temple = await testApp({ now: () => clock.now })
  const phone = await person(temple)
  const seenAt = async () => (await temple.db('sessions').first('last_seen_at')).last_seen_at
  clock.now = new Date('2026-11-21T06:35:00Z')
  await phone.send('/api/auth/me')
  expect(await seenAt()).toBe('2026-11-21T06:30:00.000Z')
  clock.now = new Date('2026-11-21T06:35:01Z')
  await phone.send('/api/auth/me')
  expect(await seenAt()).toBe('2026-11-21T06:35:01.000Z')
})
