import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { DonationReceipt } from '#contract/donations/receipts.ts'
import type { DonationTotals } from '#contract/donations/totalsAdmin.ts'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import { sumReceived } from '#server/features/donations/reports/totalsRepository.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged, previewOf, seenByAdmin } from '#server/test/donationAdmin.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const today = '2026-11-21'
const cash = { paymentMethod: 'cash', amount: 1500, paidOn: today, fullName: 'Meera Kulkarni' }
const reason = 'Typed one zero too many'

const setup = async () => {
  let now = saturdayNoon
  const app = await testApp({ now: () => now, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const desk = await person(app, { role: 'desk' })
  const admin = await person(app, { role: 'admin' })
  return {
    app,
    admin,
    tomorrow: () => {
      now = new Date(saturdayNoon.getTime() + 24 * 60 * 60_000)
    },
    take: async (changes: object = {}): Promise<RecordedDonation> =>
      okOf(await desk.post('/api/admin/counter-donations', { ...cash, ...changes })),
    markVoid: (reference: string, body: object = { reason }) =>
      desk.post(`/api/admin/counter-donations/${reference}/void`, body),
    totals: () => get<DonationTotals>(admin, '/api/admin/donations/totals'),
  }
}

test('a donation recorded by mistake is void: not counted, and its receipt says so under its own number', async () => {
  const { app, admin, take, markVoid, totals } = await setup()
  const wrong = await take({ amount: 15_000 })
  okOf(await markVoid(wrong.reference))
  const right = await take()
  expect(right.receipt?.number).toBe('R-2026-27-00002')
  expect((await totals()).all).toMatchObject({ count: 1, amount: 1500 })
  expect(await sumReceived(app.db, today)).toEqual({ count: 1, rupees: 1500 })
  expect(await seenByAdmin(admin, wrong.reference)).toMatchObject({
    status: 'cancelled',
    isVoid: true,
    voidReason: reason,
    receiptNumber: 'R-2026-27-00001',
    actions: [],
    trail: [{}, { status: 'succeeded' }, { status: 'cancelled', note: 'voided', by: 'temple' }],
  })
  const { path = '', pdfPath = '' } = wrong.receipt ?? {}
  const [number, token] = path.replace('/receipt/', '').split('#')
  const shown = await app.send(`/api/donation-receipts/${number}?token=${token}`)
  expect(shown.json() as DonationReceipt).toMatchObject({ isVoid: true, isRefunded: false })
  expect((await app.send(pdfPath)).status).toBe(200)
  const last = (await auditOf(app)).find(({ action }) => action === 'voided')
  expect(last).toMatchObject({ subjectId: wrong.reference, after: { amount: 15_000 } })
  expect(JSON.stringify(last)).not.toMatch(/Meera|zero/)
})

test('only on the day it was recorded, only what staff recorded, with a reason, and once', async () => {
  const { app, admin, take, markVoid, tomorrow } = await setup()
  const { reference } = await take({ paymentMethod: 'card_machine', paidOn: '2026-11-20' })
  expect(problemOf(await markVoid(reference, { reason: ' ' })).errors).toMatchObject([
    { pointer: '#/reason' },
  ])
  const pledge = await pledged(app)
  expect(problemOf(await markVoid(pledge.reference)).detail).toMatch(/not recorded at the counter/)
  const replies = await Promise.all([1, 2].map(() => markVoid(reference)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const second = await take()
  okOf(await doTo(admin, second, 'return', { reason: 'Asked for it' }))
  expect(problemOf(await markVoid(second.reference)).detail).toMatch(/does not count any more/)
  const third = await take()
  tomorrow()
  const boss = await person(app, { role: 'admin' })
  expect((await seenByAdmin(boss, third.reference)).actions).not.toContain('void')
  const late = await boss.post(`/api/admin/counter-donations/${third.reference}/void`, { reason })
  expect([late.status, problemOf(late).detail]).toEqual([409, expect.stringMatching(/refund it/)])
})

test('what was taken back can be recorded rightly: cash, a bank transfer, a cheque and a line of a statement', async () => {
  const { app, admin, take, markVoid } = await setup()
  okOf(await markVoid((await take({ amount: 199_000 })).reference))
  await take({ amount: 150_000 })

  const utr = newUtr()
  const transfer = { paymentMethod: 'transfer', utr }
  okOf(await markVoid((await take(transfer)).reference))
  await take({ ...transfer, amount: 2500 })

  const cheque = { paymentMethod: 'cheque', slip: '004512', bank: 'State Bank' }
  const { reference } = await take(cheque)
  okOf(await markVoid(reference))
  const answer = { outcome: 'cleared', on: today }
  const cleared = await admin.post(`/api/admin/donations/${reference}/cheque`, answer)
  expect(problemOf(cleared).detail).toMatch(/is void/)
  await take(cheque)

  const file = 'Date,Narration,Deposit\n20/11/2026,NEFT-N305262345678901-MEERA,2500.00\n'
  const line = async () =>
    (await previewOf(app, admin, file)).lines[0] as StatementPreview['lines'][number]
  const { key, day, amountPaise, utr: number } = await line()
  const body = { key, day, amountPaise, utr: number, fullName: 'Mira' }
  const record = async () =>
    okOf<StaffDonationDetails>(await admin.post('/api/admin/bank-statement/donation', body))
  okOf(await markVoid((await record()).reference))
  expect(await line()).toMatchObject({ certainty: 'none' })
  await record()
})
