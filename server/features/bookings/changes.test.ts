import { describe, expect, test } from 'vitest'
import { bookingPath } from '#contract/bookings/public.ts'
import {
  book,
  bookingOf,
  change,
  mailsOf,
  payload,
  problemOf,
  saturdayNoon,
  setRules,
  setZone,
  sharedTemple,
  takenOf,
} from '#server/test/bookings.ts'

const templeAt = sharedTemple()

const elsewhere = { preferredDate: '2026-12-05', preferredTime: 'evening' }

describe('Cancelling', () => {
  test('frees the place, and notifies both sides', async () => {
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
      ['meera@example.org', 'We received your puja request'],
      ['namaste@ganeshamandir.example', 'New puja request'],
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
    // 4 PM on 1 December is after midnight in UTC, or the early hours of that day.
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
      // A confirmed booking's new time is in the email of its new confirmation.
      'Your puja is confirmed',
      'New time requested',
    ])
    expect(told[1]?.text).toContain('Previously: Tue, 1 Dec 2026, Morning (6 AM - 10 AM)')
  })

  test('is not in an earlier email that is sent late', async () => {
    const { app } = await templeAt()
    const booking = await book(app)
    await change(app, booking, 'reschedule', elsewhere)
    await change(app, booking, 'cancel')
    const mails = await mailsOf(app)
    const days = mails.map(({ subject }) => /(\d+ \w+) 2026/.exec(subject)?.[1])
    expect(days).toEqual(['1 Dec', '1 Dec', '5 Dec', '5 Dec', '5 Dec', '5 Dec'])
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
