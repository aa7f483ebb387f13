import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { book, problemOf } from '#server/test/bookings.ts'
import { bookedTemple, take } from '#server/test/dakshina.ts'
import { person } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'

const limit = [
  {
    pointer: '#/amount',
    detail: expect.stringMatching(
      /^The law does not allow ₹2,00,000 or more in cash from one person in a day \(section 269ST\)/,
    ),
  },
]
const faultsOf = (reply: Reply) => problemOf(reply).errors

const setup = async () => {
  const temple = await bookedTemple()
  const desk = await person(temple.app, { role: 'desk' })
  const donate = (changes: object = {}) =>
    desk.post('/api/admin/counter-donations', {
      paymentMethod: 'cash',
      amount: 150_000,
      paidOn: '2026-11-21',
      fullName: 'Meera Kulkarni',
      ...changes,
    })
  return { ...temple, desk, donate }
}

test('the cash for one booking is added up; other ways to pay are not', async () => {
  const { booking, desk } = await setup()
  okOf(await take(desk, booking, { amount: 150_000 }))
  const more = { seen: 1, amount: 50_000 }
  expect(faultsOf(await take(desk, booking, more))).toEqual(limit)
  okOf(await take(desk, booking, { ...more, amount: 49_999 }))
  okOf(await take(desk, booking, { seen: 2, amount: 150_000, method: 'card_machine' }))
})

test('dakshina and donations count together, whichever comes second', async () => {
  const { app, booking, desk, donate } = await setup()
  okOf(await take(desk, booking, { amount: 150_000 }))
  expect(faultsOf(await donate())).toEqual(limit)
  okOf(await donate({ fullName: 'Sunita Kale', email: 'sunita@example.org' }))
  const hers = { fullName: 'S. Kale', email: 'sunita@example.org', preferredDate: '2026-12-02' }
  expect(faultsOf(await take(desk, await book(app, hers), { amount: 50_000 }))).toEqual(limit)
})

test('one payment of ₹2,00,000 is refused in the same words', async () => {
  const { booking, desk, donate } = await setup()
  expect(faultsOf(await take(desk, booking, { amount: 200_000 }))).toEqual(limit)
  expect(faultsOf(await donate({ amount: 200_000 }))).toEqual(limit)
})
