import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { Site } from '#contract/site/public.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import type { Browser } from '#server/test/browser.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

type Versioned = { site: Site; version: number }

const withCodes = { totpSecret: 'JBSWY3DPEHPK3PXP', totpConfirmedAt: '2026-01-01' }

const setRule = async (admin: Browser, isTotpRequired: boolean, sent: object = {}) => {
  const { site, version } = await get<Versioned>(admin, '/api/admin/site')
  const body = { ...site, isTotpRequired, currentPassword: password, ...sent }
  return changeFrom(admin, 'PUT', '/api/admin/site', version, body)
}

/** A temple that requires codes from its staff. */
const strict = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin', ...withCodes })
  okOf(await setRule(admin, true))
  return { app, admin }
}

const staffRoutes = ({ routes }: TestApp) =>
  routes.filter(({ endpoint: { access } }) => access !== 'anyone' && access !== 'user')

/** The addresses of the back office that are closed, whatever is sent to them. */
const shutFor = async (app: TestApp, phone: Browser): Promise<string[]> => {
  const shut: string[] = []
  for (const { endpoint } of staffRoutes(app)) {
    const { method, path } = endpoint
    const { text } = await phone.send(path.replaceAll(/:\w+/g, 'x'), { method })
    if (text.includes('"second_factor_required"')) shut.push(`${method} ${path}`)
  }
  return shut
}

test('staff without two-step login can open only its set-up in the back office', async () => {
  const { app } = await strict()
  const late = await person(app, { role: 'admin' })
  const open = [
    'GET /api/account/totp',
    'POST /api/account/totp/start',
    'POST /api/account/totp/confirm',
  ]
  const all = staffRoutes(app).map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(all.length).toBeGreaterThan(60)
  expect(await shutFor(app, late)).toEqual(all.filter((name) => !open.includes(name)))
  expect((await late.send('/api/auth/me')).status, 'their own account stays theirs').toBe(200)
})

test('staff who set it up are let in at once', async () => {
  const { app } = await strict()
  const priest = await person(app, { role: 'priest' })
  expect(await get(priest, '/api/account/totp')).toEqual({ isRequired: true })
  const { secret } = okOf<{ secret: string }>(
    await priest.post('/api/account/totp/start', { currentPassword: password }),
  )
  expect((await priest.send('/api/admin/bookings')).json()).toMatchObject({
    status: 403,
    code: 'second_factor_required',
  })
  const code = new TOTP({ secret }).generate({ timestamp: app.now().getTime() })
  okOf(await priest.post('/api/account/totp/confirm', { code }))
  expect((await priest.send('/api/admin/bookings')).status).toBe(200)
})

test('staff with two-step login notice nothing, and neither does a temple without the rule', async () => {
  const { app, admin } = await strict()
  expect(await shutFor(app, await person(app, { role: 'editor', ...withCodes }))).toEqual([])
  okOf(await setRule(admin, false))
  const late = await person(app, { role: 'admin' })
  expect(await shutFor(app, late)).toEqual([])
  expect(await get(late, '/api/account/totp')).toEqual({ isRequired: false })
})

test('who makes it compulsory has it already, so that somebody always can let the others in', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  expect((await setRule(admin, true)).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/isTotpRequired' }],
  })
  expect((await admin.send('/api/admin/people')).status).toBe(200)
})

test.each([true, false])(
  'making it compulsory (%s) needs the password, and the other admins are notified',
  async (isOn) => {
    const app = await testApp()
    const admin = await person(app, { role: 'admin', ...withCodes })
    if (!isOn) okOf(await setRule(admin, true))
    const other = await account(app, { role: 'admin' })
    expect((await setRule(admin, isOn, { currentPassword: 'Wrong-1234' })).json()).toMatchObject({
      errors: [{ pointer: '#/currentPassword' }],
    })
    expect((await setRule(admin, isOn, { currentPassword: undefined })).status).toBe(400)
    okOf(await setRule(admin, isOn))
    const [mail] = await waitingMails(app)
    expect(mail?.to).toBe(other.email)
    expect(mail?.text).toContain(
      `${admin.username} has made two-step login ${isOn ? 'compulsory' : 'optional'}`,
    )
  },
)

test('only staff can see the rule', async () => {
  const { app } = await strict()
  expect((await app.send('/api/site')).text).not.toContain('isTotpRequired')
  const devotee = await person(app)
  expect((await devotee.send('/api/account/totp')).status).toBe(403)
  expect((await devotee.send('/api/auth/me')).status).toBe(200)
})
