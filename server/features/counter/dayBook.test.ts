import { expect, test } from 'vitest'
import type { DayBook } from '#contract/counter/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { counted } from '#server/test/cash.ts'
import { ordered, orderPayload } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const day = '2026-11-21'
const path = `/api/admin/counter/days/${day}`

const gift = { paymentMethod: 'cash', amount: 501, paidOn: day, fullName: 'Meera' }

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const asha = await person(app, { role: 'desk', username: 'asha' })
  const ravi = await person(app, { role: 'treasurer', username: 'ravi' })
  const give = async (changes: object = {}) =>
    okOf<RecordedDonation>(
      await asha.post('/api/admin/counter-donations', {
        ...gift,
        ...changes,
      }),
    )
  return { app, asha, ravi, give }
}

test('the day has its cash: donations, the hundi and sales, and nothing that came otherwise', async () => {
  const { app, asha, ravi, give } = await setup()
  await give()
  await give({ paymentMethod: 'hundi', fullName: '', amount: 11_000 })
  await give({ paymentMethod: 'transfer', utr: '630512345678' })
  const { lines } = await orderPayload(app)
  okOf(await asha.post('/api/admin/counter-sales', { lines, amount: 1450, method: 'cash' }))
  const { drawer, hundi, counts } = await get<DayBook>(ravi, path)
  expect(drawer?.sums).toEqual([
    { kind: 'donation', count: 1, amount: 501 },
    { kind: 'dakshina', count: 0, amount: 0 },
    { kind: 'sale', count: 1, amount: 1450 },
    { kind: 'refund', count: 0, amount: 0 },
  ])
  expect([drawer?.expected, drawer?.items.length, counts]).toEqual([1951, 3, []])
  // It goes to the bank in a bag of its own.
  expect(hundi).toEqual({ count: 1, amount: 11_000 })
})

test('what was handed back in cash is taken off, and what was recorded by mistake is shown, but not counted', async () => {
  const { app, asha, ravi, give } = await setup()
  const late = { paidOn: '2026-11-20', lateReason: 'Found in the old book' }
  const earlier = okOf<RecordedDonation>(
    await ravi.post('/api/admin/counter-donations', { ...gift, ...late, amount: 2000 }),
  )
  const mistake = await give({ amount: 5010 })
  await give()
  const giveBack = { reason: 'The wedding is off', isInCash: true }
  okOf(await ravi.post(`/api/admin/donations/${earlier.reference}/return`, giveBack))
  const byBank = await give({ amount: 700 })
  const byTransfer = { reason: 'Given twice' }
  okOf(await ravi.post(`/api/admin/donations/${byBank.reference}/return`, byTransfer))
  const voided = `/api/admin/counter-donations/${mistake.reference}/void`
  okOf(await asha.post(voided, { reason: 'One zero too many' }))
  const order = await ordered(app)
  await app.db('orders').where({ reference: order.reference }).update({ refund_paise: 90_000 })
  const note = { note: 'At the counter', isInCash: true }
  okOf(await ravi.post(`/api/admin/orders/${order.reference}/refund-record`, note))

  const { drawer } = await get<DayBook>(ravi, path)
  // What was given earlier is in the drawer of the day on which it was recorded.
  expect(drawer?.expected).toBe(2000 + 501 + 700 - 2000 - 900)
  expect(drawer?.items.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { reference: earlier.reference, amount: -2000 },
    { reference: order.reference, amount: -900 },
  ])
  expect(drawer?.items.find(({ reference }) => reference === mistake.reference)).toMatchObject({
    isVoid: true,
  })
  expect(drawer?.sums.find(({ kind }) => kind === 'donation')).toMatchObject({ count: 3 })
})

test('a cashier counts before the sums are shown; then a difference is explained, once', async () => {
  const { app, asha, ravi, give } = await setup()
  await give()
  const blind = await get<DayBook>(asha, path)
  expect(blind).not.toHaveProperty('drawer')
  const first = okOf<DayBook>(await asha.post(`${path}/count`, counted(1000, { opening: 500 })))
  expect(first.drawer).toMatchObject({ expected: 501 })
  expect(first.counts).toMatchObject([{ counted: 1000, expected: 1001, opening: 500 }])
  const why = { position: 0, reason: 'A coin is missing' }
  okOf(await asha.post(`${path}/reason`, why))
  expect((await asha.post(`${path}/reason`, why)).status).toBe(409)
  // A second cashier sees who has counted, and no sum.
  const other = await person(app, { role: 'desk', username: 'meena' })
  const { drawer, counts } = await get<DayBook>(other, path)
  expect([drawer, counts]).toEqual([
    undefined,
    [{ position: 0, at: expect.any(String), by: { id: asha.id, username: 'asha' } }],
  ])
  const again = okOf<DayBook>(await ravi.post(`${path}/count`, counted(501, { counts: 1 })))
  expect(again.counts).toMatchObject([
    { counted: 1000, reason: 'A coin is missing', by: { username: 'asha' } },
    { counted: 501, expected: 501 },
  ])
  expect((await ravi.post(`${path}/reason`, { ...why, position: 1 })).status).toBe(409)
  expect((await auditOf(app)).at(-1)).toMatchObject({
    subject: 'cash',
    subjectId: day,
    action: 'counted',
    before: { counted: 1000 },
    after: { expected: 501, counted: 501 },
  })
  await give({ amount: 50 })
  expect((await get<DayBook>(ravi, path)).drawer).toMatchObject({ changedBy: 50 })
  const next = await get<DayBook>(ravi, '/api/admin/counter/days/2026-11-22')
  expect(next.usualOpening).toBe(0)
})

test('a count from before there was a float is compared with the hundi in it', async () => {
  const { app, ravi, give } = await setup()
  await give()
  await give({ paymentMethod: 'hundi', fullName: '', amount: 11_000 })
  const old = { day, position: 0, expected: 11_501, counted: 11_501, at: '2026-11-21T06:00:00Z' }
  await app.db('cash_counts').insert({ ...old, actor_id: ravi.id })
  expect((await get<DayBook>(ravi, path)).drawer).not.toHaveProperty('changedBy')
})

test('the hundi is counted by two; a day to come is not counted', async () => {
  const { asha, give } = await setup()
  await give({ paymentMethod: 'hundi', fullName: '', amount: 11_000 })
  const alone = problemOf(await asha.post(`${path}/count`, counted(0)))
  expect(alone.errors).toMatchObject([{ pointer: '#/hundiWitness' }])
  const two = counted(0, { hundiWitness: 'Suresh Rao' })
  const { counts } = okOf<DayBook>(await asha.post(`${path}/count`, two))
  expect(counts).toMatchObject([{ counted: 0, expected: 0, hundiWitness: 'Suresh Rao' }])
  const early = await asha.post('/api/admin/counter/days/2026-11-22/count', counted(0))
  expect(problemOf(early).errors?.[0]?.detail).toMatch(/not come yet/)
})

test('cash counts today; only a treasurer enters an earlier day, with a reason that is logged', async () => {
  const { app, asha, ravi } = await setup()
  const late = { ...gift, paidOn: '2026-11-20' }
  const record = '/api/admin/counter-donations'
  const pointers = async (who: typeof asha, sent: object) =>
    problemOf(await who.post(record, sent)).errors?.map(({ pointer }) => pointer)
  expect(await pointers(asha, { ...late, lateReason: 'Forgotten' })).toEqual(['#/paidOn'])
  expect(await pointers(ravi, late)).toEqual(['#/lateReason'])
  okOf(await ravi.post(record, { ...late, lateReason: 'Forgotten' }))
  expect((await auditOf(app)).at(-1)).toMatchObject({
    action: 'taken',
    after: { paidOn: '2026-11-20', lateReason: 'Forgotten' },
  })
})
