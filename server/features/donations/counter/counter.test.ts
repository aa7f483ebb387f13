import { expect, test } from 'vitest'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import type { DonationTotals } from '#contract/donations/totalsAdmin.ts'
import { transact } from '#server/db/db.ts'
import { donationData } from '#server/features/donations/owners.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { newUtr, previewOf, seenByAdmin } from '#server/test/donationAdmin.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-21'
const forTax = { pan: 'ABCPD1234F', donorAddress: '12 Laxmi Road, Pune' }
const cash = { paymentMethod: 'cash', amount: 1500, paidOn, fullName: 'Meera Kulkarni' }

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const desk = await person(app, { role: 'desk' })
  const admin = await person(app, { role: 'admin' })
  const send = (changes: object = {}, key?: string) =>
    desk.post(
      '/api/admin/counter-donations',
      { ...cash, ...changes },
      key === undefined ? undefined : { 'Idempotency-Key': key },
    )
  const take = async (changes: object = {}) => okOf<RecordedDonation>(await send(changes))
  const faults = async (changes: object) => problemOf(await send(changes)).errors
  return { app, desk, admin, send, take, faults }
}

test('cash is recorded by the front desk with a receipt, and thanks go only to an address', async () => {
  const { app, admin, take } = await setup()
  const first = await take({ ...forTax, purpose: 'Annadan', email: 'meera@example.org' })
  const second = await take({ fullName: 'Arjun Rao' })
  expect([first.receipt?.number, second.receipt?.number]).toEqual([
    'R-2026-27-00001',
    'R-2026-27-00002',
  ])
  expect(await seenByAdmin(admin, first.reference)).toMatchObject({
    status: 'succeeded',
    paymentMethod: 'cash',
    paidOn,
    purpose: 'Annadan',
    actions: ['void', 'return'],
    trail: [
      { status: 'pending', by: 'temple' },
      { status: 'succeeded', by: 'temple' },
    ],
  })
  expect((await waitingMails(app)).map(({ to }) => to)).toEqual(['meera@example.org'])
  const pdf = await app.send(first.receipt?.pdfPath ?? '')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const logged = (await auditOf(app)).filter(({ action }) => action === 'taken')
  expect(logged).toHaveLength(2)
  expect(JSON.stringify(logged)).not.toMatch(/Meera|ABCPD|example/)
})

test('an address without a PAN is kept for prasad by post, is on no receipt, and is erased', async () => {
  const { app, admin, take } = await setup()
  const { donorAddress } = forTax
  const email = 'meera@example.org'
  const first = await take({ donorAddress, email })
  expect(await seenByAdmin(admin, first.reference)).toMatchObject({
    donorAddress,
    actions: ['pan', 'void', 'return'],
  })
  await take({ ...forTax, email })
  await setGiving(app, { trust: {} })
  await take({ donorAddress, email, amount: 2001 })
  const receipts = await app.db('donation_receipts').orderBy('number').pluck('donor_address')
  expect(receipts).toEqual([null, donorAddress, null])
  const meera = { email, isLookedFor: true }
  expect(await donationData.read(app.db, meera)).toMatchObject(
    [2001, 1500, 1500].map((amount) => ({ amount, donorAddress })),
  )
  await transact(app.db, (trx) => donationData.forget(trx, meera, app.now()))
  expect(await app.db('donations').orderBy('id').pluck('donor_address')).toEqual([
    null,
    donorAddress,
    null,
  ])
})

test('a key that is sent again records nothing twice', async () => {
  const { app, send } = await setup()
  const key = '0190a7e4-6f3c-7a55-9f64-1f0d3d8e4b11'
  const replies = [await send({}, key), await send({}, key)]
  expect(replies[1]?.json()).toEqual(replies[0]?.json())
  expect(await app.db('donation_receipts').select()).toHaveLength(1)
})

test.each([
  [{ paidOn: '2026-11-22' }, '#/paidOn', /in the future/],
  [{ paidOn: '2026-03-31' }, '#/paidOn', /books of that year are closed.*2026-27/],
  [{ amount: 0 }, '#/amount', /greater than 0/],
  [{ amount: 10.5 }, '#/amount', /whole rupees/],
  [{ amount: 200_000 }, '#/amount', /269ST/],
  [{ fullName: ' ' }, '#/fullName', /donor’s name/],
  [{ ...forTax, pan: 'ABC' }, '#/pan', /five letters/],
  [{ ...forTax, amount: 2001 }, '#/pan', /80G\(5D\)/],
  [{ paymentMethod: 'hundi', fullName: '', ...forTax }, '#/pan', /115BBC/],
  [{ paymentMethod: 'hundi' }, '#/fullName', /no donor/],
  [{ paymentMethod: 'transfer' }, '#/utr', /UTR/],
  [{ paymentMethod: 'cheque', slip: '004512' }, '#/bank', /bank of the cheque/],
  [{ paymentMethod: 'cheque', slip: '12', bank: 'SBI' }, '#/slip', /6 digits/],
  [{ phone: '12' }, '#/phone', /valid phone/],
  [{ paymentMethod: 'hundi', fullName: '', phone: '98220 12345' }, '#/phone', /no donor/],
  [{ paymentMethod: 'hundi', fullName: '', donorAddress: 'Pune' }, '#/donorAddress', /no donor/],
  [{ pan: forTax.pan }, '#/donorAddress', /Form 10BD needs it/],
])('%j is refused, and the law is named where it is the reason', async (changes, at, words) => {
  const { app, faults } = await setup()
  const fault = { pointer: at, detail: expect.stringMatching(words) }
  expect(await faults(changes)).toContainEqual(expect.objectContaining(fault))
  expect(await app.db('donations').select()).toEqual([])
})

test('a cheque counts and has a receipt when the bank has cleared it; a bounced one may clear later', async () => {
  const { app, admin, desk, take } = await setup()
  const cheque = { number: '004512', bank: 'State Bank' }
  const { reference, receipt } = await take({
    paymentMethod: 'cheque',
    slip: cheque.number,
    bank: cheque.bank,
    ...forTax,
  })
  expect(receipt).toBeUndefined()
  const path = `/api/admin/donations/${reference}/cheque`
  expect((await desk.post(path, { outcome: 'cleared', on: '2026-11-21' })).status).toBe(403)
  const early = await admin.post(path, { outcome: 'cleared', on: '2026-11-19' })
  expect(problemOf(early).errors?.[0]?.detail).toMatch(/before the cheque/)
  const bounced = okOf(await admin.post(path, { outcome: 'bounced', on: '2026-11-21' }))
  expect(bounced).toMatchObject({ status: 'failed', actions: ['cheque'], cheque })
  const replies = await Promise.all(
    [1, 2].map(() => admin.post(path, { outcome: 'cleared', on: '2026-11-21' })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await seenByAdmin(admin, reference)).toMatchObject({
    status: 'succeeded',
    receiptNumber: 'R-2026-27-00001',
    paidOn: '2026-11-21',
  })
  const [printed] = await app.db('donation_receipts').select('payment_reference', 'pan')
  expect(printed).toEqual({ payment_reference: 'Cheque 004512, State Bank', pan: 'ABCPD1234F' })
})

test('a bank transfer is recorded once, whatever confirmed it before', async () => {
  const { send, take } = await setup()
  const utr = newUtr()
  await take({ paymentMethod: 'transfer', utr })
  expect(problemOf(await send({ paymentMethod: 'transfer', utr })).code).toBe('utr_taken')
})

test('the hundi has no donor; Form 10BD has cash in a row of its own, and nothing the law excludes', async () => {
  const { admin, take } = await setup()
  await take({ ...forTax, amount: 2000 })
  await take({ ...forTax, amount: 5000, paymentMethod: 'transfer', utr: newUtr() })
  await take({ amount: 9000 })
  const { fullName } = await take({ paymentMethod: 'hundi', fullName: '', amount: 41_250 })
  expect(fullName).toBe('')
  expect(await get(admin, '/api/admin/donations/form-10bd')).toMatchObject({
    donors: 2,
    amount: 7000,
    incomplete: { count: 0 },
  })
  const csv = await admin.send('/api/admin/donations/form-10bd.csv?financialYear=2026-27')
  expect(csv.text).toMatch(/Cash,2000\r\n/)
  expect(csv.text).toMatch(/Electronic modes including account payee cheque\/draft,5000/)
  const totals = await get<DonationTotals>(admin, '/api/admin/donations/totals')
  expect(totals.byMethod.map(({ paymentMethod, amount }) => [paymentMethod, amount])).toEqual([
    ['hundi', 41_250],
    ['cash', 11_000],
    ['transfer', 5000],
  ])
})

test('a PAN that was missing is added later: the form has it, the log says so without it, the receipt stays', async () => {
  const { app, admin, take } = await setup()
  const { reference } = await take()
  const path = `/api/admin/donations/${reference}/pan`
  expect((await seenByAdmin(admin, reference)).actions).toEqual(['pan', 'void', 'return'])
  const wrong = problemOf(await admin.post(path, { ...forTax, pan: 'ABCPD1234' }))
  expect(wrong.errors?.[0]?.pointer).toBe('#/pan')
  const replies = await Promise.all([1, 2].map(() => admin.post(path, forTax)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await get(admin, '/api/admin/donations/form-10bd')).toMatchObject({
    donors: 1,
    before: { financialYear: '2025-26', donors: 0, amount: 0 },
    incomplete: { count: 0, largest: [] },
  })
  const last = (await auditOf(app)).at(-1)
  expect(last).toMatchObject({ subjectId: reference, action: 'pan_added' })
  expect(JSON.stringify(last)).not.toMatch(/ABCPD|Laxmi/)
  expect(await app.db('donation_receipts').pluck('pan')).toEqual([null])
})

const statement = (line: string) => `Date,Narration,Deposit\n${line}\n`

test('a line that no pledge fits becomes a donation, once, and is known from then on', async () => {
  const { app, admin } = await setup()
  const file = statement('21/11/2026,NEFT-N305262345678901-MEERA KULKARNI,2500.00')
  const [line] = (await previewOf(app, admin, file)).lines
  expect(line).toMatchObject({ certainty: 'none', utr: 'N305262345678901' })
  const { key, day, amountPaise, utr } = line as StatementPreview['lines'][number]
  const body = { key, day, amountPaise, utr, fullName: 'Meera Kulkarni', ...forTax }
  const path = '/api/admin/bank-statement/donation'
  const replies = await Promise.all([1, 2].map(() => admin.post(path, body)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const done = replies.find(({ status }) => status === 200)?.json() as StaffDonationDetails
  expect(done).toMatchObject({ paymentMethod: 'transfer', amount: 2500, paidOn, utr })
  expect((await previewOf(app, admin, file)).lines[0]).toMatchObject({
    certainty: 'known',
    seeAlso: { reference: done.reference },
  })
  const odd = problemOf(await admin.post(path, { ...body, amountPaise: 1050 }))
  expect(odd.errors?.[0]?.detail).toMatch(/whole rupees/)
})

test('a transfer recorded by hand is recognised on the statement by its number', async () => {
  const { app, admin, take } = await setup()
  const { reference } = await take({
    paymentMethod: 'transfer',
    utr: 'N305262345678901',
    amount: 2500,
  })
  const file = statement('21/11/2026,NEFT-N305262345678901-MEERA KULKARNI,2500.00')
  expect((await previewOf(app, admin, file)).lines[0]).toMatchObject({
    certainty: 'known',
    seeAlso: { reference },
  })
})
