import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { toldTo, tokenTo } from '#server/test/mailLinks.ts'
import { account, password, person, signedIn, type Person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const currentPassword = password
const halfMinute = 30_000

const setup = async () => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))

  const codeOf = (secret: string, laterMs = 0) =>
    new TOTP({ secret }).generate({ timestamp: clock.now.getTime() + laterMs })
  const start = async (laptop: Person) => {
    const reply = await laptop.post('/api/account/totp/start', { currentPassword })
    return reply.json() as { secret: string; uri: string }
  }
  const confirm = (laptop: Person, code: string) =>
    laptop.post('/api/account/totp/confirm', { code })
  /** Somebody with two-step login; the time of the first code has passed. */
  const guarded = async () => {
    const laptop = await person(app, { role: 'priest' })
    const { secret } = await start(laptop)
    const { recoveryCodes } = (await confirm(laptop, codeOf(secret))).json() as {
      recoveryCodes: string[]
    }
    pass(2 * halfMinute)
    const signIn = (code?: string, phone = browser(app)) =>
      phone.post('/api/auth/login', { username: laptop.username, password, code })
    return { laptop, secret, recoveryCodes, signIn }
  }
  return { app, pass, codeOf, start, confirm, guarded }
}

test('staff switch codes on with their password and a first code; other sessions end', async () => {
  const { app, codeOf, start, confirm } = await setup()
  const existing = await account(app, { role: 'editor' })
  const [laptop, other] = [await signedIn(app, existing), await signedIn(app, existing)]
  const wrong = { currentPassword: 'Wrong-1234' }
  expect((await laptop.post('/api/account/totp/start', wrong)).status).toBe(400)
  const { secret, uri } = await start(laptop)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*issuer=.*secret=/)
  const plain = await browser(app).post('/api/auth/login', {
    username: existing.username,
    password,
  })
  expect(plain.status, 'nothing is asked before it is confirmed').toBe(200)

  expect((await confirm(laptop, '000000')).json()).toMatchObject({ code: 'wrong_code' })
  const { recoveryCodes } = (await confirm(laptop, codeOf(secret))).json() as {
    recoveryCodes: string[]
  }
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(recoveryCodes[0]).toMatch(/^([A-Z2-9]{4}-){5}[A-Z2-9]{4}$/)
  expect(JSON.stringify(await app.db('recovery_codes'))).not.toContain(recoveryCodes[0])
  expect((await other.send('/api/auth/me')).status).toBe(401)
  expect((await laptop.send('/api/auth/me')).json()).toMatchObject({ hasTotp: true })
  expect(await toldTo(app, existing.email)).toEqual([
    expect.stringMatching(/^Two-step login has changed/),
  ])
  expect((await laptop.post('/api/account/totp/start', { currentPassword })).status).toBe(409)
})

test('a code works once, and no older one works after it', async () => {
  const { codeOf, guarded, pass } = await setup()
  const { secret, signIn } = await guarded()
  const [code, last] = [codeOf(secret), codeOf(secret, -halfMinute)]
  expect((await signIn(code)).status).toBe(200)
  for (const used of [code, last]) {
    expect((await signIn(used)).json()).toMatchObject({ code: 'wrong_code' })
  }
  pass(halfMinute)
  const next = codeOf(secret)
  const replies = await Promise.all([signIn(next), signIn(next)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a code lasts half a minute, and one more either way for a clock that differs', async () => {
  const { codeOf, guarded } = await setup()
  const { secret, signIn } = await guarded()
  expect((await signIn(codeOf(secret, -2 * halfMinute))).status).toBe(401)
  expect((await signIn(codeOf(secret, 2 * halfMinute))).status).toBe(401)
  expect((await signIn(codeOf(secret, -halfMinute))).status).toBe(200)
  expect((await signIn(codeOf(secret, halfMinute))).status).toBe(200)
})

test('a correct password without its code does not count as a wrong try', async () => {
  const { app, codeOf, guarded } = await setup()
  const { secret, signIn } = await guarded()
  for (let i = 0; i < 12; i += 1) expect((await signIn()).status).toBe(401)
  const phone = browser(app)
  expect((await signIn(codeOf(secret), phone)).status).toBe(200)
  expect(await app.db('login_failures')).toEqual([])
})

test('after wrong passwords, the code can follow the right password without a wait', async () => {
  const { app, codeOf, guarded, pass } = await setup()
  const { laptop, secret, signIn } = await guarded()
  const wrong = { username: laptop.username, password: 'Wrong-1234' }
  for (let i = 0; i < 8; i += 1) {
    await browser(app).post('/api/auth/login', wrong)
    pass(halfMinute)
  }
  expect((await signIn()).json()).toMatchObject({ code: 'totp_required' })
  expect((await signIn(codeOf(secret))).status).toBe(200)
})

test('codes cannot be guessed: after five tries the waits begin', async () => {
  const { guarded } = await setup()
  const { signIn } = await guarded()
  for (let i = 0; i < 5; i += 1) expect((await signIn(`00000${i}`)).status).toBe(401)
  expect((await signIn('000009')).status).toBe(429)
})

test('each recovery code works once, however it is typed', async () => {
  const { guarded } = await setup()
  const { recoveryCodes, signIn } = await guarded()
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(first)).status).toBe(200)
  expect((await signIn(first)).status).toBe(401)
  expect((await signIn(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
})

test('the owner sees how many recovery codes are left', async () => {
  const { laptop, recoveryCodes, signIn } = await (await setup()).guarded()
  const [first = ''] = recoveryCodes
  const left = async () => (await laptop.send('/api/auth/me')).json()
  expect(await left()).toMatchObject({ recoveryCodesLeft: 10 })
  expect((await signIn(first)).json()).toMatchObject({ recoveryCodesLeft: 9 })
  expect(await left()).toMatchObject({ recoveryCodesLeft: 9 })
})

test('a new password by email does not bypass the codes', async () => {
  const { app, guarded } = await setup()
  const { laptop, signIn } = await guarded()
  await app.accounts.staff.sendReset(app.db, laptop.id)
  const token = await tokenTo(app, laptop.email, '/forgot-password')
  const fresh = 'Durva-grass-21'
  await browser(app).post('/api/auth/reset-password', { token, password: fresh })
  const response = await browser(app).post('/api/auth/login', {
    username: laptop.username,
    password: fresh,
  })
  expect(response.json()).toMatchObject({ code: 'totp_required' })
  expect((await signIn()).json()).toMatchObject({ code: 'wrong_credentials' })
})

test('codes are switched off with the password and a code', async () => {
  const { app, codeOf, guarded } = await setup()
  const { laptop, secret, signIn } = await guarded()
  const off = (code: string, currentPassword = password) =>
    laptop.post('/api/account/totp/disable', { currentPassword, code })
  expect((await off(codeOf(secret), 'Wrong-1234')).status).toBe(400)
  expect((await off('000000')).json()).toMatchObject({ code: 'wrong_code' })
  expect((await off(codeOf(secret))).json()).toMatchObject({ hasTotp: false })
  expect((await signIn()).status).toBe(200)
  expect(await app.db('recovery_codes')).toEqual([])
})

test('an admin helps somebody whose phone is lost, who is notified', async () => {
  const { app, guarded } = await setup()
  const { laptop, signIn } = await guarded()
  await app.accounts.staff.removeTotp(app.db, laptop.id)
  expect((await laptop.send('/api/auth/me')).status).toBe(401)
  expect((await signIn()).status).toBe(200)
  expect(await toldTo(app, laptop.email)).toHaveLength(2)
})
