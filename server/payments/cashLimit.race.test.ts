import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { book, problemOf } from '#server/test/bookings.ts'
import { bookedTemple, take } from '#server/test/dakshina.ts'
import { setStock, stockOf, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'

const today = '2026-11-21'
const price = 50_000

const setup = async () => {
  const temple = await bookedTemple()
  const { app } = temple
  await setStock(app, 50)
  await app.db('products').where({ id: thing }).update({ price })
  const desk = await person(app, { role: 'desk' })
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
      fullName: 'Meera Kulkarni',
      ...changes,
    })
  return { ...temple, desk, give, sell }
}

const refusalOf = (reply: Reply) => problemOf(reply).errors
const tooMuch = (ways: string) => [
  {
    pointer: '#/amount',
    detail: expect.stringContaining(
      `in cash from one person in a day (section 269ST). Please take it by ${ways}`,
    ),
  },
]

test('what somebody buys at the counter counts with what they give, in either order', async () => {
  const { app, give, sell, desk } = await setup()
  okOf(await give(150_000))
  expect(refusalOf(await sell(1))).toEqual(tooMuch('UPI, card or cheque'))
  expect(await stockOf(app)).toEqual([50, 0])
  okOf(await sell(1, { fullName: 'Arjun Rao' }))
  okOf(await give(49_999))
  expect(refusalOf(await give(1))).toEqual(tooMuch('cheque or bank transfer'))

  okOf(await sell(2, { fullName: 'Sunita Kale', email: 'sunita@example.org' }))
  const hers = { fullName: 'Sunita  KALE' }
  expect(refusalOf(await sell(2, hers))).toEqual(tooMuch('UPI, card or cheque'))
  const named = { fullName: 'S. Kale', email: 'Sunita@example.org', preferredDate: '2026-12-02' }
  const booking = await book(app, named)
  expect(refusalOf(await take(desk, booking, { amount: 100_000 }))).toEqual(
    tooMuch('cheque or UPI'),
  )
  okOf(await give(100_000, { ...hers, paidOn: '2026-11-20' }))
})

test('a sale of ₹2,00,000 is refused in cash for any buyer, and nothing leaves the shelf', async () => {
  const { app, sell } = await setup()
  for (const buyer of [{}, { fullName: '' }]) {
    expect(refusalOf(await sell(4, buyer))).toEqual(tooMuch('UPI, card or cheque'))
  }
  expect(await stockOf(app)).toEqual([50, 0])
  for (const _ of [1, 2]) okOf(await sell(3, { fullName: '' }))
})

test('a sale that was taken back does not count', async () => {
  const { app, give, sell } = await setup()
  okOf(await sell(3))
  await app.db('orders').update({ status: 'returned' })
  okOf(await give(150_000))
})

test('the cash for one puja, or for the pujas of one day, stays below the limit on whatever day it comes', async () => {
  const { app, booking, desk } = await setup()
  okOf(await take(desk, booking, { amount: 150_000, paidOn: '2026-11-20' }))
  const more = await take(desk, booking, { seen: 1, amount: 50_000 })
  expect(refusalOf(more)).toEqual([
    {
      pointer: '#/amount',
      detail: expect.stringMatching(/in cash for one puja, .* by cheque or UPI/),
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
