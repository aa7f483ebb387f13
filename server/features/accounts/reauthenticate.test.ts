import { expect, test } from 'vitest'
import { auditOf, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { account, password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const people = '/api/admin/people'
const data = '/api/admin/personal-data'

/** Changes that a stolen session of an administrator must not be able to make. */
test.each([
  ['disabling an account', (id: string) => `${people}/${id}/disabled`, { isDisabled: true }],
  ['enabling an account', (id: string) => `${people}/${id}/disabled`, { isDisabled: false }],
  ['turning off two-step login', (id: string) => `${people}/${id}/remove-totp`, {}],
  ['changing a role', (id: string) => `${people}/${id}/role`, { role: 'priest' }],
  ['exporting a person', () => `${data}/export`, { contact: 'hari@example.org' }],
  ['erasing a person', () => `${data}/erase`, { contact: 'hari@example.org' }],
] as const)('%s needs the password of whoever does it', async (_, pathOf, body) => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  const { id } = await account(app, {
    email: 'hari@example.org',
    totpSecret: 'x',
    totpConfirmedAt: '2026-01-01',
  })
  const before = await app.db('users').where({ id }).first()
  for (const sent of [{}, { currentPassword: '' }, { currentPassword: 'Wrong-1234' }]) {
    expect((await admin.post(pathOf(id), { ...body, ...sent })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '#/currentPassword' }],
    })
  }
  expect(await app.db('users').where({ id }).first()).toEqual(before)
  expect(await auditOf(app)).toEqual([])
  expect(await waitingMails(app)).toEqual([])
  okOf(await admin.post(pathOf(id), { ...body, currentPassword: password }))
  expect(await auditOf(app)).toHaveLength(1)
})
