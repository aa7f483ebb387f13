import { describe, expect, test } from 'vitest'
import {
  book,
  payload,
  problemOf,
  sendBooking,
  setRules,
  setZone,
  sharedTemple,
} from '#server/test/bookings.ts'

const templeAt = sharedTemple()

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
      errors: [{ pointer: '#/preferredDate', detail: 'Please choose today or a later date' }],
    })
    const own = { preferredTime: 'evening', preferredDate: today }
    // In Los Angeles the evening of that day is over, four hours before midnight.
    const isOver = timeZone === 'America/Los_Angeles' || now === '2026-11-30T18:29:59Z'
    const reply = await sendBooking(app, own)
    expect(reply.status).toBe(isOver ? 409 : 200)
  })

  test.each([
    ['2026-11-20', 'morning', {}, 400, 'invalid_input', 'Please choose today or a later date.'],
    [
      '2026-11-21',
      'morning',
      {},
      409,
      'slot_closed',
      'This time has already passed today. Please choose another.',
    ],
    [
      '2027-05-21',
      'morning',
      {},
      409,
      'slot_closed',
      'This puja can be booked until Thu, 20 May 2027.',
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
      'It is too late to book this time: the priests need time to prepare. Please choose another.',
    ],
  ])('%s in the %s with %j is refused: %i %s', async (date, slot, rules, status, code, detail) => {
    const { app } = await templeAt()
    await setRules(app, { ahead_days: 180, ...rules })
    const reply = await sendBooking(app, { preferredDate: date, preferredTime: slot })
    expect(reply.status).toBe(status)
    expect(problemOf(reply)).toMatchObject({ code, detail })
    // Those who booked offline are offered other times.
    expect(problemOf(reply).freeSlots).toHaveLength(6)
    for (const { date, slot } of problemOf(reply).freeSlots ?? []) {
      await book(app, { preferredDate: date, preferredTime: slot })
    }
  })

  test('closed on a date is closed only for that puja', async () => {
    const { app } = await templeAt()
    await setRules(app, { closed_dates: JSON.stringify([payload.preferredDate]) })
    expect(problemOf(await sendBooking(app)).code).toBe('slot_closed')
    expect((await sendBooking(app, { pujaType: 'ganesh' })).status).toBe(200)
  })
})
