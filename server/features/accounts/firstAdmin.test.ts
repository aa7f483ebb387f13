import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { account, password, signedIn } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { firstAdmin } from './firstAdmin.ts'

const wanted = { username: 'meera', email: 'meera@example.org', password: 'Durva-grass-21' }

const tokenIn = (link: string | undefined): string => link?.split('#')[1] ?? ''

const create = (app: TestApp, token: string, changes: object = {}) =>
  browser(app).post('/api/admin/first', { token, ...wanted, ...changes })

const signIn = (app: TestApp, body: object) => browser(app).post('/api/auth/login', body)

test('a fresh temple has no account that can log in', async () => {
  const app = await testApp()
  expect(await app.db('users')).toEqual([])
})

test('a printed link no longer works once there is an admin', async () => {
  const app = await testApp()
  const token = tokenIn(await firstAdmin(app.db, app.accounts, undefined))
  await account(app, { role: 'admin' })
  expect((await create(app, token)).status).toBe(410)
})

test('a link lasts a week', async () => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const token = tokenIn(await firstAdmin(app.db, app.accounts, undefined))
  clock.now = new Date('2026-11-28T06:30:00Z')
  expect((await create(app, token)).status).toBe(410)
})

test('a name that is taken is said so, and the link still works', async () => {
  const app = await testApp()
  await account(app, { username: 'Meera' })
  const token = tokenIn(await firstAdmin(app.db, app.accounts, undefined))
  expect((await create(app, token)).json()).toMatchObject({ code: 'username_taken' })
  expect((await create(app, token, { username: 'meera.k' })).status).toBe(200)
})

test('the settings make an admin while there is none, and change nobody afterwards', async () => {
  const app = await testApp()
  const { email, password } = wanted
  expect(await firstAdmin(app.db, app.accounts, { email, password })).toBeUndefined()
  expect((await signIn(app, { username: email, password })).json()).toMatchObject({
    role: 'admin',
    username: 'admin',
  })
  const other = { email: 'other@example.org', password: 'Modaka-steam-7' }
  await firstAdmin(app.db, app.accounts, other)
  expect(await app.db('users')).toHaveLength(1)
})

test('somebody who registered with the admin’s address before is logged out, and cannot get in', async () => {
  const app = await testApp()
  const squatter = await account(app, { email: 'MEERA@example.org', username: 'squatter' })
  const phone = await signedIn(app, squatter)
  await firstAdmin(app.db, app.accounts, { email: wanted.email, password: wanted.password })
  expect((await phone.send('/api/auth/me')).status).toBe(401)
  expect((await signIn(app, { username: 'squatter', password })).status).toBe(401)
  const admin = await signIn(app, { username: wanted.email, password: wanted.password })
  expect(admin.json()).toMatchObject({ role: 'admin', id: squatter.id })
})

test.each([
  ['Dur-21', 'ADMIN_PASSWORD: Password must be at least 8 characters'],
  ['Password1', 'ADMIN_PASSWORD: This password is easy to guess'],
])('the setting %j is refused at start', async (password, words) => {
  const app = await testApp()
  const settings = { email: wanted.email, password }
  await expect(firstAdmin(app.db, app.accounts, settings)).rejects.toThrow(words)
})
