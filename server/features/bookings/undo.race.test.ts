import { describe, expect, test } from 'vitest'
import type { BookingStatus } from '#contract/bookings/public.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book, payload, sharedTemple, takenOf } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async (start?: string) => {
  const made = await temple(start)
  const priest = await person(made.app, { role: 'priest' })
  const booking = await book(made.app)
  const path = `/api/admin/bookings/${booking.reference}`
  return {
    ...made,
    priest,
    booking,
    set: (status: BookingStatus) => priest.post(`${path}/status`, { status }),
    undo: (steps = 2) => priest.post(`${path}/undo`, { steps }),
    see: () => get<StaffBookingDetails>(priest, path),
  }
}

describe('A step of the temple', () => {
  test('is undone once if two people press at once', async () => {
    const { app, set, undo, see } = await open()
    okOf(await set('cancelled'))
    const statuses = (await Promise.all([undo(), undo()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await see()).trail).toHaveLength(1)
    expect(await takenOf(app, payload)).toBe(1)
  })
})
