import { expect, test } from 'vitest'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/people'

const open = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin', username: 'asha', createdAt: '2026-01-01' })
  return { app, admin }
}

test('people go into a table', async () => {
  const { admin } = await open()
  const { text } = await admin.send(`${path}.csv?isStaff=true`)
  expect(text.split('\r\n')[1]).toMatch(/^asha,,devotee\d+@example\.org,yes,admin,no,no,/)
})
