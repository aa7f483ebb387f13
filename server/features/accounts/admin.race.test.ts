import { expect, test } from 'vitest'
import { password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/people'

const open = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin', username: 'asha', createdAt: '2026-01-01' })
  return { app, admin }
}

test('of two admins who disable each other at once, one stays', async () => {
  const { app, admin } = await open()
  const other = await person(app, { role: 'admin' })
  const disable = (who: typeof admin, id: string) =>
    who.post(`${path}/${id}/disabled`, { isDisabled: true, currentPassword: password })
  await Promise.all([disable(admin, other.id), disable(other, admin.id)])
  const left = await app.db('users').where({ role: 'admin', disabled_at: null })
  expect(left).toHaveLength(1)
})
