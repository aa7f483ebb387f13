import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { firstAdmin } from './firstAdmin.ts'

const wanted = { username: 'meera', email: 'meera@example.org', password: 'Durva-grass-21' }

const tokenIn = (link: string | undefined): string => link?.split('#')[1] ?? ''

const create = (app: TestApp, token: string, changes: object = {}) =>
  browser(app).post('/api/admin/first', { token, ...wanted, ...changes })

const signIn = (app: TestApp, body: object) => browser(app).post('/api/auth/login', body)

test('while there is no admin each start prints a link, which creates the first one, once', async () => {
  const app = await testApp()
  const old = tokenIn(await firstAdmin(app.db, app.accounts, undefined))
  const link = await firstAdmin(app.db, app.accounts, undefined)
  expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/first#[\w-]{43}$/)
  const token = tokenIn(link)
  expect((await create(app, old)).status, 'an older start’s').toBe(410)
  expect((await create(app, token, { password: 'Admin-2026' })).status).toBe(400)
  const replies = await Promise.all([create(app, token), create(app, token)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect((await create(app, token)).json()).toMatchObject({ code: 'link_over' })
  const { username, password } = wanted
  expect((await signIn(app, { username, password })).json()).toMatchObject({
    role: 'admin',
    isEmailConfirmed: true,
  })
  expect(await firstAdmin(app.db, app.accounts, undefined)).toBeUndefined()
})

test('several processes that start at once make one admin', async () => {
  const app = await testApp()
  const other = await testApp({ sharing: app })
  const { email, password } = wanted
  const both = [app, other].map(({ db, accounts }) => firstAdmin(db, accounts, { email, password }))
  expect(await Promise.all(both)).toEqual([undefined, undefined])
  expect(await app.db('users')).toHaveLength(1)
})
