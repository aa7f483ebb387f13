import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { toldTo, tokenTo } from '#server/test/mailLinks.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person, signedIn } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const minute = 60_000
const fresh = 'Durva-grass-21'

const setup = async () => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const phone = browser(app)
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  const forget = async (email: string) => {
    const reply = await phone.post('/api/auth/forgot-password', { email })
    await app.settled()
    return reply
  }
  const resetToken = async (email: string) => {
    await forget(email)
    return tokenTo(app, email, '/forgot-password')
  }
  const reset = (token: string, password = fresh) =>
    phone.post('/api/auth/reset-password', { token, password })
  const signIn = (username: string, password: string) =>
    browser(app).post('/api/auth/login', { username, password })
  return { app, phone, pass, forget, resetToken, reset, signIn }
}

test('a forgotten password is replaced by the link of a mail, and every session ends', async () => {
  const { app, phone, resetToken, reset, signIn } = await setup()
  const devotee = await person(app)
  const token = await resetToken(devotee.email)
  const reply = await reset(token)
  expect([reply.status, reply.json()]).toEqual([200, { status: 'password_changed' }])
  expect(phone.session(), 'nobody is signed in by it').toBeUndefined()
  expect((await devotee.send('/api/auth/me')).status).toBe(401)
  expect((await signIn(devotee.username, password)).status).toBe(401)
  expect((await signIn(devotee.username, fresh)).status).toBe(200)
  expect(await toldTo(app, devotee.email)).toEqual([
    expect.stringMatching(/^Reset your password/),
    expect.stringMatching(/^Your password was changed/),
  ])
})

test('the link works once', async () => {
  const { app, resetToken, reset } = await setup()
  const { email } = await account(app)
  const token = await resetToken(email)
  const replies = await Promise.all([reset(token), reset(token, 'Modaka-steam-7')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect((await reset(token)).json()).toMatchObject({ code: 'link_over' })
})

test('the link works for ten minutes', async () => {
  const { app, pass, resetToken, reset } = await setup()
  const { email } = await account(app)
  const token = await resetToken(email)
  pass(10 * minute - 1)
  expect((await reset(token, 'password')).status, 'a bad password does not use it up').toBe(400)
  pass(1)
  expect((await reset(token)).status).toBe(410)
})

test('of several links one that is used ends the others', async () => {
  const { app, resetToken, reset } = await setup()
  const { email } = await account(app)
  const first = await resetToken(email)
  const second = await resetToken(email)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).status).toBe(410)
})

test('the link’s token is random, stored as a hash, and never sent to a server by a browser', async () => {
  const { app, resetToken } = await setup()
  const { email } = await account(app)
  const [one, two] = [await resetToken(email), await resetToken(email)]
  expect(one).toMatch(/^[\w-]{43}$/)
  expect(two).not.toBe(one)
  const stored = JSON.stringify(await app.db('account_tokens'))
  expect(stored).not.toContain(one)
  const [mail] = await waitingMails(app)
  expect(mail?.text).toContain(`${app.publicUrl}/forgot-password#${one}`)
})

test('a link is built from the public address, whatever host a request names', async () => {
  const { app } = await setup()
  const { email } = await account(app)
  await app.send('/api/auth/forgot-password', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    },
    body: JSON.stringify({ email }),
  })
  await app.settled()
  const [mail] = await waitingMails(app)
  expect(mail?.text).toContain('http://localhost:3000/forgot-password#')
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

test('every address hears the same, before anything is looked for', async () => {
  const { app, phone } = await setup()
  const { email } = await account(app)
  const disabled = await account(app, { disabledAt: app.now().toISOString() })
  const replies = []
  for (const attempt of [email, email.toUpperCase(), disabled.email, 'nobody@example.org']) {
    const reply = await phone.post('/api/auth/forgot-password', { email: attempt })
    replies.push([reply.status, reply.text, Object.keys(reply.headers)])
  }
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(replies[0]?.[1]).toBe('{"status":"mail_sent"}')
  await app.settled()
  expect((await waitingMails(app)).map(({ to }) => to)).toEqual([email, email])
})

test.each(['somebody', 'nobody'])(
  'for the address of %s nothing is done while the answer is under way, and the same is begun later',
  async (who) => {
    const { app, phone } = await setup()
    const { email } = await account(app)
    const asked = who === 'somebody' ? email : 'nobody@example.org'
    const counts = async () => (await app.db('login_failures').select('failures')) as object[]
    expect((await phone.post('/api/auth/forgot-password', { email: asked })).status).toBe(200)
    expect(await counts()).toEqual([])
    expect(await waitingMails(app)).toEqual([])
    await app.settled()
    expect(await counts()).toEqual([{ failures: 1 }])
  },
)

test('nobody’s letter box is filled', async () => {
  const { app, pass, forget } = await setup()
  const { email } = await account(app)
  for (let i = 0; i < 20; i += 1) await forget(email)
  expect(await toldTo(app, email)).toHaveLength(3)
  pass(5 * minute)
  await forget(email)
  expect(await toldTo(app, email)).toHaveLength(4)
})

test('changing the password asks for the current one, ends all other sessions and renews this one', async () => {
  const { app, signIn } = await setup()
  const existing = await account(app)
  const [phone, other] = [await signedIn(app, existing), await signedIn(app, existing)]
  const before = phone.session()
  const change = (currentPassword: string, wanted: string) =>
    phone.post('/api/account/password', { currentPassword, password: wanted })

  const wrong = await change('Wrong-1234', fresh)
  expect(wrong.status).toBe(400)
  expect(wrong.json()).toMatchObject({
    errors: [{ pointer: '#/currentPassword', detail: 'This is not your current password' }],
  })
  expect((await change(password, 'Password1')).json()).toMatchObject({
    errors: [{ pointer: '#/password' }],
  })
  expect((await other.send('/api/auth/me')).status).toBe(200)

  expect((await change(password, fresh)).json()).toMatchObject({ id: existing.id })
  expect(phone.session()).not.toBe(before)
  expect((await phone.send('/api/auth/me')).status).toBe(200)
  expect((await other.send('/api/auth/me')).status).toBe(401)
  expect(await app.db('sessions')).toHaveLength(1)
  expect((await signIn(existing.username, password)).status).toBe(401)
  expect((await signIn(existing.username, fresh)).status).toBe(200)
  expect(await toldTo(app, existing.email)).toEqual([
    expect.stringMatching(/^Your password was changed/),
  ])
})

test('guessing the current password is limited like any other guess', async () => {
  const { app } = await setup()
  const phone = await person(app)
  const guess = () =>
    phone.post('/api/account/password', { currentPassword: 'Wrong-1234', password: fresh })
  for (let i = 0; i < 5; i += 1) expect((await guess()).status).toBe(400)
  expect((await guess()).status).toBe(429)
})

test('a password stays good however old it is, and nobody keeps hints', async () => {
  const { app, pass, signIn } = await setup()
  const { username } = await account(app)
  pass(5 * 365 * 24 * 60 * minute)
  expect((await signIn(username, password)).status).toBe(200)
  const columns = Object.keys(await app.db('users').columnInfo())
  expect(columns.filter((name) => /hint|question|expire/.test(name))).toEqual([])
})

test('confirming the password gives the session a new token and ends the old one', async () => {
  const { app } = await setup()
  const phone = await person(app)
  const old = phone.session() ?? ''
  const input = { currentPassword: password, email: 'new@example.org' }
  expect((await phone.post('/api/account/email', input)).status).toBe(200)
  expect(phone.session()).not.toBe(old)
  const thief = browser(app)
  thief.cookies.set('sid', old)
  expect((await thief.send('/api/auth/me')).status).toBe(401)
})
