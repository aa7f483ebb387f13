import { describe, expect, test } from 'vitest'
import { registerInput, signupForm, toRegisterInput } from '#contract/accounts/public.ts'
import { browser } from '#server/test/browser.ts'
import { toldTo, tokenTo } from '#server/test/mailLinks.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const meera = {
  username: 'meera',
  email: 'Meera@Example.org',
  password: 'Durva-grass-21',
  fullName: 'Meera Kulkarni',
}

const counter = async (options: Parameters<typeof testApp>[0] = {}) => {
  const app = await testApp(options)
  const phone = browser(app)
  const register = (body: object) => phone.post('/api/auth/register', body)
  const users = () => app.db('users').orderBy('created_at')
  return { app, phone, register, users }
}

test('an account is created and its address asked to confirm; nobody is logged in, but they may log in at once', async () => {
  const { app, phone, register, users } = await counter()
  const reply = await register(meera)
  expect([reply.status, reply.json()]).toEqual([200, { status: 'registered' }])
  expect(phone.session()).toBeUndefined()
  const [user] = await users()
  expect(user).toMatchObject({
    username: 'meera',
    email: 'Meera@Example.org',
    full_name: 'Meera Kulkarni',
    email_confirmed_at: null,
    role: 'user',
  })
  expect(Boolean(user.is_premium)).toBe(false)
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await toldTo(app, meera.email)).toEqual([expect.stringMatching(/^Please confirm/)])
  const { username, password } = meera
  const entered = await phone.post('/api/auth/login', { username, password })
  expect(entered.json()).toMatchObject({ isEmailConfirmed: false, fullName: 'Meera Kulkarni' })
})

test('fields that nobody may choose for themselves are ignored', async () => {
  const { register, users } = await counter()
  await register({ ...meera, role: 'admin', isPremium: true, id: 'x', emailConfirmedAt: '2026' })
  const [user] = await users()
  expect(user).toMatchObject({ role: 'user', email_confirmed_at: null })
  expect(Boolean(user.is_premium)).toBe(false)
  expect(user.id).not.toBe('x')
})

test.each([
  [{ username: 'ab' }, '#/username', 'Username must be at least 3 characters'],
  [{ username: 'a@b.org' }, '#/username', /letters, digits, dots/],
  [{ username: 'a\nb' }, '#/username', /letters, digits, dots/],
  [{ email: 'meera' }, '#/email', 'Please enter a valid email address'],
  [{ email: 'a@b.org\r\nBcc: c@d.org' }, '#/email', 'Please enter a valid email address'],
  [{ password: 'Dur-21' }, '#/password', 'Password must be at least 8 characters'],
  [
    { password: 'durva-grass-21' },
    '#/password',
    'Password must contain at least one uppercase letter',
  ],
  [
    { password: 'DURVA-GRASS-21' },
    '#/password',
    'Password must contain at least one lowercase letter',
  ],
  [{ password: 'Durva-grass' }, '#/password', 'Password must contain at least one digit'],
  [{ password: `Aa1${'x'.repeat(254)}` }, '#/password', 'Password must be at most 256 characters'],
  [{ password: 'Password123' }, '#/password', /easy to guess/],
  [{ password: 'Meera-2026' }, '#/password', /too similar/],
  [{ fullName: 'x'.repeat(101) }, '#/fullName', 'At most 100 characters'],
])('%j is refused', async (changes, pointer, detail) => {
  const { app, register, users } = await counter()
  const reply = await register({ ...meera, ...changes })
  expect(reply.status).toBe(400)
  expect(reply.json()).toMatchObject({
    errors: [
      { pointer, detail: typeof detail === 'string' ? detail : expect.stringMatching(detail) },
    ],
  })
  expect(await users()).toEqual([])
  expect(await waitingMails(app)).toEqual([])
})

test('a long password is accepted unchanged: blanks, letters of any script, all of it', async () => {
  const { phone, register } = await counter()
  const password = ` Aa1 ${'गणेश🕉'.repeat(35)} `
  expect((await register({ ...meera, password })).status).toBe(200)
  const signIn = (password: string) =>
    phone.post('/api/auth/login', { username: 'meera', password })
  expect((await signIn(password)).status).toBe(200)
  expect((await signIn(password.trim())).status).toBe(401)
  expect((await signIn(password.slice(0, -2))).status).toBe(401)
  expect((await signIn(password.toLowerCase())).status).toBe(401)
})

test('a name that is taken, in any letter case, is said so', async () => {
  const { app, register, users } = await counter()
  await account(app, { username: 'Meera' })
  for (const username of ['meera', 'MEERA', 'ｍｅｅｒａ']) {
    const reply = await register({ ...meera, username })
    expect(reply.status, username).toBe(409)
    expect(reply.json()).toMatchObject({
      code: 'username_taken',
      detail: 'This username is taken. Please choose another.',
      errors: [{ pointer: '#/username' }],
    })
  }
  expect(await users()).toHaveLength(1)
})

test('an address that has an account gets the same answer; its owner is notified, once a day', async () => {
  const { app, register, users } = await counter()
  const owner = await account(app, { email: 'meera@example.org' })
  const fresh = await register({ ...meera, email: 'other@example.org' })
  for (const username of ['someone', 'somebody']) {
    const existing = await register({ ...meera, username })
    expect([existing.status, existing.text]).toEqual([fresh.status, fresh.text])
    expect(Object.keys(existing.headers)).toEqual(Object.keys(fresh.headers))
  }
  expect(await users()).toHaveLength(2)
  expect(await toldTo(app, owner.email)).toEqual([
    expect.stringMatching(/^You already have an account/),
  ])
})

test('an address can register only so often', async () => {
  const { app } = await counter({ proxies: 1 })
  const phone = browser(app)
  const headers = { 'X-Forwarded-For': '203.0.113.7' }
  const statuses = new Set<number>()
  for (let i = 0; i < 61; i += 1) {
    statuses.add((await phone.post('/api/auth/register', {}, headers)).status)
  }
  expect([...statuses]).toEqual([400, 429])
})

describe('the form of the sign-up page', () => {
  const form = { ...meera, confirmPassword: meera.password, acceptTerms: true }
  test('holds what is sent, and two questions more', () => {
    expect(registerInput.parse(toRegisterInput(signupForm.parse(form)))).toEqual(meera)
  })
  test.each([
    [{ confirmPassword: 'Durva-grass-22' }, 'confirmPassword', 'Passwords do not match'],
    [{ acceptTerms: false }, 'acceptTerms', 'You must accept the terms and conditions'],
  ])('%j', (changes, field, message) => {
    const { error } = signupForm.safeParse({ ...form, ...changes })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, message]])
  })
  test('shows all mistakes at once', () => {
    const { error } = signupForm.safeParse({ username: 'ab', email: '', password: 'a' })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(
      expect.arrayContaining(['username', 'email', 'password', 'confirmPassword', 'acceptTerms']),
    )
  })
})

describe('a confirmed address', () => {
  const booked = {
    pujaType: 'satyanarayana',
    preferredDate: '2026-12-01',
    preferredTime: 'morning',
    fullName: 'Meera Kulkarni',
    email: 'MEERA@example.org',
  }
  const now = () => new Date('2026-11-21T06:30:00Z')

  test('is what joins a guest’s bookings to the account, and nothing before', async () => {
    const { app, phone, register } = await counter({ now })
    const { username, password } = meera
    await browser(app).post('/api/puja-bookings', booked)
    await browser(app).post('/api/puja-bookings', { ...booked, email: 'other@example.org' })
    await register(meera)
    await phone.post('/api/auth/login', { username, password })
    const mine = async () => (await phone.send('/api/account/bookings')).json()
    expect(await mine()).toEqual([])

    const token = await tokenTo(app, meera.email, '/confirm-email')
    const confirmed = await browser(app).post('/api/auth/confirm-email', { token, password })
    expect(confirmed.json()).toEqual({ status: 'confirmed', email: meera.email })
    expect(await mine()).toEqual([
      expect.objectContaining({ ...booked, token: expect.stringMatching(/.{20}/) }),
    ])
    expect((await phone.send('/api/auth/me')).json()).toMatchObject({ isEmailConfirmed: true })
  })

  test('a booking made while logged in belongs to the account at once, whatever address it names', async () => {
    const { app } = await counter({ now })
    const phone = await person(app)
    const other = await person(app)
    await phone.post('/api/puja-bookings', booked)
    expect((await phone.send('/api/account/bookings')).json()).toHaveLength(1)
    expect((await other.send('/api/account/bookings')).json()).toEqual([])
  })

  test('a link works once, for three days, and only for what it was made for', async () => {
    const clock = { now: now() }
    const { app, phone, register } = await counter({ now: () => clock.now })
    await register(meera)
    const token = await tokenTo(app, meera.email, '/confirm-email')
    const { password } = meera
    const confirm = (token: string) => phone.post('/api/auth/confirm-email', { token, password })
    const reset = { token, password: 'Modaka-steam-7' }
    expect((await phone.post('/api/auth/reset-password', reset)).status).toBe(410)
    clock.now = new Date(clock.now.getTime() + 3 * 24 * 60 * 60_000)
    expect((await confirm(token)).status).toBe(410)
    clock.now = now()
    expect((await confirm('x'.repeat(43))).status).toBe(410)
    expect((await confirm(token)).status).toBe(200)
    const again = await confirm(token)
    expect(again.status).toBe(410)
    expect(again.json()).toMatchObject({ code: 'link_over' })
    expect(JSON.stringify(await app.db('account_tokens'))).not.toContain(token)
  })

  test('cannot be obtained from the owner of the address if they did not create the account', async () => {
    const { app, phone: impostor, register } = await counter({ now })
    const { username, password } = meera
    await browser(app).post('/api/puja-bookings', booked)
    await register(meera)
    await impostor.post('/api/auth/login', { username, password })
    const token = await tokenTo(app, meera.email, '/confirm-email')

    const owner = browser(app)
    const stranger = await person(app)
    for (const attempt of [
      await owner.post('/api/auth/confirm-email', { token }),
      await owner.post('/api/auth/confirm-email', { token, password: 'Not-the-one-7' }),
      await stranger.post('/api/auth/confirm-email', { token }),
    ]) {
      expect(attempt.status).toBe(400)
      expect(attempt.json()).toMatchObject({ errors: [{ pointer: '#/password' }] })
    }
    expect((await impostor.send('/api/account/bookings')).json()).toEqual([])
    expect((await impostor.post('/api/auth/confirm-email', { token })).status).toBe(200)
  })

  test('another confirmation can be asked for, a few times', async () => {
    const { app } = await counter({ now })
    const phone = await person(app, { emailConfirmedAt: undefined })
    const ask = async () => (await phone.post('/api/account/confirmation')).status
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
    expect(await toldTo(app, phone.email)).toHaveLength(3)
    const token = await tokenTo(app, phone.email, '/confirm-email')
    expect((await phone.post('/api/auth/confirm-email', { token })).status).toBe(200)
    expect(await ask()).toBe(200)
    expect(await toldTo(app, phone.email)).toHaveLength(3)
  })
})
