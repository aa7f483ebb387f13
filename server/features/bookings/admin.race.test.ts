import { describe, expect, test } from 'vitest'
import { book, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async () => {
  const made = await temple()
  return { ...made, priest: await person(made.app, { role: 'priest' }) }
}

const path = '/api/admin/bookings'

describe('The list of bookings', () => {
  test('of two priests who press at once, the second gets an error', async () => {
    const { app, priest } = await open()
    const { reference } = await book(app)
    const press = () => priest.post(`${path}/${reference}/status`, { status: 'confirmed' })
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})
