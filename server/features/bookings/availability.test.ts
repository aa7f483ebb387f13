import { describe, expect, test } from 'vitest'
import type { Availability } from '#contract/bookings/public.ts'
import {
  book,
  problemOf,
  sendBooking,
  setCapacity,
  setRules,
  sharedTemple,
} from '#server/test/bookings.ts'
import type { TestApp } from '#server/test/testApp.ts'

const templeAt = sharedTemple()

describe('Availability', () => {
  const ask = (app: TestApp, query = '') =>
    app.send(`/api/puja-bookings/availability?pujaType=satyanarayana${query}`)

  test('says how many places each slot has left, and is never cached', async () => {
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
      { slot: 'afternoon', capacity: 1, left: 1, isClosed: true, isTooLate: true },
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

  test('knows the temple’s pujas only', async () => {
    const { app } = await templeAt()
    for (const type of ['ganesh', 'sankashti', 'satyanarayana', 'lakshmi', 'custom']) {
      const reply = await app.send(`/api/puja-bookings/availability?pujaType=${type}`)
      expect(reply.status).toBe(200)
    }
    expect((await app.send('/api/puja-bookings/availability?pujaType=havan')).status).toBe(400)
    expect((await app.send('/api/puja-bookings/availability')).status).toBe(400)
  })
})
