import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { account, password, person, signedIn } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const temple = async (options: Parameters<typeof testApp>[0] = {}) => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now, ...options })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  return { app, pass }
}

const minute = 60_000
const day = 24 * 60 * minute

const signIn = (app: TestApp, body: object, phone = browser(app)) =>
  phone.post('/api/auth/login', body)

test('logging in with the username or email address, in any letter case, gives a cookie and the account', async () => {
  const { app } = await temple()
  const { id } = await account(app, { username: 'Meera', email: 'Meera@Example.org' })
  for (const username of ['meera', 'MEERA', 'meera@example.org', ' Meera@Example.ORG ']) {
    const phone = browser(app)
    const reply = await signIn(app, { username, password }, phone)
    expect(reply.status, username).toBe(200)
    expect(reply.json()).toEqual({
      id,
      username: 'Meera',
      email: 'Meera@Example.org',
      isEmailConfirmed: true,
      role: 'user',
      hasTotp: false,
      createdAt: expect.any(String),
    })
    expect((await phone.send('/api/auth/me')).json()).toMatchObject({ id })
  }
})

test('the cookie is out of reach of scripts and other sites, and its token is in no answer and no table', async () => {
  const { app } = await temple()
  const { username } = await account(app)
  const phone = browser(app)
  const reply = await signIn(app, { username, password }, phone)
  const cookie = reply.headers['set-cookie']?.find((line) => line.startsWith('sid='))
  expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
  const token = phone.session() ?? ''
  expect(reply.text).not.toContain(token)
  expect(JSON.stringify(await app.db('sessions'))).not.toContain(token)
  expect(reply.headers['cache-control']).toBe('no-store')
  const me = await phone.send('/api/auth/me')
  expect(me.headers['cache-control']).toBe('no-store, private')
})

test('on https the cookie belongs to this host alone', async () => {
  const { app } = await temple({ publicUrl: 'https://temple.example' })
  const { username } = await account(app)
  const reply = await signIn(app, { username, password })
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-sid=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    ),
    // For the page, which learns only that somebody is logged in.
    expect.stringMatching(/^modak_signed_in=1; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/),
    expect.stringMatching(
      /^__Host-device=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ])
})

test('unknown name, wrong password, disabled account: the same words', async () => {
  const { app } = await temple()
  const { username } = await account(app)
  const gone = await account(app, { disabledAt: app.now().toISOString() })
  const answers = []
  for (const body of [
    { username: 'nobody', password },
    { username: 'nobody@example.org', password },
    { username, password: `${password}!` },
    { username, password: password.toLowerCase() },
    { username, password: ` ${password}` },
    { username: gone.username, password },
  ]) {
    const reply = await signIn(app, body)
    const { instance: _, ...said } = reply.json() as Record<string, unknown>
    answers.push(said)
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
  const detail = 'Invalid username or password. Please try again.'
  expect(answers[0]).toMatchObject({ status: 401, code: 'wrong_credentials', detail })
  for (const said of answers) expect(said).toEqual(answers[0])
})

test.each([
  [{ username: 'ab', password }, '#/username', 'Username must be at least 3 characters'],
  [
    { username: 'meera', password: '12345' },
    '#/password',
    'Password must be at least 6 characters',
  ],
  [
    { username: 'meera', password: 'x'.repeat(257) },
    '#/password',
    'Password must be at most 256 characters',
  ],
  [{ username: 'meera' }, '#/password', 'Required'],
])('%j is refused before anything is looked for', async (body, pointer, detail) => {
  const { app } = await temple()
  const reply = await signIn(app, body)
  expect(reply.status).toBe(400)
  expect(reply.json()).toMatchObject({ errors: [{ pointer, detail }] })
  expect(await app.db('login_failures')).toEqual([])
})

test('each login gets a new token and ends this browser’s earlier session', async () => {
  const { app } = await temple()
  const { username } = await account(app)
  const phone = browser(app)
  await signIn(app, { username, password }, phone)
  const first = phone.session() ?? ''
  await signIn(app, { username, password }, phone)
  expect(phone.session()).not.toBe(first)
  expect(await app.db('sessions')).toHaveLength(1)
  const old = browser(app)
  old.cookies.set('sid', first)
  expect((await old.send('/api/auth/me')).status).toBe(401)
})

test('logging out ends the session on the server and removes the cookie', async () => {
  const { app } = await temple()
  const phone = await person(app)
  const token = phone.session() ?? ''
  expect((await phone.post('/api/auth/logout')).json()).toEqual({ status: 'signed_out' })
  expect(phone.session()).toBeUndefined()
  phone.cookies.set('sid', token)
  expect((await phone.send('/api/auth/me')).status).toBe(401)
  expect((await phone.post('/api/auth/logout')).status).toBe(200)
  expect(phone.session(), 'a cookie that opens nothing is deleted too').toBeUndefined()
})

test('a session ends a month after its last sign of life, and after half a year in any case', async () => {
  const { app, pass } = await temple()
  const phone = await person(app)
  const idle = await person(app)
  for (let days = 0; days < 180; days += 20) {
    expect((await phone.send('/api/auth/me')).status, `day ${days}`).toBe(200)
    pass(20 * day)
  }
  pass(1)
  expect((await phone.send('/api/auth/me')).status).toBe(401)
  expect((await idle.send('/api/auth/me')).status).toBe(401)
})

test('a session of staff ends after twelve hours of rest, and after a week in any case', async () => {
  const { app, pass } = await temple()
  const laptop = await person(app, { role: 'priest' })
  for (let hours = 0; hours < 7 * 24; hours += 12) {
    expect((await laptop.send('/api/auth/me')).status, `hour ${hours}`).toBe(200)
    pass(12 * 60 * minute)
  }
  pass(1)
  expect((await laptop.send('/api/auth/me')).status).toBe(401)
  const other = await person(app, { role: 'admin' })
  pass(12 * 60 * minute + 1)
  expect((await other.send('/api/auth/me')).status).toBe(401)
})

test('a person has at most twenty sessions: the oldest make room', async () => {
  const { app, pass } = await temple()
  const existing = await account(app)
  const first = await signedIn(app, existing)
  for (let i = 0; i < 20; i += 1) {
    pass(1)
    await signedIn(app, existing)
  }
  expect(await app.db('sessions')).toHaveLength(20)
  expect((await first.send('/api/auth/me')).status).toBe(401)
})

test('expired sessions are deleted', async () => {
  const { app, pass } = await temple()
  const existing = await account(app)
  await signedIn(app, existing)
  await signIn(app, { username: existing.username, password: 'Wrong-1234' })
  await app.accounts.forgetOld(app.db)
  expect(await app.db('sessions')).toHaveLength(1)
  pass(31 * day)
  await app.accounts.forgetOld(app.db)
  expect(await app.db('sessions')).toEqual([])
  expect(await app.db('login_failures')).toEqual([])
})

test('an old hash is renewed at login', async () => {
  const { app } = await temple()
  const { hash } = await import('@node-rs/argon2')
  const passwordHash = await hash(password, { memoryCost: 8192, timeCost: 1 })
  const { id, username } = await account(app, { passwordHash })
  expect((await signIn(app, { username, password })).status).toBe(200)
  const row = await app.db('users').where({ id }).first('password_hash')
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(app, { username, password })).status).toBe(200)
})
