import { expect, test } from 'vitest'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import type { Donation } from '#contract/donations/public.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { seenByAdmin, doTo, newUtr, pledged, previewOf } from '#server/test/donationAdmin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-20'

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  return { app, admin: await person(app, { role: 'admin', username: 'treasurer' }) }
}

const receiptAmounts = ({ db }: TestApp): Promise<number[]> =>
  db('donation_receipts').orderBy('position').pluck('amount')

const record = (admin: Person, { reference }: { reference: string }, body: object) =>
  admin.post(`/api/admin/donations/${reference}/another`, body)

/** A pledge that was confirmed by hand. */
const confirmed = async (app: TestApp, admin: Person, utr = newUtr()): Promise<Donation> => {
  const pledge = await pledged(app, { purpose: '' })
  okOf(await doTo(admin, pledge, 'confirm', { paidOn, utr }))
  return pledge
}

test('an amount that differs from the pledge is recorded as received if staff say so; the pledge is remembered', async () => {
  const { app, admin } = await setup()
  const pledge = await pledged(app)
  const utr = newUtr()
  const body = { paidOn, utr, amountPaise: 900_00 }
  expect((await doTo(admin, pledge, 'confirm', body)).status).toBe(400)
  const booked = okOf(await doTo(admin, pledge, 'confirm', { ...body, isOtherAmount: true }))
  expect(booked).toMatchObject({
    status: 'succeeded',
    amount: 900,
    pledgedAmount: 1001,
    utr,
    trail: [{ status: 'pending' }, { status: 'succeeded', by: 'temple', note: 'other_amount' }],
  })
  expect(await receiptAmounts(app)).toEqual([900])
  expect((await auditOf(app)).at(-1)).toMatchObject({
    action: 'confirmed',
    before: { status: 'pending', amount: 1001 },
    after: { status: 'succeeded', amount: 900 },
  })
  const [mail] = await waitingMails(app)
  expect(mail?.text).toContain('Your donation of ₹900 has reached')
  expect(mail?.text).toContain('You had pledged ₹1,001.')
  const seen = await app.send(`/api/donations/${pledge.reference}?token=${pledge.token}`)
  expect(seen.json()).toMatchObject({ amount: 900, status: 'succeeded' })
})

test.each([
  ['parts of a rupee', 900_50, /^Donations are recorded in whole rupees/],
  ['nothing', 0, expect.any(String)],
])('%s cannot be booked', async (_what, amountPaise, detail) => {
  const { app, admin } = await setup()
  const pledge = await pledged(app)
  const body = { paidOn, utr: newUtr(), amountPaise, isOtherAmount: true }
  expect(problemOf(await doTo(admin, pledge, 'confirm', body)).errors).toMatchObject([
    {
      pointer: '#/amountPaise',
      detail: detail instanceof RegExp ? expect.stringMatching(detail) : detail,
    },
  ])
  expect((await seenByAdmin(admin, pledge.reference)).status).toBe('pending')
})

test('another payment by a donor is a separate donation, with reference, UTR and receipt', async () => {
  const { app, admin } = await setup()
  const first = await confirmed(app, admin)
  const utr = newUtr()
  const body = { paidOn: '2026-11-21', utr, amountPaise: 501_00 }
  const another = okOf<StaffDonationDetails>(await record(admin, first, body))
  expect(another).toMatchObject({
    status: 'succeeded',
    amount: 501,
    fullName: first.fullName,
    email: first.email,
    utr,
    paidOn: '2026-11-21',
    receiptNumber: 'R-2026-27-00002',
    others: [{ reference: first.reference, amount: 1001 }],
    trail: [
      { status: 'pending', by: 'temple', note: 'another_payment' },
      { status: 'succeeded', by: 'temple', actor: { username: 'treasurer' } },
    ],
  })
  expect(another.reference).not.toBe(first.reference)
  expect((await seenByAdmin(admin, first.reference)).others).toEqual([
    { reference: another.reference, amount: 501 },
  ])
  expect(await waitingMails(app)).toHaveLength(2)
  expect((await auditOf(app)).at(-1)).toMatchObject({
    subjectId: another.reference,
    action: 'recorded',
    after: { amount: 501, anotherOf: first.reference },
  })
})

test('one that still waits is confirmed first; a card has no second payment', async () => {
  const { app, admin } = await setup()
  const pledge = await pledged(app)
  const body = { paidOn, utr: newUtr(), amountPaise: 501_00 }
  expect(problemOf(await record(admin, pledge, body)).detail).toMatch(
    /^This donation is not confirmed yet/,
  )
  expect((await record(admin, { reference: 'DNOSUCHONE' }, body)).status).toBe(404)
  await app.db('donations').update({ payment_method: 'card', status: 'succeeded' })
  expect(problemOf(await record(admin, pledge, body)).code).toBe('wrong_status')
  expect(
    (await person(app, { role: 'priest' }).then((who) => record(who, pledge, body))).status,
  ).toBe(403)
})

test('a statement offers both, records each line once, and recognises it again', async () => {
  const { app, admin } = await setup()
  const [less, twice] = [await pledged(app), await pledged(app)]
  const file = [
    'Date,Narration,Deposit Amt.',
    `20/11/2026,UPI/${newUtr()}/${less.reference},900`,
    `20/11/2026,UPI/${newUtr()}/${twice.reference},1001`,
    `20/11/2026,UPI/AGAIN ${twice.reference},1001`,
    `21/11/2026,UPI/AND AGAIN ${twice.reference},1001`,
  ].join('\n')
  const confirm = async (line: StatementPreview['lines'][number] | undefined) => {
    const [candidate] = line?.candidates ?? []
    const { key, day, amountPaise, utr } = line ?? {}
    const { reference, as } = candidate ?? {}
    const match = { key, day, amountPaise, reference, ...(utr && { utr }), ...(as && { as }) }
    const reply = await admin.post('/api/admin/bank-statement/confirm', { matches: [match] })
    return okOf<{ confirmed: string[]; refused: { reason: string }[] }>(reply)
  }
  const { lines } = await previewOf(app, admin, file)
  expect(lines[0]).toMatchObject({
    certainty: 'possible',
    candidates: [{ reference: less.reference, as: 'other_amount' }],
  })
  expect((await confirm(lines[0])).confirmed).toEqual([less.reference])
  expect((await confirm(lines[1])).confirmed).toEqual([twice.reference])

  const then = (await previewOf(app, admin, file)).lines
  expect(then.map(({ certainty, candidates }) => [certainty, candidates[0]?.as])).toEqual([
    ['known', undefined],
    ['known', undefined],
    ['possible', 'another_payment'],
    ['possible', 'another_payment'],
  ])
  const [another] = (await confirm(then[2])).confirmed
  expect(another).toMatch(/^D\w{9}$/)
  expect([less.reference, twice.reference]).not.toContain(another)
  expect((await confirm(then[2])).refused).toMatchObject([{ reason: expect.any(String) }])
  expect((await confirm(then[3])).confirmed).toHaveLength(1)
  const last = (await previewOf(app, admin, file)).lines
  expect(last.map(({ certainty }) => certainty)).toEqual(['known', 'known', 'known', 'known'])
  expect(await receiptAmounts(app)).toEqual([900, 1001, 1001, 1001])
})

test('a payment confirmed by a line without a UTR is not recorded again by hand', async () => {
  const { app, admin } = await setup()
  const pledge = await pledged(app)
  const file = `Date,Narration,Deposit Amt.\n20/11/2026,UPI ${pledge.reference},1001`
  const [line] = (await previewOf(app, admin, file)).lines
  const { key, day, amountPaise } = line ?? {}
  const match = { key, day, amountPaise, reference: pledge.reference }
  okOf(await admin.post('/api/admin/bank-statement/confirm', { matches: [match] }))
  const again = { paidOn, utr: newUtr(), amountPaise: 1001_00 }
  const refused = problemOf(await record(admin, pledge, again))
  expect(refused.detail).toMatch(/^This may be the very payment that confirmed/)
  okOf(await record(admin, pledge, { ...again, paidOn: '2026-11-21' }))
})
