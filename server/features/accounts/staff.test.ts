import { expect, test } from 'vitest'
import type { Role } from '#contract/accounts/roles.ts'
import { transact } from '#server/db/db.ts'
import { browser } from '#server/test/browser.ts'
import { toldTo } from '#server/test/mailLinks.ts'
import { account, password, person, signedIn } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('a disabled account is logged out everywhere and cannot log in until it is enabled', async () => {
  const app = await testApp()
  const existing = await account(app)
  const [phone, other] = [await signedIn(app, existing), await signedIn(app, existing)]
  await transact(app.db, (trx) => app.accounts.staff.disable(trx, existing.id))
  for (const one of [phone, other]) expect((await one.send('/api/auth/me')).status).toBe(401)
  const signIn = async () =>
    (await browser(app).post('/api/auth/login', { username: existing.username, password })).status
  expect(await signIn()).toBe(401)
  await transact(app.db, (trx) => app.accounts.staff.enable(trx, existing.id))
  expect(await signIn()).toBe(200)
})

test('an admin ends the sessions of a person', async () => {
  const app = await testApp()
  const existing = await account(app)
  const phones = [await signedIn(app, existing), await signedIn(app, existing)]
  const bystander = await person(app)
  expect(await transact(app.db, (trx) => app.accounts.staff.endSessions(trx, existing.id))).toBe(2)
  for (const phone of phones) expect((await phone.send('/api/auth/me')).status).toBe(401)
  expect((await bystander.send('/api/auth/me')).status).toBe(200)
})

test('another role begins with a new session', async () => {
  const app = await testApp()
  const phone = await person(app)
  const setRole = (role: Role) =>
    transact(app.db, (trx) => app.accounts.staff.setRole(trx, phone.id, role))
  await setRole('user')
  expect((await phone.send('/api/auth/me')).status).toBe(200)
  await setRole('editor')
  expect((await phone.send('/api/auth/me')).status).toBe(401)
  const again = await signedIn(app, phone)
  expect((await again.send('/api/auth/me')).json()).toMatchObject({ role: 'editor' })
})

test('staff start a reset and never choose a password', async () => {
  const app = await testApp()
  const existing = await account(app)
  await transact(app.db, (trx) => app.accounts.staff.sendReset(trx, existing.id))
  expect(await toldTo(app, existing.email)).toEqual([expect.stringMatching(/^Reset your password/)])
  const unknown = transact(app.db, (trx) => app.accounts.staff.sendReset(trx, 'nobody'))
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
})
