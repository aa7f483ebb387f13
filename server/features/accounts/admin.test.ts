import { expect, test } from 'vitest'
import type { StaffPerson } from '#contract/accounts/admin.ts'
import type { AuditEntry } from '#contract/audit/admin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/people'

const open = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin', username: 'asha', createdAt: '2026-01-01' })
  return { app, admin }
}

const names = ({ items }: Page<StaffPerson>) => items.map(({ username }) => username)

test('people are found by name, role and state, the latest first', async () => {
  const { app, admin } = await open()
  await account(app, { username: 'hari', role: 'priest', createdAt: '2026-02-01', isPremium: true })
  await account(app, {
    username: 'meera',
    fullName: 'Meera Kulkarni',
    createdAt: '2026-03-01',
    disabledAt: '2026-04-01',
    emailConfirmedAt: undefined,
  })
  expect(names(await get(admin, path))).toEqual(['meera', 'hari', 'asha'])
  expect(names(await get(admin, `${path}?role=priest`))).toEqual(['hari'])
  expect(names(await get(admin, `${path}?isStaff=true`))).toEqual(['hari', 'asha'])
  expect(names(await get(admin, `${path}?isStaff=false`))).toEqual(['meera'])
  expect(names(await get(admin, `${path}?isDisabled=true`))).toEqual(['meera'])
  expect(names(await get(admin, `${path}?search=kulkarni`))).toEqual(['meera'])
  const { items } = await get<Page<StaffPerson>>(admin, path)
  expect(items[0]).toMatchObject({ isDisabled: true, isEmailConfirmed: false, role: 'user' })
  expect(items[1]).toMatchObject({ isPremium: true, isDisabled: false })
  expect(items[2]).toHaveProperty('lastSeenAt')
  expect(JSON.stringify(items)).not.toMatch(/argon|hash|secret/i)
})

test('a new role ends its person’s sessions, and is logged', async () => {
  const { app, admin } = await open()
  const hari = await person(app, { username: 'hari' })
  const changed = okOf<StaffPerson>(
    await admin.post(`${path}/${hari.id}/role`, { role: 'priest', currentPassword: password }),
  )
  expect(changed.role).toBe('priest')
  expect((await hari.send('/api/auth/me')).status).toBe(401)
  expect(await auditOf(app)).toEqual([
    {
      actorId: admin.id,
      subject: 'person',
      subjectId: hari.id,
      action: 'role_set',
      before: { role: 'user' },
      after: { role: 'priest' },
    },
  ])
})

test('changing a role needs the admin’s own password, and the other admins are notified', async () => {
  const { app, admin } = await open()
  const [other, leaving] = [
    await account(app, { role: 'admin' }),
    await account(app, { role: 'admin', username: 'ravi' }),
  ]
  await account(app, { role: 'admin', disabledAt: '2026-01-01' })
  const demote = (sent: object) =>
    admin.post(`${path}/${leaving.id}/role`, { role: 'user', ...sent })
  for (const sent of [{}, { currentPassword: 'Wrong-1234' }]) {
    expect((await demote(sent)).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '#/currentPassword' }],
    })
  }
  expect(await waitingMails(app)).toEqual([])
  okOf(await demote({ currentPassword: password }))
  const mails = await waitingMails(app)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([other.email, leaving.email].toSorted())
  expect(mails[0]?.text).toContain(
    'asha changed the role of ravi in the back office from administrator to devotee.',
  )
  expect(mails[0]?.text).toContain(`${app.publicUrl}/admin/people/${leaving.id}`)
})

test('nobody is given a role whose address is not confirmed; one can be taken away', async () => {
  const { app, admin } = await open()
  const meera = await account(app, { emailConfirmedAt: undefined, role: 'editor' })
  const give = (role: string) =>
    admin.post(`${path}/${meera.id}/role`, { role, currentPassword: password })
  const refused = await give('admin')
  expect(refused.json()).toMatchObject({ status: 409, code: 'wrong_status' })
  expect(refused.text).toContain('confirm their email')
  expect(okOf<StaffPerson>(await give('user')).role).toBe('user')
  expect((await give('editor')).status).toBe(409)
  await app.db('users').where({ id: meera.id }).update({ email_confirmed_at: '2026-01-01' })
  expect(okOf<StaffPerson>(await give('editor')).role).toBe('editor')
})

test('the activity log says whose account was changed, by the name of today', async () => {
  const { app, admin } = await open()
  const meera = await account(app, { username: 'meera', fullName: 'Meera Kulkarni' })
  okOf(await admin.post(`${path}/${meera.id}/end-sessions`))
  const about = async () =>
    (await get<Page<AuditEntry>>(admin, '/api/admin/audit')).items.map((entry) => entry.about)
  expect(await about()).toEqual(['Meera Kulkarni'])
  await app.db('users').where({ id: meera.id }).update({ full_name: null })
  expect(await about()).toEqual(['meera'])
  await app.db('users').where({ id: meera.id }).delete()
  expect(await about()).toEqual([undefined])
})

test('a disabled account is logged out at once, and can be enabled again', async () => {
  const { app, admin } = await open()
  const hari = await person(app)
  okOf(
    await admin.post(`${path}/${hari.id}/disabled`, {
      isDisabled: true,
      currentPassword: password,
    }),
  )
  expect((await hari.send('/api/auth/me')).status).toBe(401)
  const back = okOf<StaffPerson>(
    await admin.post(`${path}/${hari.id}/disabled`, {
      isDisabled: false,
      currentPassword: password,
    }),
  )
  expect(back.isDisabled).toBe(false)
  expect((await auditOf(app)).map(({ action }) => action)).toEqual(['disabled', 'enabled'])
})

test('when an administrator is disabled, they and the other administrators are notified', async () => {
  const { app, admin } = await open()
  const other = await account(app, { role: 'admin' })
  const third = await account(app, { role: 'admin' })
  okOf(
    await admin.post(`${path}/${other.id}/disabled`, {
      isDisabled: true,
      currentPassword: password,
    }),
  )
  const recipients = (await waitingMails(app)).map(({ to }) => to)
  expect(recipients.toSorted()).toEqual([other.email, third.email].toSorted())
})

test('an administrator cannot turn off their own two-step login with the session alone', async () => {
  const { app, admin } = await open()
  await app.db('users').where({ id: admin.id }).update({ totp_confirmed_at: '2026-01-01' })
  expect(
    (await admin.post(`${path}/${admin.id}/remove-totp`, { currentPassword: password })).status,
  ).toBe(409)
  expect(await app.db('users').where({ id: admin.id }).pluck('totp_confirmed_at')).not.toEqual([
    null,
  ])
})

test('the last admin can neither lose the role nor be disabled, even if there were others', async () => {
  const { app, admin } = await open()
  const other = await person(app, { role: 'admin' })
  okOf(
    await admin.post(`${path}/${other.id}/disabled`, {
      isDisabled: true,
      currentPassword: password,
    }),
  )
  for (const [what, body] of [
    ['role', { role: 'user', currentPassword: password }],
    ['disabled', { isDisabled: true, currentPassword: password }],
  ] as const) {
    const reply = await admin.post(`${path}/${admin.id}/${what}`, body)
    expect(reply.json()).toMatchObject({ status: 409, code: 'last_admin' })
  }
  expect(await auditOf(app)).toHaveLength(1)
})

test('a reset is started by email; nobody chooses a password for another', async () => {
  const { app, admin } = await open()
  const hari = await account(app)
  okOf(await admin.post(`${path}/${hari.id}/password-reset`))
  const mails = await waitingMails(app)
  expect(mails.map(({ to }) => to)).toEqual([hari.email])
  await app.db('users').where({ id: hari.id }).update({ disabled_at: '2026-01-01' })
  expect((await admin.post(`${path}/${hari.id}/password-reset`)).status).toBe(409)
  expect((await auditOf(app)).map(({ action }) => action)).toEqual(['password_reset_sent'])
})

test('somebody who must confirm their email first is sent the link again, three times at most', async () => {
  const { app, admin } = await open()
  const meera = await account(app, { emailConfirmedAt: undefined })
  const send = () => admin.post(`${path}/${meera.id}/confirmation`)
  okOf(await send())
  const [mail] = await waitingMails(app)
  expect(mail).toMatchObject({ to: meera.email, subject: expect.stringMatching(/confirm/) })
  for (let i = 0; i < 2; i += 1) okOf(await send())
  expect((await send()).status, 'no flood').toBe(429)
  await app.db('users').where({ id: meera.id }).update({ email_confirmed_at: '2026-01-01' })
  expect((await send()).status).toBe(409)
})

test('sessions end, and two-step login is turned off if it was on', async () => {
  const { app, admin } = await open()
  const hari = await person(app, { totpSecret: 'x', totpConfirmedAt: '2026-01-01' })
  okOf(await admin.post(`${path}/${hari.id}/end-sessions`))
  expect((await hari.send('/api/auth/me')).status).toBe(401)
  const after = okOf<StaffPerson>(
    await admin.post(`${path}/${hari.id}/remove-totp`, { currentPassword: password }),
  )
  expect(after.hasTotp).toBe(false)
  expect(
    (await admin.post(`${path}/${hari.id}/remove-totp`, { currentPassword: password })).status,
  ).toBe(409)
  expect((await auditOf(app)).map(({ action }) => action)).toEqual([
    'sessions_ended',
    'second_factor_removed',
  ])
})

test('nobody is nobody', async () => {
  const { app, admin } = await open()
  expect((await admin.send(`${path}/x`)).status).toBe(404)
  expect(
    (await admin.post(`${path}/x/role`, { role: 'admin', currentPassword: password })).status,
  ).toBe(404)
  expect((await admin.post(`${path}/${admin.id}/role`, { role: 'emperor' })).status).toBe(400)
  expect(await auditOf(app)).toEqual([])
})
