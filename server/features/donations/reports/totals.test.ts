import { expect, test } from 'vitest'
import type { DonationTotals } from '#contract/donations/totalsAdmin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { donationTemple, eventOf, hear, pay } from '#server/test/donations.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const setup = async () => {
  const clock = { now: saturdayNoon }
  const app = await testApp({ now: () => clock.now, publicUrl: 'https://temple.example' })
  const admin = await person(app, { role: 'admin' })
  const give = async (amount: number, paidOn: string, details: object = {}) => {
    const pledge = await pledged(app, { amount })
    if (Object.keys(details).length > 0) {
      await app.db('donations').where({ reference: pledge.reference }).update(details)
    }
    okOf(await doTo(admin, pledge, 'confirm', { paidOn, utr: newUtr() }))
    return pledge
  }
  const totals = (query = '') => get<DonationTotals>(admin, `/api/admin/donations/totals?${query}`)
  return { app, admin, clock, give, totals }
}

test('money received is added up by day, method and purpose, with refunds beside it', async () => {
  const { app, admin, give, totals } = await setup()
  await give(100, '2026-10-31')
  await give(200, '2026-11-01', { purpose: 'annadanam' })
  const back = await give(300, '2026-11-01', { purpose: 'annadanam' })
  await pledged(app, { amount: 99_999 })
  okOf(await doTo(admin, back, 'return', { reason: 'By mistake' }))
  const november = {
    financialYear: '2026-27',
    month: '2026-11',
    all: { count: 2, amount: 500, returned: 300 },
    byDay: [{ day: '2026-11-01', count: 2, amount: 500, returned: 300 }],
    before: {
      financialYear: '2025-26',
      month: '2025-11',
      all: { count: 0, amount: 0, returned: 0 },
      byDay: [],
    },
    byMethod: [{ paymentMethod: 'gpay', count: 2, amount: 500, returned: 300 }],
    byPurpose: [{ purpose: 'annadanam', count: 2, amount: 500, returned: 300 }],
    years: ['2026-27'],
  }
  expect(await totals('month=2026-11')).toEqual(november)
  const year = await totals()
  expect(year.all).toEqual({ count: 3, amount: 600, returned: 300 })
  expect(year.byDay.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-10-31', 100],
    ['2026-11-01', 500],
  ])
  expect(year.byPurpose).toContainEqual({ count: 1, amount: 100, returned: 0 })
  const rowsOf = async (by: string) => {
    const { text } = await admin.send(`/api/admin/donations/totals.csv?by=${by}`)
    return text.replace('\uFEFF', '').trim().split('\r\n')
  }
  expect((await rowsOf('method'))[0]).toBe('Paid by,Donations,Rupees,Refunded')
  expect(await rowsOf('method')).toHaveLength(1 + year.byMethod.length)
  expect(await rowsOf('purpose')).toContain('No purpose given,1,100,0')
})

test('a financial year ends with March, by the temple’s calendar; tests are never added to money', async () => {
  const temple = await donationTemple()
  for (const at of ['2027-03-31T18:29:00Z', '2027-03-31T18:30:00Z']) {
    temple.clock.now = new Date(at)
    const id = await pay(temple)
    await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  }
  const admin = await person(temple.app, { role: 'admin' })
  const ask = (query: string) => get<DonationTotals>(admin, `/api/admin/donations/totals?${query}`)
  expect(await ask('')).toMatchObject({ financialYear: '2027-28', all: { count: 0 }, byDay: [] })
  expect((await ask('isTest=true&financialYear=2026-27')).byDay).toMatchObject([
    { day: '2027-03-31', amount: 501 },
  ])
  expect(await ask('isTest=true&month=2027-04')).toMatchObject({
    financialYear: '2027-28',
    byDay: [{ day: '2027-04-01' }],
    years: ['2027-28', '2026-27'],
  })
})

test.each(['financialYear=2026-28', 'financialYear=26-27', 'month=2026-13', 'month=x'])(
  'there are no totals of %s',
  async (query) => {
    const { admin } = await setup()
    const reply = await admin.send(`/api/admin/donations/totals?${query}`)
    expect([reply.status, problemOf(reply).code]).toEqual([400, 'invalid_input'])
  },
)

test('refunds of half rupees are added up to the paisa', async () => {
  const { admin, give, totals } = await setup()
  const meera = { pan: 'ABCPK1234F', donor_address: '12 Laxmi Road' }
  await give(1001, '2026-11-01', { ...meera, refunded_paise: 1 })
  await give(501, '2026-11-02', { ...meera, refunded_paise: 10 })
  await give(300, '2026-11-02', { refunded_paise: 20 })
  expect((await totals()).all).toEqual({ count: 3, amount: 1802, returned: 0.31 })
  expect(await get(admin, '/api/admin/donations/form-10bd')).toMatchObject({
    amount: 1501.89,
    incomplete: { count: 1, amount: 299.8 },
  })
  const csv = await admin.send('/api/admin/donations/form-10bd.csv?financialYear=2026-27')
  expect(csv.text.trim()).toMatch(/,1501\.89$/)
})

test('cash that cannot be deducted is summed up, and cash in parts of one day is named', async () => {
  const { admin, give } = await setup()
  const meera = { pan: 'ABCPK1234F', donor_address: '12 Laxmi Road' }
  const cash = { ...meera, payment_method: 'cash' }
  const first = await give(1500, '2026-11-05', cash)
  await give(501, '2026-11-05', { ...cash, pan: 'abcpk1234f' })
  await give(2000, '2026-11-06', cash)
  await give(1000, '2026-11-06', meera)
  await give(1500, '2026-11-05', { ...cash, pan: 'XYZPR9876A' })
  await give(2001, '2026-11-06', { payment_method: 'cash' })
  expect(await get(admin, '/api/admin/donations/form-10bd')).toMatchObject({
    excluded: { count: 1, amount: 2001 },
    splitCash: [{ reference: first.reference, paidOn: '2026-11-05', count: 2, amount: 2001 }],
  })
})

test('Form 10BD has a row for each PAN; donors without one are separate; refunds are left out', async () => {
  const { app, admin, give } = await setup()
  const meera = { pan: 'ABCPK1234F', donor_address: '12 Laxmi Road\nPune, 411030' }
  await give(100, '2026-10-31', meera)
  await give(200, '2026-11-01', { ...meera, pan: ' abcpk1234f ' })
  await give(400, '2026-11-02', { pan: 'XYZPR9876A', donor_address: '=1+1' })
  const halfKnown = await give(800, '2026-11-02', { pan: 'XYZPR9876B' })
  const bare = await give(1600, '2026-11-02')
  const back = await give(3200, '2026-11-03', meera)
  okOf(await doTo(admin, back, 'return', { reason: 'By mistake' }))
  expect(await get(admin, '/api/admin/donations/form-10bd')).toEqual({
    financialYear: '2026-27',
    years: ['2026-27'],
    isRegistered: false,
    donors: 2,
    amount: 700,
    before: { financialYear: '2025-26', donors: 0, amount: 0 },
    excluded: { count: 0, amount: 0 },
    splitCash: [],
    incomplete: {
      count: 2,
      amount: 2400,
      largest: [
        expect.objectContaining({ reference: bare.reference, amount: 1600 }),
        expect.objectContaining({ reference: halfKnown.reference, amount: 800 }),
      ],
    },
  })
  const csv = await admin.send('/api/admin/donations/form-10bd.csv?financialYear=2026-27')
  const [headings, ...rows] = csv.text.replace('\uFEFF', '').trim().split('\r\n')
  expect(headings).toBe(
    'Sl. No.,Pre Acknowledgement Number,ID Code,Unique Identification Number,Section Code,Unique Registration Number (URN),Date of Issuance of Unique Registration Number,Name of donor,Address of donor,Donation Type,Mode of receipt,Amount of donation (Indian rupees)',
  )
  const mode = 'Others,Electronic modes including account payee cheque/draft'
  expect(rows).toEqual([
    `1,,Permanent Account Number,ABCPK1234F,Section 80G,,,Arjun Rao,"12 Laxmi Road, Pune, 411030",${mode},300`,
    `2,,Permanent Account Number,XYZPR9876A,Section 80G,,,Arjun Rao,'=1+1,${mode},400`,
  ])
  const path = '/api/admin/donations/form-10bd-incomplete.csv?financialYear=2026-27'
  const missing = (await admin.send(path)).text.trim().split('\r\n').slice(1)
  expect(missing.map((row) => row.split(',').slice(-2))).toEqual([
    ['800', 'address'],
    ['"PAN', ' address"'],
  ])
  const noted = (await auditOf(app)).filter(({ action }) => action === 'downloaded')
  expect(noted.map(({ subjectId, after }) => [subjectId, after])).toEqual([
    ['form-10bd-2026-27', { financialYear: '2026-27', rows: 2 }],
    ['form-10bd-2026-27-incomplete', { financialYear: '2026-27', rows: 2 }],
  ])
  expect((await admin.send('/api/admin/donations/form-10bd.csv')).status).toBe(400)
})

test('a year stands beside the one before, month by month, also in the file', async () => {
  const { app, clock, give } = await setup()
  await give(100, '2026-11-01')
  const then = saturdayNoon.getTime()
  clock.now = new Date(then + 365 * 24 * 60 * 60_000)
  const late = await person(app, { role: 'treasurer' })
  const pledge = await pledged(app, { amount: 250 })
  okOf(await doTo(late, pledge, 'confirm', { paidOn: '2027-11-02', utr: newUtr() }))
  const year = await get<DonationTotals>(late, '/api/admin/donations/totals')
  expect([year.financialYear, year.all.amount, year.before]).toEqual([
    '2027-28',
    250,
    {
      financialYear: '2026-27',
      all: { count: 1, amount: 100, returned: 0 },
      byDay: [{ day: '2026-11-01', count: 1, amount: 100, returned: 0 }],
    },
  ])
  const file = await late.send('/api/admin/donations/totals.csv?financialYear=2027-28')
  const rows = file.text.replace('\uFEFF', '').trim().split('\r\n')
  expect(rows).toHaveLength(13)
  expect(rows[8]).toBe('2027-11,1,250,0,1,100,0')
})
