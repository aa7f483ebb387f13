import { expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Invitation } from '#contract/accounts/invitations.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

type Answer = BulkAnswer<{ id: string }>

const open = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin', username: 'asha' })
  const send = async (path: string, body: object) =>
    okOf<Answer>(await admin.post(`/api/admin/${path}`, body))
  const setDisabled = (ids: readonly string[], isDisabled: boolean) =>
    send('people/disabled', { ids, isDisabled, currentPassword: password })
  return { app, admin, send, setDisabled }
}

const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id)

test('many accounts are disabled in one press, and what was done is undone by the opposite', async () => {
  const { app, admin, setDisabled } = await open()
  const [hari, meera] = [await person(app, { role: 'priest' }), await person(app)]
  const other = await account(app, { role: 'admin' })
  const gone = await account(app, { disabledAt: '2026-01-01' })
  const ids = [hari.id, meera.id, gone.id, admin.id, 'nobody']
  const { done, leftOut } = await setDisabled(ids, true)
  expect(idsOf(done)).toEqual([hari.id, meera.id])
  expect(leftOut).toEqual([
    { id: gone.id, reason: 'This account is disabled.' },
    { id: admin.id, reason: 'This is your own account.' },
    { id: 'nobody', reason: 'There is no such account.' },
  ])
  expect((await hari.send('/api/auth/me')).status).toBe(401)
  // About the priest; a devotee's account is no news.
  expect((await waitingMails(app)).map(({ to }) => to)).toEqual([other.email])
  expect((await setDisabled(idsOf(done), false)).leftOut).toEqual([])
  const disabled = await app.db('users').whereNotNull('disabled_at').pluck('id')
  expect(disabled).toEqual([gone.id])
  expect((await auditOf(app)).map(({ action }) => action)).toEqual([
    'disabled',
    'disabled',
    'enabled',
    'enabled',
  ])
})

test('without the password nobody is disabled', async () => {
  const { app, admin } = await open()
  const { id } = await account(app)
  const body = { ids: [id], isDisabled: true, currentPassword: 'Wrong-1234' }
  expect((await admin.post('/api/admin/people/disabled', body)).json()).toMatchObject({
    errors: [{ pointer: '#/currentPassword' }],
  })
  expect(await app.db('users').whereNotNull('disabled_at')).toEqual([])
})

test('many people are logged out, but not the administrator who does it', async () => {
  const { app, admin, send } = await open()
  const hari = await person(app)
  const { done, leftOut } = await send('people/end-sessions', { ids: [hari.id, admin.id] })
  expect([idsOf(done), idsOf(leftOut)]).toEqual([[hari.id], [admin.id]])
  expect((await hari.send('/api/auth/me')).status).toBe(401)
  expect((await admin.send('/api/auth/me')).status).toBe(200)
})

test('many invitations are sent again, three times at most, and withdrawn', async () => {
  const { app, admin, send } = await open()
  const invite = async (email: string) => {
    const body = { email, role: 'desk', currentPassword: password }
    return okOf<Invitation>(await admin.post('/api/admin/invitations', body)).id
  }
  const ids = [await invite('leela@example.org'), await invite('ravi@example.org')]
  await app.db('deliveries').delete()
  expect(idsOf((await send('invitations/send', { ids })).done)).toEqual(ids)
  expect((await waitingMails(app)).map(({ to }) => to).toSorted()).toEqual([
    'leela@example.org',
    'ravi@example.org',
  ])
  for (let i = 0; i < 2; i += 1) await send('invitations/send', { ids })
  expect(idsOf((await send('invitations/send', { ids })).leftOut)).toEqual(ids)
  expect(idsOf((await send('invitations/withdraw', { ids })).done)).toEqual(ids)
  expect(await app.db('invitations')).toEqual([])
  expect((await send('invitations/withdraw', { ids })).leftOut).toMatchObject([
    { id: ids[0], reason: 'This invitation was accepted or withdrawn.' },
    { id: ids[1] },
  ])
})
