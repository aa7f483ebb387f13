import { describe, expect, test } from 'vitest'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { bookingIcsPath, type Availability, type Booking } from '#contract/bookings/public.ts'
import {
  usualDayParts,
  type DayParts,
  type VersionedDayParts,
} from '#contract/bookings/dayPartsAdmin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import {
  book,
  bookingOf,
  change,
  mailsOf,
  problemOf,
  sankalp,
  sendBooking,
  setCapacity,
  sharedTemple,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const path = '/api/admin/day-parts'
const { usual } = usualDayParts

/** Tuesday, the day of `payload`. */
const tuesday = '2026-12-01'
const thursday = '2026-12-03'

const early = { ...usual, morning: { ...usual.morning, from: '05:30', to: '09:00' } }

const open = async () => {
  const made = await temple()
  const { app } = made
  await app.db('day_parts').update({ parts: null, version: 1 })
  const admin = await person(app, { role: 'admin' })
  return {
    ...made,
    admin,
    set: async (parts: Partial<DayParts>, from?: number) => {
      const { version } = await get<VersionedDayParts>(admin, path)
      return changeFrom(admin, 'PUT', path, from ?? version, { ...usualDayParts, ...parts })
    },
    slotsOf: async (date: string) =>
      (
        await get<Availability>(
          admin,
          `/api/puja-bookings/availability?pujaType=ganesh&from=${date}&to=${date}`,
        )
      ).days[0]?.slots.map(({ slot, hours, isClosed }) => [slot, hours, isClosed]),
    seen: (booking: Booking) =>
      get<Booking>(admin, `/api/puja-bookings/${booking.reference}?token=${booking.token}`),
  }
}

describe('The parts of the day', () => {
  test('are as before until staff set them, on single weekdays, too', async () => {
    const { set, slotsOf } = await open()
    const asBefore = [
      ['morning', undefined, false],
      ['afternoon', undefined, false],
      ['evening', undefined, false],
    ]
    expect(await slotsOf(tuesday)).toEqual(asBefore)
    const off = { ...early, afternoon: { ...usual.afternoon, isOn: false } }
    okOf(await set({ weekdays: [2], other: off }))
    expect(await slotsOf(tuesday)).toEqual([
      ['morning', '05:30-09:00', false],
      ['evening', undefined, false],
    ])
    expect(await slotsOf(thursday)).toEqual(asBefore)
  })

  test('refuse what cannot be, a part that is off, and an older version', async () => {
    const { app, set } = await open()
    const wrong: [Partial<DayParts>, string][] = [
      [{ usual: { ...usual, morning: { ...usual.morning, to: '06:10' } } }, '#/usual/morning/to'],
      [
        { usual: { ...usual, afternoon: { ...usual.afternoon, from: '09:00' } } },
        '#/usual/afternoon/from',
      ],
      [
        { other: { ...usual, morning: { ...usual.morning, everyMinutes: 241 } } },
        '#/other/morning/everyMinutes',
      ],
      [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }, '#/weekdays'],
    ]
    for (const [parts, pointer] of wrong) {
      const { status, errors } = problemOf(await set(parts))
      expect([status, errors?.[0]?.pointer]).toEqual([400, pointer])
    }
    okOf(await set({ usual: { ...usual, afternoon: { ...usual.afternoon, isOn: false } } }))
    const refused = problemOf(await sendBooking(app, { preferredTime: 'afternoon' }))
    expect(refused.code).toBe('slot_closed')
    expect(refused.freeSlots?.map(({ slot }) => slot)).not.toContain('afternoon')
    expect((await set({}, 1)).status).toBe(412)
  })

  test('that were promised stay with a booking in all that is said of it', async () => {
    const { app, admin, set, seen } = await open()
    const before = await book(app)
    okOf(await set({ usual: early }))
    const after = await book(app, { fullName: 'After' })
    expect(before.startsAt).toBe('2026-12-01T00:30:00.000Z')
    expect(await seen(before)).toMatchObject({ startsAt: before.startsAt, endsAt: before.endsAt })
    expect(after).toMatchObject({
      hours: '05:30-09:00',
      startsAt: '2026-12-01T00:00:00.000Z',
      endsAt: '2026-12-01T03:30:00.000Z',
    })
    expect((await mailsOf(app)).map(({ text }) => /Time: (.*)/.exec(text)?.[1])).toEqual([
      ...Array.from({ length: 2 }, () => 'Morning (6 AM - 10 AM)'),
      ...Array.from({ length: 2 }, () => 'Morning (5:30 AM - 9 AM)'),
    ])
    const calendar = await app.send(bookingIcsPath(after))
    expect(calendar.text).toContain('Morning (5:30 AM - 9 AM)')
    for (const { reference } of [before, after])
      okOf(await admin.post(`/api/admin/bookings/${reference}/status`, { status: 'confirmed' }))
    const sheet = await get<{ slots: { hours?: string; bookings: { fullName: string }[] }[] }>(
      admin,
      `/api/admin/bookings/sheet/${tuesday}`,
    )
    expect(sheet.slots.map(({ hours, bookings }) => [hours, bookings[0]?.fullName])).toEqual([
      [undefined, 'Meera Kulkarni'],
      ['05:30-09:00', 'After'],
    ])
  })

  test('of another time are those of its day; the old ones are in the trail, and come back', async () => {
    const { app, admin, set, seen } = await open()
    okOf(await set({ usual: early }))
    const booking = await book(app)
    okOf(await set({}))
    const other = { preferredDate: thursday, preferredTime: 'morning' }
    const moved = bookingOf(await change(app, booking, 'reschedule', other))
    expect([moved.hours, moved.trail.at(-1)?.movedFrom?.hours]).toEqual([undefined, '05:30-09:00'])
    // Staff give it an exact time in the hours it has now.
    const move = (exactTime: string, steps: number) =>
      admin.post(`/api/admin/bookings/${booking.reference}/move`, { ...other, exactTime, steps })
    expect(problemOf(await move('05:40', 2)).errors?.[0]?.pointer).toBe('#/exactTime')
    okOf<StaffBookingDetails>(await move('09:30', 2))
    okOf(await admin.post(`/api/admin/bookings/${booking.reference}/undo`, { steps: 3 }))
    expect(await seen(booking)).not.toHaveProperty('hours')
  })
})

describe('Fixed times', () => {
  const half = { ...early.morning, everyMinutes: 30 }
  const fixed = { usual: { ...early, morning: half } }

  test('go to one booking after the other, and a cancelled one is free again', async () => {
    const { app, set } = await open()
    okOf(await set(fixed))
    await setCapacity(app, 20)
    const made = []
    for (let index = 0; index < 8; index += 1) made.push(await book(app))
    expect(made.map(({ exactTime }) => exactTime)).toEqual([
      '05:30',
      '06:00',
      '06:30',
      '07:00',
      '07:30',
      '08:00',
      '08:30',
      '05:30',
    ])
    const [, second] = made
    if (second) bookingOf(await change(app, second, 'cancel'))
    expect((await book(app)).exactTime).toBe('06:00')
    expect((await book(app, { preferredTime: 'evening' })).exactTime).toBeUndefined()
  })

  test('at the counter are those still to come today', async () => {
    const { app, admin, set, setClock } = await open()
    okOf(await set({ usual: { ...usual, evening: { ...usual.evening, everyMinutes: 60 } } }))
    setClock('2026-11-21T17:10:00+05:30')
    const today = { preferredDate: '2026-11-21', preferredTime: 'evening' }
    const walkIn = { pujaType: 'ganesh', ...today, fullName: 'Meera', way: 'walk_in', sankalp }
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-bookings', walkIn),
    )
    const row = await app.db('puja_bookings').where({ reference }).first('exact_time')
    expect(row.exact_time).toBe('18:00')
  })
})
