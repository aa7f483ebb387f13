import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/subscribers'

const open = async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const admin = await person(app, { role: 'admin' })
  for (const email of ['a@example.org', 'b@example.org']) {
    okOf(await admin.post('/api/newsletter', { email, source: 'footer' }))
  }
  await app
    .db('newsletter_subscriptions')
    .where({ email: 'b@example.org' })
    .update({ status: 'confirmed', is_active: true, confirmed_at: '2026-11-21T07:00:00.000Z' })
  return { app, admin }
}

test('the table has the consent, in the temple’s time', async () => {
  const { admin } = await open()
  const { text } = await admin.send(`${path}.csv?status=confirmed`)
  expect(text.split('\r\n')[1]).toMatch(
    /^email,b@example\.org,confirmed,footer,[^,]+,,2026-11-21 12:00,2026-11-21 12:30,,no$/,
  )
})
