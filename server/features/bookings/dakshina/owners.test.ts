import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { bookedTemple, claim, seenByStaff, take } from '#server/test/dakshina.ts'
import { password, person } from '#server/test/people.ts'

test('an export has what a person paid; an erasure keeps the sums without the name', async () => {
  const { app, booking } = await bookedTemple()
  const admin = await person(app, { role: 'admin' })
  okOf(await take(admin, booking))
  await app.db('puja_bookings').update({ status: 'closed' })
  const input = { contact: booking.email, currentPassword: password }
  const exported = await admin.post('/api/admin/personal-data/export', input)
  expect(exported.text).toContain('P-2026-27-00001')
  okOf(await admin.post('/api/admin/personal-data/erase', input))
  expect(await app.db('dakshina_receipts').select('number', 'full_name', 'amount')).toEqual([
    { number: 'P-2026-27-00001', full_name: '', amount: 5100 },
  ])
  expect((await seenByStaff(admin, booking)).payments).toMatchObject([{ status: 'succeeded' }])
})

test('a claim that nobody found at the bank ends after three months, and its number goes', async () => {
  const temple = await bookedTemple()
  const { app, booking, clock } = temple
  okOf(await claim(app, booking, { utr: '630577410001' }))
  clock.now = new Date(clock.now.getTime() + 91 * 24 * 60 * 60_000)
  await app.tidy(app.db)
  expect(await app.db('dakshina_payments').select('status', 'utr')).toEqual([
    { status: 'cancelled', utr: null },
  ])
})
