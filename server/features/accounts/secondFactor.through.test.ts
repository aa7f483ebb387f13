import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { password, person, type Person } from '#server/test/people.ts'
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

test('logging in then asks for the code, once the password is right', async () => {
  const { app, codeOf, guarded } = await setup()
  const { laptop, secret, signIn } = await guarded()
  const wrong = await browser(app).post('/api/auth/login', {
    username: laptop.username,
    password: 'Wrong-1234',
    code: codeOf(secret),
  })
  expect(wrong.json()).toMatchObject({ code: 'wrong_credentials' })
  const response = await signIn()
  expect(response.status).toBe(401)
  expect(response.json()).toMatchObject({ code: 'totp_required' })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect((await signIn('000000')).json()).toMatchObject({ code: 'wrong_code' })
  const code = codeOf(secret)
  expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
})
