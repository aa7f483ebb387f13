import readSheets from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { addRupees } from '#contract/payments/exactRupees.ts'
import type { Takings } from '#contract/takings/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { book, saturdayNoon } from '#server/test/bookings.ts'
import { take } from '#server/test/dakshina.ts'
import { doTo, newUtr, pledged, previewOf } from '#server/test/donationAdmin.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { ordered, thing } from '#server/test/orders.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import { unpack } from '#server/tables/unzip.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

const zipOf = async (someone: Person, financialYear = '2026-27') => {
  const reply = await someone.send(`/api/admin/takings/auditor.zip?financialYear=${financialYear}`)
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = (await unpack(reply.body)) ?? expect.fail('a damaged archive')
  const sheets = new Map<string, Rows>()
  for (const { name, bytes } of files) {
    const [sheet] = await readSheets(new Uint8Array(bytes).buffer)
    const [headings = [], ...rows] = sheet?.data ?? []
    sheets.set(
      name,
      rows.map((row) =>
        Object.fromEntries(headings.map((heading, at) => [String(heading), row[at]])),
      ),
    )
  }
  return (name: string): Rows =>
    sheets.get(`auditor-${financialYear}/${name}.xlsx`) ?? expect.fail(`no ${name}`)
}

const sumOf = (rows: Rows, column = 'Rupees'): number =>
  addRupees(...rows.map((row) => Number(row[column] ?? 0)))

/** Of everything something: kept, void, refunded, and found on a bank statement. */
const takeMoney = async (app: TestApp, admin: Person): Promise<void> => {
  const give = async (changes: object) =>
    okOf<RecordedDonation>(
      await admin.post('/api/admin/counter-donations', {
        paymentMethod: 'cash',
        paidOn: '2026-11-21',
        fullName: 'Meera',
        ...changes,
      }),
    )
  const donor = { pan: 'ABCPE1234F', donorAddress: '12 Laxmi Road\nPune 411030' }
  await give({ ...donor, amount: 1100, paymentMethod: 'card_machine' })
  okOf(await doTo(admin, await give({ amount: 251 }), 'return', { reason: 'Given twice' }))
  const wrong = await give({ amount: 5010 })
  const reason = { reason: 'Typed twice' }
  okOf(await admin.post(`/api/admin/counter-donations/${wrong.reference}/void`, reason))
  const booked = await book(app)
  okOf(await take(admin, booked))
  const order = await ordered(app, { [thing]: 2 })
  okOf(await admin.post(`/api/admin/orders/${order.reference}/pack`))
  const { reference } = await pledged(app, { amount: 501 })
  const statement = `Date,Narration,Deposit Amt.\n21/11/2026,UPI/${reference}/${newUtr()},501`
  const [line] = (await previewOf(app, admin, statement)).lines
  const { key, day, amountPaise, utr } = line ?? expect.fail('no line')
  const match = { key, day, amountPaise, reference, ...(utr !== undefined && { utr }) }
  okOf(await admin.post('/api/admin/bank-statement/confirm', { matches: [match] }))
}

test('everything for the auditor is one archive, and its sums are those of the takings', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const admin = await person(app, { role: 'admin' })
  await setGiving(app, { trust })
  await takeMoney(app, admin)
  const treasurer = await person(app, { role: 'treasurer' })
  const sheet = await zipOf(treasurer)

  const contents = sheet('contents')
  for (const { File, Rows: count } of contents) {
    const name = String(File).replace('.xlsx', '')
    expect([name, sheet(name).length]).toEqual([name, count])
  }
  expect(contents.map(({ File }) => File)).toEqual([
    'summary.xlsx',
    'day-book.xlsx',
    'receipts.xlsx',
    'gst.xlsx',
    'statement-matches.xlsx',
    'donations.xlsx',
    'dakshina.xlsx',
    'orders.xlsx',
    'invoices.xlsx',
    'form-10bd.xlsx',
    'form-10bd-incomplete.xlsx',
  ])
  const { all, hundi, refunds } = await get<Takings>(admin, '/api/admin/takings')
  const net = addRupees(all.amount, hundi.amount, ...refunds.map(({ amount }) => -amount))
  expect([sumOf(sheet('summary')), sumOf(sheet('day-book'))]).toEqual([net, net])
  expect(sheet('receipts').filter((row) => row['Void'] === 'yes')).toMatchObject([{ Rupees: 5010 }])
  expect(sheet('statement-matches')).toMatchObject([{ For: 'Donation', Rupees: 501 }])
  expect(sheet('donations')).toHaveLength(4)
  expect(sheet('dakshina')).toHaveLength(1)
  expect(sheet('orders')).toHaveLength(1)
  expect(sumOf(sheet('gst'), 'Total rupees')).toBe(sumOf(sheet('invoices'), 'Total rupees'))
  expect(sheet('form-10bd')).toMatchObject([{ 'Unique Identification Number': 'ABCPE1234F' }])
  expect((await auditOf(app)).at(-1)).toMatchObject({
    actorId: treasurer.id,
    subjectId: 'auditor-2026-27',
    action: 'downloaded',
    after: {
      financialYear: '2026-27',
      rows: contents.reduce((sum, { Rows: count }) => sum + Number(count), 0),
    },
  })

  const before = await zipOf(treasurer, '2025-26')
  expect(before('contents').every(({ Rows: count }) => count === 0)).toBe(true)
})
