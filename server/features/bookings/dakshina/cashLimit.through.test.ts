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

test('all bookings with the same name, email or phone count together', async () => {
  const { app, desk } = await setup()
  const details = { fullName: 'Anil Rao', email: 'anil@example.org', phone: '98220 12345' }
  const preferredDate = '2026-12-03'
  okOf(await take(desk, await book(app, { ...details, preferredDate }), { amount: 150_000 }))
  const same = [
    { email: 'other@example.org', fullName: 'anil rao' },
    { email: 'ANIL@example.org', fullName: 'Sunita Rao' },
    { email: 'third@example.org', fullName: 'Uday Rao', phone: '+91 9822012345' },
  ]
  for (const [index, person] of same.entries()) {
    const booking = await book(app, { ...person, preferredDate: `2026-12-0${index + 4}` })
    expect(faultsOf(await take(desk, booking, { amount: 50_000 }))).toEqual(limit)
  }
  const stranger = { fullName: 'Arjun Rao', email: 'arjun@example.org' }
  const other = await book(app, { ...stranger, preferredDate: '2026-12-07' })
  okOf(await take(desk, other, { amount: 150_000 }))
})
