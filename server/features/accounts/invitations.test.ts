import { expect, test } from 'vitest'
import type { Invitation } from '#contract/accounts/invitations.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { browser } from '#server/test/browser.ts'
import { waitingMails } from '#server/test/mails.ts'
import { tokenTo } from '#server/test/mailLinks.ts'
import { account, password, person, signedIn } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/invitations'
const meera = 'meera@example.org'
const chosen = { username: 'meera', password: 'Durva-grass-21' }

const open = async () => {
  const clock = { now: new Date('2026-11-26T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const admin = await person(app, { role: 'admin', username: 'asha' })
  const invite = (wanted: object = {}) =>
    admin.post(path, { email: meera, role: 'treasurer', currentPassword: password, ...wanted })
  const tokenOf = (email = meera) => tokenTo(app, email, '/admin/invitation')
  const listed = async (who = admin) => okOf<{ items: Invitation[] }>(await who.send(path)).items
  const guest = browser(app)
  const accept = (token: string, wanted: object = {}) =>
    guest.post('/api/auth/invitation/accept', { token, ...chosen, ...wanted })
  const look = (token: string) => guest.post('/api/auth/invitation', { token })
  return { app, clock, admin, invite, tokenOf, listed, accept, look }
}

test('the link is stored as a hash and lasts three days; one that expired stays listed', async () => {
  const { app, clock, invite, tokenOf, listed, accept } = await open()
  okOf(await invite())
  const token = await tokenOf()
  expect(JSON.stringify(await app.db('invitations'))).not.toContain(token)
  clock.now = new Date('2026-11-29T06:30:00Z')
  expect((await accept(token)).status).toBe(410)
  expect(await listed(await person(app, { role: 'admin' }))).toMatchObject([{ isExpired: true }])
})

test('an invitation needs the admin’s password, and the other admins hear of it and of its answer', async () => {
  const { app, admin, invite, tokenOf, accept } = await open()
  const other = await account(app, { role: 'admin' })
  expect((await invite({ currentPassword: 'Wrong-1234' })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/currentPassword' }],
  })
  expect(await app.db('invitations')).toEqual([])
  okOf(await invite())
  okOf(await accept(await tokenOf()))
  const mails = await waitingMails(app)
  const told = (words: string) =>
    mails.filter(({ text }) => text.includes(words)).map(({ to }) => to)
  expect(told(`asha invited ${meera} to the back office as treasurer.`)).toEqual([other.email])
  const news = told('meera accepted an invitation and is now treasurer.')
  expect(news.toSorted()).toEqual([admin.email, other.email].toSorted())
})

test('somebody who has an account with the address logs in and accepts; nobody else can', async () => {
  const { app, invite, tokenOf, accept, look } = await open()
  const existing = await account(app, {
    email: meera,
    username: 'meerak',
    emailConfirmedAt: undefined,
  })
  const stranger = await person(app)
  okOf(await invite({ role: 'editor' }))
  const token = await tokenOf()
  expect((await look(token)).json()).toMatchObject({ hasAccount: true })
  expect((await accept(token)).json()).toMatchObject({ code: 'wrong_status' })
  const join = (who: typeof stranger) => who.post('/api/auth/invitation/join', { token })
  expect((await browser(app).post('/api/auth/invitation/join', { token })).status).toBe(401)
  const refused = await join(stranger)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(`This invitation is for ${meera}`)
  const phone = await signedIn(app, existing)
  okOf(await join(phone))
  expect((await phone.send('/api/auth/me')).status, 'sessions of staff are shorter').toBe(401)
  const login = { username: 'meerak', password }
  expect((await browser(app).post('/api/auth/login', login)).json()).toMatchObject({
    role: 'editor',
    isEmailConfirmed: true,
  })
  expect((await join(await signedIn(app, existing))).status).toBe(410)
})

test('it is sent again with another link, and withdrawn', async () => {
  const { app, admin, invite, tokenOf, listed, accept } = await open()
  const { id } = okOf<Invitation>(await invite())
  const first = await tokenOf()
  okOf(await admin.post(`${path}/${id}/send`))
  const second = await tokenOf()
  expect((await accept(first)).status, 'the earlier link').toBe(410)
  okOf(await admin.post(`${path}/${id}/withdraw`))
  expect((await accept(second)).status).toBe(410)
  expect(await waitingMails(app)).toEqual([])
  expect(await listed()).toEqual([])
  const late = await admin.post(`${path}/${id}/withdraw`)
  expect(late.json()).toMatchObject({ status: 404 })
  expect(late.text).toContain('accepted or withdrawn')
  expect((await admin.post(`${path}/${id}/send`)).status).toBe(404)
})

test('another invitation of the same address replaces the first', async () => {
  const { invite, tokenOf, listed, accept, look } = await open()
  okOf(await invite())
  const first = await tokenOf()
  okOf(await invite({ email: 'Meera@Example.org', role: 'desk' }))
  expect((await accept(first)).status).toBe(410)
  expect(await listed()).toMatchObject([{ role: 'desk' }])
  expect((await look(await tokenOf('Meera@Example.org'))).json()).toMatchObject({ role: 'desk' })
})

test.each([
  ['works here already', { role: 'priest' }, /already works here/],
  ['is disabled', { disabledAt: '2026-01-01' }, /is disabled/],
] as const)('somebody who %s is not invited', async (_, wanted, words) => {
  const { app, invite, listed } = await open()
  await account(app, { email: meera, ...wanted })
  const refused = await invite()
  expect(refused.status).toBe(409)
  expect(refused.text).toMatch(words)
  expect(await listed()).toEqual([])
})

test('an invitation accepted late cannot take the last admin away', async () => {
  const { app, admin, invite, tokenOf } = await open()
  const existing = await person(app, { email: meera })
  okOf(await invite({ role: 'editor' }))
  const token = await tokenOf()
  await app.db('users').where({ id: existing.id }).update({ role: 'admin' })
  await app.db('users').where({ id: admin.id }).update({ role: 'user' })
  const refused = await existing.post('/api/auth/invitation/join', { token })
  expect(refused.json()).toMatchObject({ status: 409, code: 'last_admin' })
  expect(await app.db('users').where({ role: 'admin' }).pluck('id')).toEqual([existing.id])
  expect(await app.db('invitations')).toHaveLength(1)
})

test('nobody is invited as a devotee, and a devotee invites nobody', async () => {
  const { app, invite } = await open()
  expect((await invite({ role: 'user' })).status).toBe(400)
  const devotee = await person(app)
  const sent = { email: meera, role: 'admin', currentPassword: password }
  expect((await devotee.post(path, sent)).status).toBe(403)
})

test('the activity log says who did what, and names no address', async () => {
  const { app, admin, invite, tokenOf, accept } = await open()
  const { id } = okOf<Invitation>(await invite())
  okOf(await admin.post(`${path}/${id}/send`))
  okOf(await accept(await tokenOf()))
  const log = await auditOf(app)
  expect(log.map(({ subject, action }) => `${subject} ${action}`)).toEqual([
    'invitation invited',
    'invitation sent_again',
    'person invitation_accepted',
  ])
  expect(log[2]).toMatchObject({ before: { role: 'user' }, after: { role: 'treasurer' } })
  expect(JSON.stringify(log)).not.toContain('@')
})

test('an invitation goes with the data of its address', async () => {
  const { app, invite } = await open()
  const existing = await person(app, { email: meera })
  okOf(await invite())
  okOf(await existing.post('/api/account/delete', { currentPassword: password }))
  expect(await app.db('invitations')).toEqual([])
})
