import { describe, expect, test } from 'vitest'
import { bookingPath, type Availability } from '#contract/bookings.ts'
import {
  book,
  bookingOf,
  change,
  mailsOf,
  payload,
  problemOf,
  saturdayNoon,
  sendBooking,
  setCapacity,
  sharedTemple,
  takenOf,
} from '#server/test/bookings.ts'
import type { TestApp } from '#server/test/testApp.ts'

const templeAt = sharedTemple()

const setZone = async ({ db }: TestApp, timeZone: string): Promise<void> => {
  const row = await db('site').first<{ content: string }>('content')
  const site = JSON.parse(row.content) as { city: object }
  await db('site').update({
    content: JSON.stringify({ ...site, city: { ...site.city, timeZone } }),
  })
}

const setRules = ({ db }: TestApp, rules: object) =>
  db('puja_settings').where({ puja_type: payload.pujaType }).update(rules)

const elsewhere = { preferredDate: '2026-12-05', preferredTime: 'evening' }

describe('The day of a booking', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-30T18:29:59Z', '2026-11-30'],
    ['Asia/Kolkata', '2026-11-30T18:30:00Z', '2026-12-01'],
    ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-11-30'],
    ['Pacific/Kiritimati', '2026-11-30T10:00:00Z', '2026-12-01'],
  ])('is the temple’s: in %s at %s today is %s', async (timeZone, now, today) => {
    const { app } = await templeAt(now)
    await setZone(app, timeZone)
    const day = new Date(`${today}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() - 1)
    const yesterday = day.toISOString().slice(0, 10)
    const past = await sendBooking(app, { preferredDate: yesterday, preferredTime: 'evening' })
    expect(past.status).toBe(400)
    expect(problemOf(past)).toMatchObject({
      code: 'invalid_input',
      errors: [{ pointer: '#/preferredDate', detail: 'Please choose a date from today on' }],
    })
    const own = { preferredTime: 'evening', preferredDate: today }
    // In Los Angeles the evening of that day is over, four hours before midnight.
    const isOver = timeZone === 'America/Los_Angeles' || now === '2026-11-30T18:29:59Z'
    const reply = await sendBooking(app, own)
    expect(reply.status).toBe(isOver ? 409 : 200)
  })

  test.each([
    ['2026-11-20', 'morning', {}, 400, 'invalid_input', 'Please choose a date from today on.'],
    [
      '2026-11-21',
      'morning',
      {},
      409,
      'slot_closed',
      'This time is already over today. Please choose another.',
    ],
    [
      '2027-05-21',
      'morning',
      {},
      409,
      'slot_closed',
      'This puja can be booked until Thu, May 20, 2027.',
    ],
    [
      '2026-12-01',
      'morning',
      { closed_weekdays: '[2]' },
      409,
      'slot_closed',
      'The temple does not offer this puja at that time. Please choose another.',
    ],
    [
      '2026-11-21',
      'evening',
      { lead_minutes: 600 },
      409,
      'slot_closed',
      'This is too soon for the temple to prepare. Please choose a later time.',
    ],
  ])('%s in the %s with %j is refused: %i %s', async (date, slot, rules, status, code, detail) => {
    const { app } = await templeAt()
    await setRules(app, { ahead_days: 180, ...rules })
    const reply = await sendBooking(app, { preferredDate: date, preferredTime: slot })
    expect(reply.status).toBe(status)
    expect(problemOf(reply)).toMatchObject({ code, detail })
    // Whoever booked without a network is shown where to go instead.
    expect(problemOf(reply).freeSlots).toHaveLength(6)
    for (const { date, slot } of problemOf(reply).freeSlots ?? []) {
      await book(app, { preferredDate: date, preferredTime: slot })
    }
  })

  test('closed by a date of its own is closed for that puja alone', async () => {
    const { app } = await templeAt()
    await setRules(app, { closed_dates: JSON.stringify([payload.preferredDate]) })
    expect(problemOf(await sendBooking(app)).code).toBe('slot_closed')
    expect((await sendBooking(app, { pujaType: 'ganesh' })).status).toBe(200)
  })
})

describe('Cancelling', () => {
  test('gives the place back, and is told to both sides', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    const cancelled = bookingOf(await change(app, booking, 'cancel'))
    expect(cancelled).toMatchObject({ status: 'cancelled', canCancel: false, canReschedule: false })
    expect(cancelled.trail.map(({ status, by }) => [status, by])).toEqual([
      ['pending', 'devotee'],
      ['cancelled', 'devotee'],
    ])
    expect(await takenOf(app, payload)).toBe(0)
    const subjects = (await mailsOf(app)).map(({ to, subject }) => [to, subject.split(':')[0]])
    expect(subjects).toEqual([
      ['meera@example.org', 'We received your booking'],
      ['namaste@ganeshamandir.example', 'New booking'],
      ['meera@example.org', 'Your booking was cancelled'],
      ['namaste@ganeshamandir.example', 'Booking cancelled'],
    ])
  })

  // The morning of 1 December begins at 00:30 UTC.
  test.each([
    ['2026-11-30T00:30:00.000Z', 200],
    ['2026-11-30T00:30:00.001Z', 409],
    ['2026-12-01T01:00:00.000Z', 409],
  ])('at %s, 24 hours before or less, answers %i', async (at, status) => {
    const { app, setClock } = await templeAt()
    const booking = await book(app)
    setClock(at)
    const seen = await app.send(`/api/puja-bookings/${booking.reference}?token=${booking.token}`)
    expect(bookingOf(seen).canCancel).toBe(status === 200)
    const reply = await change(app, booking, 'cancel')
    expect(reply.status).toBe(status)
    if (status === 409) {
      expect(problemOf(reply).code).toBe('too_late')
      expect(await takenOf(app, payload)).toBe(1)
    }
  })

  test.each([
    // 4 PM on 1 December is midnight after it in UTC, or the small hours of the day itself.
    ['America/Los_Angeles', '2026-12-01T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-30T02:00:00.000Z'],
  ])('counts the 24 hours on the clocks of %s', async (timeZone, until) => {
    const { app, setClock } = await templeAt()
    await setZone(app, timeZone)
    const booking = await book(app, { preferredTime: 'evening' })
    expect(booking.changeUntil).toBe(until)
    setClock(new Date(Date.parse(until) + 1).toISOString())
    expect(problemOf(await change(app, booking, 'cancel')).code).toBe('too_late')
    setClock(until)
    expect(bookingOf(await change(app, booking, 'cancel')).status).toBe('cancelled')
  })

  test('follows the temple’s own rule', async () => {
    const { app, setClock } = await templeAt()
    await setRules(app, { change_minutes: 48 * 60 })
    const booking = await book(app)
    expect(booking.changeUntil).toBe('2026-11-29T00:30:00.000Z')
    setClock('2026-11-29T00:30:01Z')
    expect(problemOf(await change(app, booking, 'cancel')).code).toBe('too_late')
  })

  test('is done once', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await change(app, booking, 'cancel')
    expect(problemOf(await change(app, booking, 'cancel')).code).toBe('wrong_status')
    expect(problemOf(await change(app, booking, 'reschedule', elsewhere)).code).toBe('wrong_status')
    expect(await takenOf(app, payload)).toBe(0)
  })
})

describe('Moving a booking', () => {
  test('frees the old slot, takes the new one, and asks the temple to confirm again', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await app.db.transaction((trx) =>
      app.bookings.advance(trx, {
        reference: booking.reference,
        status: 'confirmed',
        actorId: 'priest-1',
      }),
    )
    const moved = bookingOf(await change(app, booking, 'reschedule', elsewhere))
    expect(moved).toMatchObject({
      ...elsewhere,
      status: 'pending',
      startsAt: '2026-12-05T10:30:00.000Z',
      changeUntil: '2026-12-04T10:30:00.000Z',
      canCancel: true,
      canReschedule: false,
      reference: booking.reference,
      token: booking.token,
    })
    expect(moved.trail.at(-1)).toEqual({
      status: 'pending',
      at: saturdayNoon.toISOString(),
      by: 'devotee',
      movedFrom: { date: '2026-12-01', slot: 'morning' },
    })
    expect(await takenOf(app, payload)).toBe(0)
    expect(await takenOf(app, { ...payload, ...elsewhere })).toBe(1)
    const told = (await mailsOf(app)).slice(-2)
    expect(told.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your booking was moved',
      'Booking moved',
    ])
    expect(told[1]?.text).toContain('Was before: Tue, Dec 1, 2026, Morning (6 AM - 10 AM)')
  })

  test('is not told of by a mail of before that is sent late', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await change(app, booking, 'reschedule', elsewhere)
    await change(app, booking, 'cancel')
    const mails = await mailsOf(app)
    const days = mails.map(({ subject }) => /(\w+ \d+), 2026/.exec(subject)?.[1])
    expect(days).toEqual(['Dec 1', 'Dec 1', 'Dec 5', 'Dec 5', 'Dec 5', 'Dec 5'])
    const states = mails.map(({ icalEvent }) => /STATUS:(\w+)/.exec(icalEvent ?? '')?.[1])
    expect(states.filter(Boolean)).toEqual(['TENTATIVE', 'TENTATIVE', 'CANCELLED'])
    expect(mails[0]?.icalEvent).toContain('SEQUENCE:0')
    expect(mails[0]?.text).toContain(bookingPath(booking))
  })

  test('is possible once, and cancelling still is afterwards', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await change(app, booking, 'reschedule', elsewhere)
    const again = await change(app, booking, 'reschedule', {
      preferredDate: '2026-12-07',
      preferredTime: 'morning',
    })
    expect(again.status).toBe(409)
    expect(problemOf(again).code).toBe('already_moved')
    expect(bookingOf(await change(app, booking, 'cancel')).status).toBe('cancelled')
    expect(await takenOf(app, { ...payload, ...elsewhere })).toBe(0)
  })

  test('to a slot that is full changes nothing and offers others', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await book(app, elsewhere)
    await book(app, elsewhere)
    const reply = await change(app, booking, 'reschedule', elsewhere)
    expect(problemOf(reply).code).toBe('slot_full')
    expect(problemOf(reply).freeSlots?.[0]).toEqual({ date: '2026-12-05', slot: 'afternoon' })
    expect(await takenOf(app, payload)).toBe(1)
    expect(await takenOf(app, { ...payload, ...elsewhere })).toBe(2)
    const seen = await app.send(`/api/puja-bookings/${booking.reference}?token=${booking.token}`)
    expect(bookingOf(seen)).toEqual(booking)
  })

  test.each([
    ['2026-11-30T00:30:00.000Z', 200],
    ['2026-11-30T00:30:00.001Z', 409],
  ])('at %s, 24 hours before the old slot or less, answers %i', async (at, status) => {
    const { app, setClock } = await templeAt()
    const booking = await book(app)
    setClock(at)
    const reply = await change(app, booking, 'reschedule', elsewhere)
    expect(reply.status).toBe(status)
    if (status === 409) expect(problemOf(reply).code).toBe('too_late')
  })

  test.each([
    [{ preferredDate: '2026-12-01', preferredTime: 'morning' }, '#/preferredTime'],
    [{ preferredDate: '2026-11-20', preferredTime: 'morning' }, '#/preferredDate'],
  ])('to %j is refused at its field', async (move, pointer) => {
    const { app } = await templeAt()
    const booking = await book(app)
    const reply = await change(app, booking, 'reschedule', move)
    expect(reply.status).toBe(400)
    expect(problemOf(reply).errors?.[0]?.pointer).toBe(pointer)
    expect(await takenOf(app, payload)).toBe(1)
  })
})

describe('The temple’s own steps', () => {
  const advance = (app: TestApp, reference: string, status: 'confirmed' | 'cancelled' | 'closed') =>
    app.db.transaction((trx) =>
      app.bookings.advance(trx, { reference, status, actorId: 'priest-1' }),
    )

  test('are on the trail with time and actor, and told to the devotee', async () => {
    const { app, setClock } = await templeAt()
    const booking = await book(app)
    setClock('2026-11-22T05:00:00Z')
    const { trail } = await advance(app, booking.reference, 'confirmed')
    expect(trail.at(-1)).toEqual({
      status: 'confirmed',
      at: '2026-11-22T05:00:00.000Z',
      by: 'temple',
    })
    const steps = await app.db('booking_steps').orderBy('position').select('by', 'actor_id')
    expect(steps).toEqual([
      { by: 'devotee', actor_id: null },
      { by: 'temple', actor_id: 'priest-1' },
    ])
    const mails = await mailsOf(app)
    expect(mails).toHaveLength(3)
    expect(mails[2]).toMatchObject({ to: 'meera@example.org' })
    expect(mails[2]?.subject).toMatch(/^Your puja is confirmed: /)
  })

  test('may cancel at any time before it begins, which gives the place back', async () => {
    const { app, setClock } = await templeAt()
    const booking = await book(app)
    setClock('2026-12-01T00:00:00Z')
    await advance(app, booking.reference, 'cancelled')
    expect(await takenOf(app, payload)).toBe(0)
    expect((await mailsOf(app)).at(-1)?.subject).toMatch(/^The temple had to cancel your booking: /)
  })

  test('are never skipped', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await expect(advance(app, booking.reference, 'closed')).rejects.toMatchObject({
      code: 'wrong_status',
    })
  })
})

describe('Availability', () => {
  const ask = (app: TestApp, query = '') =>
    app.send(`/api/puja-bookings/availability?pujaType=satyanarayana${query}`)

  test('says what is left of each slot, and is kept by nobody', async () => {
    const { app } = await templeAt()
    await setRules(app, { closed_weekdays: '[0]' })
    await book(app)
    const reply = await ask(app, '&from=2026-11-21&to=2026-12-01')
    expect(reply.headers['cache-control']).toBe('no-store')
    const { days, ...rest } = reply.json() as Availability
    expect(rest).toEqual({ today: '2026-11-21', lastDate: '2027-05-20', timeZone: 'Asia/Kolkata' })
    expect(days).toHaveLength(11)
    expect(days[0]?.slots).toEqual([
      { slot: 'morning', capacity: 2, left: 2, isClosed: true },
      { slot: 'afternoon', capacity: 1, left: 1, isClosed: false },
      { slot: 'evening', capacity: 2, left: 2, isClosed: false },
    ])
    expect(days[1]).toMatchObject({
      date: '2026-11-22',
      slots: [{ isClosed: true }, { isClosed: true }, { isClosed: true }],
    })
    expect(days[10]?.slots[0]).toEqual({ slot: 'morning', capacity: 2, left: 1, isClosed: false })
  })

  test('is of the next six weeks unless asked otherwise', async () => {
    const { app } = await templeAt()
    const { days } = (await ask(app)).json() as Availability
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-21', '2027-01-01'])
  })

  test('is never below nothing when the temple lowers its capacity', async () => {
    const { app } = await templeAt()
    await book(app)
    await book(app)
    await setCapacity(app, 1)
    const { days } = (await ask(app, '&from=2026-12-01&to=2026-12-01')).json() as Availability
    expect(days[0]?.slots[0]).toMatchObject({ capacity: 1, left: 0 })
    expect(problemOf(await sendBooking(app)).code).toBe('slot_full')
  })

  test.each([
    ['&from=2026-12-02&to=2026-12-01', '#/to'],
    ['&from=2026-12-01&to=2027-03-03', '#/to'],
    ['&from=tomorrow', '#/from'],
    ['&from=2026-02-30', '#/from'],
  ])('is not given for %s', async (query, pointer) => {
    const { app } = await templeAt()
    const reply = await ask(app, query)
    expect(reply.status).toBe(400)
    expect(problemOf(reply).errors?.[0]?.pointer).toBe(pointer)
  })

  test.each(['2000-01-01', '2999-12-31'])('is closed on %s, but answered', async (date) => {
    const { app } = await templeAt()
    const reply = await ask(app, `&from=${date}`)
    expect(reply.status).toBe(200)
    const { days } = reply.json() as Availability
    expect(days.flatMap(({ slots }) => slots).every(({ isClosed }) => isClosed)).toBe(true)
  })

  test('knows the five pujas only', async () => {
    const { app } = await templeAt()
    for (const type of ['ganesh', 'sankashti', 'satyanarayana', 'lakshmi', 'custom']) {
      const reply = await app.send(`/api/puja-bookings/availability?pujaType=${type}`)
      expect(reply.status).toBe(200)
    }
    expect((await app.send('/api/puja-bookings/availability?pujaType=havan')).status).toBe(400)
    expect((await app.send('/api/puja-bookings/availability')).status).toBe(400)
  })
})
