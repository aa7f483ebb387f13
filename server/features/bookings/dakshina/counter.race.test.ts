import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { book, problemOf } from '#server/test/bookings.ts'
import { bookedTemple, dakshinaOf, take } from '#server/test/dakshina.ts'
import { person } from '#server/test/people.ts'

const setup = async () => {
  const temple = await bookedTemple()
  const desk = await person(temple.app, { role: 'desk', username: 'asha' })
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  return { ...temple, desk, treasurer }
}

test('of two who record at once one is recorded, and the other reads what it was', async () => {
  const { app, booking, desk, treasurer } = await setup()
  const replies = await Promise.all([desk, treasurer].map((who) => take(who, booking)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = replies.find(({ status }) => status === 409)
  expect(refused && problemOf(refused).detail).toMatch(/^₹5,100 \(Cash\) has been recorded/)
  expect((await dakshinaOf(app, booking)).paid).toHaveLength(1)
  okOf(await take(desk, booking, { seen: 1, amount: 100 }))
  expect((await dakshinaOf(app, booking)).paid).toHaveLength(2)
})

test('receipt numbers have no gaps when two members of staff record at once', async () => {
  const { app, desk } = await setup()
  const dates = ['2026-12-03', '2026-12-04', '2026-12-05']
  const bookings = await Promise.all(dates.map((preferredDate) => book(app, { preferredDate })))
  for (const reply of await Promise.all(bookings.map((one) => take(desk, one)))) okOf(reply)
  expect(await app.db('dakshina_receipts').orderBy('position').pluck('position')).toEqual([1, 2, 3])
})
