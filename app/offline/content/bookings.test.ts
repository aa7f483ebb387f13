import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import type { Availability } from '#contract/bookings/public.ts'
import { storeBooking, storeDakshina, mergeAvailability } from './bookings.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createDelivery } from '#app/offline/outbox/deliver.ts'
import { createOutbox } from '#app/offline/outbox/outbox.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`bookings-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const received = { status: 'pending', at: '2026-11-21T05:00:00.000Z', by: 'devotee' } as const
const cancelled = { status: 'cancelled', at: '2026-11-22T05:00:00.000Z', by: 'devotee' } as const
const booking = {
  id: '1',
  reference: 'PJ-2026-7K3M9W',
  token: 'secret',
  status: 'pending' as const,
  pujaType: 'ganesh',
  pujaName: 'Ganesh Puja',
  preferredDate: '2026-11-27',
  preferredTime: 'evening' as const,
  startsAt: '2026-11-27T10:30:00.000Z',
  endsAt: '2026-11-27T14:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  includePrasad: false,
  isAddressMissing: false,
  trail: [received],
  canCancel: true,
  canReschedule: true,
  changeUntil: '2026-11-26T10:30:00.000Z',
  createdAt: '2026-11-21T05:00:00.000Z',
}

describe('A booking on this phone', () => {
  it('is stored as soon as the server has accepted it, from any tab or the worker', async () => {
    const { fetch } = fakeFetch({ '/api/puja-bookings': json(booking) })
    const account = () => 'guest'
    await createOutbox({ db, account, language: 'en' }).enqueue({
      id: 'one',
      command: 'createBooking',
      input: {},
    })
    const delivery = createDelivery({ db, api: createApi({ fetch }), account, locks: undefined })
    await delivery.deliver()
    expect(await db.bookings.toArray()).toMatchObject([{ reference: 'PJ-2026-7K3M9W', booking }])
  })

  it('keeps what was paid for it, whatever becomes of the booking; a phone without it stores nothing', async () => {
    const { reference } = booking
    const paid = { reference, paid: [], canPay: false }
    await storeDakshina(db, paid)
    expect(await db.bookings.count()).toBe(0)
    await storeBooking(db, booking)
    await storeDakshina(db, paid)
    await storeBooking(db, { ...booking, trail: [received, cancelled] })
    expect(await db.bookings.get(reference)).toMatchObject({
      booking: { trail: [received, cancelled] },
      dakshina: paid,
    })
  })

  it('is not overwritten by an older answer that arrives late', async () => {
    const later = { ...booking, status: 'cancelled' as const, trail: [received, cancelled] }
    await storeBooking(db, later)
    await storeBooking(db, booking)
    expect((await db.bookings.get(booking.reference))?.booking.status).toBe('cancelled')
  })

  it('is updated after a logout if the phone has it, but never added', async () => {
    const later = { ...booking, status: 'cancelled' as const, trail: [received, cancelled] }
    await storeBooking(db, booking, { onlyIfStored: true })
    expect(await db.bookings.count()).toBe(0)
    await storeBooking(db, booking, { account: 'meera' })
    await storeBooking(db, later, { onlyIfStored: true })
    expect(await db.bookings.toArray()).toMatchObject([{ account: 'meera', booking: later }])
  })
})

describe('Free places', () => {
  const day = (date: string, left: number) => ({
    date,
    slots: [{ slot: 'morning' as const, capacity: 6, left, isClosed: false }],
  })
  const availability = (today: string, ...days: Availability['days']): Availability => ({
    today,
    lastDate: '2027-05-20',
    timeZone: 'Asia/Kolkata',
    days,
  })

  it('are the latest known ones, without past days', () => {
    const stored = availability(
      '2026-11-20',
      day('2026-11-20', 1),
      day('2026-11-21', 1),
      day('2027-01-01', 2),
    )
    const merged = mergeAvailability(
      stored,
      availability('2026-11-21', day('2026-11-22', 4), day('2026-11-21', 3)),
    )
    expect(merged.days).toEqual([day('2026-11-21', 3), day('2026-11-22', 4), day('2027-01-01', 2)])
  })
})
