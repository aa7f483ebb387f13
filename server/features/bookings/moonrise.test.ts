import { describe, expect, test } from 'vitest'
import type { Availability, Booking } from '#contract/bookings/public.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import type { PujaSettings } from '#contract/bookings/pujaSettings.ts'
import type { WholeTemple } from '#contract/site/specialDaysAdmin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import {
  book,
  bookingOf,
  change,
  mailsOf,
  payload,
  problemOf,
  sendBooking,
  setCapacity,
  sharedTemple,
  takenOf,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import type { TestApp } from '#server/test/testApp.ts'

const temple = sharedTemple()

const fast = { pujaType: 'sankashti', preferredDate: '2026-11-27' }
const atMoonrise = { ...fast, preferredTime: 'moonrise' }
const nextFast = { preferredDate: '2026-12-26', preferredTime: 'moonrise' }

const daysOf = async (app: TestApp, query: string) =>
  ((await app.send(`/api/puja-bookings/availability?${query}`)).json() as Availability).days

/** Moves the temple, and with it the sky. */
const moveTo = async ({ db }: TestApp, city: object) => {
  const row = await db('site').first<{ content: string }>('content')
  const site = JSON.parse(row.content) as object
  await db('site').update({ content: JSON.stringify({ ...site, city }) })
}

describe('The moonrise', () => {
  test('is offered on the days of the fast alone, last of the day, for as many as the evening', async () => {
    const { app } = await temple()
    const days = await daysOf(app, 'pujaType=sankashti')
    expect(days.filter(({ slots }) => slots.length !== 3).map(({ date }) => date)).toEqual([
      '2026-11-27',
      '2026-12-26',
    ])
    const { slots } = days.find(({ date }) => date === fast.preferredDate) ?? { slots: [] }
    expect(slots.map(({ slot }) => slot)).toEqual(['morning', 'afternoon', 'evening', 'moonrise'])
    expect(slots.at(-1)).toEqual({
      slot: 'moonrise',
      moonrise: '20:51',
      capacity: 5,
      left: 5,
      isClosed: false,
    })
  })

  test('is not offered for another puja', async () => {
    const { app } = await temple()
    const days = await daysOf(app, 'pujaType=ganesh')
    expect(days.every(({ slots }) => slots.length === 3)).toBe(true)
  })

  test('is booked for two hours from half an hour before it', async () => {
    const { app } = await temple()
    const booking = await book(app, atMoonrise)
    expect(booking).toMatchObject({
      preferredTime: 'moonrise',
      moonrise: '20:51',
      startsAt: '2026-11-27T14:50:00.000Z',
      endsAt: '2026-11-27T16:50:00.000Z',
      canReschedule: true,
      changeUntil: '2026-11-26T14:50:00.000Z',
    })
    const words = 'At moonrise, about 8:51 PM (8:20 PM - 10:20 PM)'
    for (const mail of await mailsOf(app)) expect(mail.text).toContain(words)
    const path = `/booking/${booking.reference}.ics?token=${booking.token}`
    const calendar = (await app.send(path)).text
    expect(calendar).toContain('DTSTART:20261127T145000Z')
    expect(calendar).toContain('DTEND:20261127T165000Z')
    expect(calendar).toContain('At moonrise')
  })

  test.each([
    ['another puja', { pujaType: 'ganesh' }, 'This puja has no time at moonrise'],
    ['another day', { preferredDate: '2026-11-28' }, 'Only a Sankashti has a time at moonrise'],
  ])('of %s is refused in words, with other times', async (_, other, words) => {
    const { app } = await temple()
    const refused = problemOf(await sendBooking(app, { ...atMoonrise, ...other }))
    expect(refused).toMatchObject({ code: 'invalid_input' })
    expect(refused.errors).toMatchObject([{ pointer: '#/preferredTime' }])
    expect(refused.detail).toContain(words)
    expect(refused.freeSlots?.length).toBeGreaterThan(0)
  })

  test('is full after its own places, and the next is offered with its time', async () => {
    const { app } = await temple()
    await setCapacity(app, 1)
    await book(app, atMoonrise)
    expect(await takenOf(app, { ...payload, ...atMoonrise })).toBe(1)
    await book(app, { ...atMoonrise, preferredTime: 'evening' })
    const refused = problemOf(await sendBooking(app, atMoonrise))
    expect(refused.code).toBe('slot_full')
    await app.db('puja_settings').update({ capacity_evening: 0, capacity_morning: 0 })
    await app.db('puja_settings').update({ capacity_afternoon: 0 })
    const alone = problemOf(await sendBooking(app, atMoonrise))
    expect(alone.freeSlots?.[0]).toEqual({
      date: '2026-12-26',
      slot: 'moonrise',
      moonrise: '20:45',
    })
  })

  test('can be left for another time, and moved to from one; the old time is named', async () => {
    const { app } = await temple()
    const booking = await book(app, atMoonrise)
    const moved = bookingOf(await change(app, booking, 'reschedule', nextFast))
    expect(moved).toMatchObject({ moonrise: '20:45', preferredDate: '2026-12-26' })
    expect(moved.trail.at(-1)?.movedFrom).toEqual({
      date: '2026-11-27',
      slot: 'moonrise',
      moonrise: '20:51',
    })
    expect((await mailsOf(app)).some(({ text }) => text.includes('8:45 PM'))).toBe(true)
    const away = await book(app, { ...atMoonrise, email: 'ravi@example.org' })
    const ordinary = { preferredDate: '2026-12-27', preferredTime: 'moonrise' }
    expect(problemOf(await change(app, away, 'reschedule', ordinary)).errors).toMatchObject([
      { pointer: '#/preferredTime' },
    ])
  })

  test('after midnight belongs to the day of the fast', async () => {
    const { app, setClock } = await temple('2026-05-01T12:00:00Z')
    await moveTo(app, {
      name: 'Reykjavík',
      latitude: 64.1466,
      longitude: -21.9426,
      timeZone: 'Atlantic/Reykjavik',
    })
    const days = await daysOf(app, 'pujaType=sankashti')
    const [day] = days.filter(({ slots }) => slots.length === 4)
    const last = day?.slots.at(-1)
    expect(last?.moonrise).toMatch(/^0\d:/)
    const booking = await book(app, { ...atMoonrise, preferredDate: day?.date })
    const next = new Date(Date.parse(`${day?.date}T00:00:00Z`) + 86_400_000).toISOString()
    expect(booking.preferredDate).toBe(day?.date)
    expect(booking.startsAt.slice(0, 10)).toBe(next.slice(0, 10))
    expect((await mailsOf(app))[0]?.text).toContain('after midnight')
    // That evening it can still be booked.
    setClock(`${day?.date}T22:00:00Z`)
    await book(app, { ...atMoonrise, preferredDate: day?.date, email: 'late@example.org' })
  })

  test('stays booked if the temple’s city changes and the day is no fast there', async () => {
    const { app } = await temple()
    const booking = await book(app, atMoonrise)
    await moveTo(app, {
      name: 'Los Angeles',
      latitude: 34.0522,
      longitude: -118.2437,
      timeZone: 'America/Los_Angeles',
    })
    const path = `/api/puja-bookings/${booking.reference}?token=${booking.token}`
    const seen = (await app.send(path)).json() as Booking
    expect(seen.preferredDate).toBe('2026-11-27')
    expect(seen.moonrise).toMatch(/^\d\d:\d\d$/)
  })
})

describe('In the office the moonrise', () => {
  const open = async () => {
    const { app } = await temple()
    await app.db('slot_ceilings').delete()
    return { app, admin: await person(app, { role: 'admin' }) }
  }

  test('is taken at the counter, and a booking is moved to it with an exact time within it', async () => {
    const { app, admin } = await open()
    const taken = okOf<TakenBooking>(
      await admin.post('/api/admin/counter-bookings', {
        ...atMoonrise,
        way: 'walk_in',
        fullName: 'Sunita Apte',
        sankalp: { names: ['Sunita Apte'], isGotraUnknown: true },
      }),
    )
    expect(taken).toMatchObject({ preferredTime: 'moonrise', moonrise: '20:51' })
    const booking = await book(app, { ...fast, preferredTime: 'morning' })
    const path = `/api/admin/bookings/${booking.reference}`
    const move = (exactTime: string) =>
      admin.post(`${path}/move`, { ...atMoonrise, exactTime, steps: 1 })
    expect(problemOf(await move('20:10')).errors).toMatchObject([{ pointer: '#/exactTime' }])
    const ordinary = { ...atMoonrise, preferredDate: '2026-11-28', steps: 1 }
    expect(problemOf(await admin.post(`${path}/move`, ordinary)).errors).toMatchObject([
      { pointer: '#/preferredTime' },
    ])
    expect(okOf<StaffBookingDetails>(await move('20:50'))).toMatchObject({
      preferredTime: 'moonrise',
      exactTime: '20:50',
    })
    const calendar = await app.send(`/booking/${booking.reference}.ics?token=${booking.token}`)
    expect(calendar.text).toContain('DTSTART:20261127T152000Z')
  })

  test('has places of its own, which only its puja has, and a ceiling', async () => {
    const { app, admin } = await open()
    const path = '/api/admin/puja-settings'
    const all = await get<PujaSettings[]>(admin, path)
    const of = (puja: string) => all.find(({ pujaType }) => pujaType === puja)
    expect(of('ganesh')?.capacity).toEqual({ morning: 6, afternoon: 4, evening: 6 })
    const known = of('sankashti')
    expect(known?.capacity.moonrise).toBe(5)
    const { name: _, isOn: _on, version = 0, ...settings } = known ?? {}
    const put = (capacity: object, from: number) =>
      changeFrom(admin, 'PUT', `${path}/sankashti`, from, {
        ...settings,
        capacity: { morning: 3, afternoon: 2, evening: 5, ...capacity },
      })
    expect(okOf<PujaSettings>(await put({ moonrise: 1 }, version)).capacity.moonrise).toBe(1)
    // Clients that know three slots leave it as it is.
    expect(okOf<PujaSettings>(await put({}, version + 1)).capacity.moonrise).toBe(1)
    await book(app, atMoonrise)
    expect(problemOf(await sendBooking(app, atMoonrise)).code).toBe('slot_full')
    await put({ moonrise: 9 }, version + 2)
    const { version: from } = await get<WholeTemple>(admin, '/api/admin/temple-days')
    okOf(await changeFrom(admin, 'PUT', '/api/admin/slot-ceilings', from, { moonrise: 1 }))
    expect(problemOf(await sendBooking(app, atMoonrise)).code).toBe('slot_full')
    await put({ moonrise: 0 }, version + 3)
    expect(problemOf(await sendBooking(app, atMoonrise)).code).toBe('slot_closed')
  })
})
