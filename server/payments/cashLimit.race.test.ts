import { expect, test } from 'vitest'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book, change, problemOf } from '#server/test/bookings.ts'
import { bookedTemple, take } from '#server/test/dakshina.ts'
import { ordered, setStock, stockOf, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'

const today = '2026-11-21'
const price = 50_000
const lateReason = 'Found in the old book'

const setup = async () => {
  const temple = await bookedTemple()
  const { app } = temple
  await setStock(app, 50)
  await app.db('products').where({ id: thing }).update({ price })
  // May record an earlier day's cash, too.
  const desk = await person(app, { role: 'admin' })
  const give = (amount: number, changes: object = {}) =>
    desk.post('/api/admin/counter-donations', {
      paymentMethod: 'cash',
      amount,
      paidOn: today,
      fullName: 'Meera Kulkarni',
      ...changes,
    })
  const sell = (quantity: number, changes: object = {}) =>
    desk.post('/api/admin/counter-sales', {
      lines: [{ id: thing, quantity, price }],
      amount: quantity * price,
      method: 'cash',
      fullName: 'Meera Kulkarni',
      ...changes,
    })
  return { ...temple, desk, give, sell }
}

const refusalOf = (reply: Reply) => problemOf(reply).errors
const tooMuch = [
  {
    pointer: '#/amount',
    detail: expect.stringContaining(
      'in cash from one person in a day (section 269ST). Please take it by UPI, card machine or cheque',
    ),
  },
]

test('what somebody buys at the counter counts with what they give, in either order', async () => {
  const { app, give, sell, desk } = await setup()
  okOf(await give(150_000))
  expect(refusalOf(await sell(1))).toEqual(tooMuch)
  expect(await stockOf(app)).toEqual([50, 0])
  okOf(await sell(1, { fullName: 'Arjun Rao' }))
  okOf(await give(49_999))
  expect(refusalOf(await give(1))).toEqual(tooMuch)

  okOf(await sell(2, { fullName: 'Sunita Kale', email: 'sunita@example.org' }))
  const hers = { fullName: 'Sunita  KALE' }
  expect(refusalOf(await sell(2, hers))).toEqual(tooMuch)
  const named = { fullName: 'S. Kale', email: 'Sunita@example.org', preferredDate: '2026-12-02' }
  const booking = await book(app, named)
  expect(refusalOf(await take(desk, booking, { amount: 100_000 }))).toEqual(tooMuch)
  okOf(await give(100_000, { ...hers, paidOn: '2026-11-20', lateReason }))
})

test('a sale of ₹2,00,000 is refused in cash for any buyer, and nothing leaves the shelf', async () => {
  const { app, sell } = await setup()
  for (const buyer of [{}, { fullName: '' }]) {
    expect(refusalOf(await sell(4, buyer))).toEqual(tooMuch)
  }
  expect(await stockOf(app)).toEqual([50, 0])
  for (const _ of [1, 2]) okOf(await sell(3, { fullName: '' }))
})

test('cash that was handed back was received all the same; what is void never was', async () => {
  const { app, booking, desk, give, sell } = await setup()
  okOf(await sell(3))
  await app.db('orders').update({ status: 'returned' })
  expect(refusalOf(await give(50_000))).toEqual(tooMuch)

  const kale = { fullName: 'Sunita Kale' }
  okOf(await give(150_000, kale))
  await app.db('donations').where({ full_name: 'Sunita Kale' }).update({ status: 'refunded' })
  expect((await give(50_000, kale)).status).toBe(400)
  await app.db('donations').where({ full_name: 'Sunita Kale' }).update({ status: 'cancelled' })
  okOf(await give(50_000, kale))

  okOf(await take(desk, booking, { amount: 40_000 }))
  await app.db('dakshina_payments').update({ status: 'refunded' })
  expect((await take(desk, booking, { seen: 1, amount: 10_000 })).status).toBe(400)
})

test('cash on delivery counts on the day it came; a warning says when it was too much', async () => {
  const { app, give, sell } = await setup()
  const boss = await person(app, { role: 'admin' })
  const who = { fullName: 'Cod Buyer', email: 'cod@example.org', payment: 'cod' }
  const deliver = async () => {
    const { reference } = await ordered(app, { [thing]: 2 }, who)
    const at = (step: string) => `/api/admin/orders/${reference}/${step}`
    okOf(await boss.post(at('pack')))
    okOf(await boss.post(at('ship'), { courier: 'India Post' }))
    return okOf<StaffOrderDetails>(await boss.post(at('deliver')))
  }
  const { reference, tooMuchCash } = await deliver()
  expect(tooMuchCash).toBeUndefined()
  expect(refusalOf(await sell(2, { fullName: 'Cod Buyer' }))).toEqual(tooMuch)
  expect(refusalOf(await give(100_000, { fullName: 'cod buyer' }))).toEqual(tooMuch)
  okOf(await give(99_999, { fullName: 'Cod Buyer', paidOn: '2026-11-20', lateReason }))
  const second = await deliver()
  expect(second).toMatchObject({ status: 'delivered', tooMuchCash: 200_000 })
  expect((await sell(1, { fullName: 'Other', email: 'cod@example.org' })).status).toBe(400)
  const seen = await get<StaffOrderDetails>(boss, `/api/admin/orders/${reference}`)
  expect(seen.tooMuchCash).toBe(200_000)
})

test('the same person in another spelling is the same person', async () => {
  const { give } = await setup()
  okOf(await give(199_000))
  for (const fullName of [
    'MEERA\u00a0kulkarni',
    'Meera Kulkarni\u200b',
    'Me\u00adera Kulkarni',
    'Ｍeera Kulkarni',
    'Meera, Kulkarni.',
    'Smt. Meera Kulkarni',
    'Dr Mrs Meera Kulkarni',
  ])
    expect([fullName, (await give(1000, { fullName })).status]).toEqual([fullName, 400])
  okOf(await give(199_000, { fullName: 'श्रीमती मीरा कुलकर्णी' }))
  expect((await give(1000, { fullName: 'सौ. मीरा कुलकर्णी' })).status).toBe(400)
  okOf(await give(199_000, { fullName: 'Sita Rao', email: 'Sita.Rao@gmail.com' }))
  for (const email of ['sitarao@gmail.com', 'sita.rao+temple@googlemail.com'])
    expect([email, (await give(1000, { fullName: 'S R', email })).status]).toEqual([email, 400])
})

test('a booking that is renamed keeps its cash with the name it was received from', async () => {
  const { app, booking, desk, give } = await setup()
  okOf(await take(desk, booking, { amount: 150_000 }))
  await app.db('puja_bookings').update({ full_name: 'Another Name', email: 'new@example.org' })
  const earlier = { fullName: booking.fullName, email: 'e@example.org' }
  expect((await give(50_000, earlier)).status).toBe(400)
  expect((await give(50_000, { fullName: 'Another Name' })).status).toBe(400)
  const second = await book(app, { ...earlier, preferredDate: '2026-12-03' })
  expect((await take(desk, second, { amount: 50_000 })).status).toBe(400)
})

test('the cash for one puja, or for the pujas of one day, stays below the limit on whatever day it comes', async () => {
  const { app, booking, desk } = await setup()
  okOf(await take(desk, booking, { amount: 150_000, paidOn: '2026-11-20', lateReason }))
  const more = await take(desk, booking, { seen: 1, amount: 50_000 })
  expect(refusalOf(more)).toEqual([
    {
      pointer: '#/amount',
      detail: expect.stringMatching(/in cash for one puja, .* by UPI, card machine or cheque/),
    },
  ])
  const { preferredDate } = booking
  const [same, later] = [
    await book(app, { preferredDate, timeSlot: 'evening' }),
    await book(app, { preferredDate: '2026-12-09' }),
  ]
  expect((await take(desk, same, { amount: 50_000 })).status).toBe(400)
  okOf(await take(desk, later, { amount: 150_000 }))
})

test('a puja is not moved to a day on which its cash and that of another are too much', async () => {
  const { app, booking, desk } = await setup()
  okOf(await take(desk, booking, { amount: 150_000 }))
  const other = await book(app, { preferredDate: '2026-12-09' })
  okOf(await take(desk, other, { amount: 150_000, paidOn: '2026-11-20', lateReason }))
  const { preferredDate } = booking
  const to = { preferredDate, preferredTime: 'evening' }
  const moved = () => desk.post(`/api/admin/bookings/${other.reference}/move`, { steps: 1, ...to })
  const refused = [
    { pointer: '#/preferredDate', detail: expect.stringContaining('(section 269ST)') },
  ]
  expect(refusalOf(await moved())).toMatchObject(refused)
  expect(refusalOf(await change(app, other, 'reschedule', to))).toMatchObject(refused)
  const row = () => app.db('puja_bookings').where({ reference: other.reference }).first()
  expect((await row()).preferred_date).toBe('2026-12-09')
  const still = await book(app, { preferredDate: '2026-12-10' })
  okOf(await desk.post(`/api/admin/bookings/${still.reference}/move`, { steps: 1, ...to }))
})

test('two counters at once do not take too much together', async () => {
  const { app, desk, give, sell } = await setup()
  const booking = await book(app, { fullName: 'Meera Kulkarni', preferredDate: '2026-12-03' })
  const replies = await Promise.all([
    give(90_000),
    sell(2),
    sell(2),
    take(desk, booking, { amount: 90_000 }),
    give(90_000),
  ])
  const taken = replies.filter(({ status }) => status === 200)
  expect(taken.length).toBeLessThanOrEqual(2)
  expect(taken.length).toBeGreaterThan(0)
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(5 - taken.length)
})
