import { expect, test } from 'vitest'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const open = async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const staff = await person(app, { role: 'treasurer' })
  const given = { paymentMethod: 'cash', amount: 1001, fullName: 'Asha Patl', paidOn: '2026-11-21' }
  const { reference } = okOf<{ reference: string }>(
    await staff.post('/api/admin/counter-donations', given),
  )
  const path = `/api/admin/donations/${reference}`
  const read = () => get<StaffDonationDetails>(staff, path)
  const correct = async (changes: object, version?: number) => {
    const { version: current, fullName, email } = await read()
    const input = { fullName, email, ...changes }
    return changeFrom(staff, 'PUT', `${path}/donor`, version ?? current, input)
  }
  return { app, staff, path, read, correct, reference }
}

test('a donor’s details are corrected; the receipt stays, and the log says only which', async () => {
  const { app, read, correct, reference } = await open()
  const refused = await correct({ fullName: 'Asha Patil' })
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: '#/reason' }] })
  const corrected = {
    fullName: 'Asha Patil',
    email: 'asha@example.org',
    phone: '98220 12345',
    purpose: 'Annadan',
  }
  okOf(await correct({ ...corrected, reason: 'misspelt' }))
  expect(await read()).toMatchObject({ ...corrected, status: 'succeeded' })
  expect((await read()).trail.at(-1)).toMatchObject({ note: 'corrected', by: 'temple' })
  expect(await app.db('donation_receipts').pluck('full_name')).toEqual(['Asha Patl'])
  const entry = (await auditOf(app)).find(({ action }) => action === 'donor_corrected')
  expect(entry).toMatchObject({
    subjectId: reference,
    after: { fields: 'fullName, email, phone, purpose', reason: 'misspelt' },
  })
  expect(JSON.stringify(entry)).not.toMatch(/Asha|98220|Annadan/)
})

test('a phone needs no reason, what is wrong is refused, and the later of two editors meets a conflict', async () => {
  const { read, correct } = await open()
  const { version } = await read()
  okOf(await correct({ phone: '98220 12345' }))
  expect((await correct({ phone: '98220 54321' }, version)).status).toBe(412)
  for (const wrong of [{ fullName: ' ' }, { email: 'asha' }, { phone: 'call me' }])
    expect((await correct(wrong)).status).toBe(400)
  expect((await read()).phone).toBe('98220 12345')
})

test('an address needs no PAN to be kept, and cannot be taken from one', async () => {
  const { app, read, correct } = await open()
  const donorAddress = '12 Laxmi Road\nPune 411030'
  okOf(await correct({ donorAddress }))
  expect((await read()).donorAddress).toBe(donorAddress)
  // A page that was open before knows no address and takes none away.
  okOf(await correct({ phone: '98220 12345' }))
  expect((await read()).donorAddress).toBe(donorAddress)
  const entries = (await auditOf(app)).filter(({ action }) => action === 'donor_corrected')
  expect(JSON.stringify(entries)).not.toContain('Laxmi')
  await app.db('donations').update({ pan: 'ABCPD1234F' })
  expect((await correct({ donorAddress: '' })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/donorAddress' }],
  })
  await app.db('donations').update({ pan: null })
  okOf(await correct({ donorAddress: '' }))
  expect((await read()).donorAddress).toBeUndefined()
})

test('nobody is named on what was counted from the hundi', async () => {
  const { app, correct } = await open()
  await app.db('donations').update({ payment_method: 'hundi' })
  expect((await correct({ phone: '98220 12345' })).status).toBe(409)
})
