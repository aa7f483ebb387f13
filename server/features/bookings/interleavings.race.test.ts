import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/public.ts'
import { usualSlots } from '#contract/bookings/pujas.ts'
import { bookingOf, change, saturdayNoon, sendBooking, setCapacity } from '#server/test/bookings.ts'
import { runs } from '#server/test/suite.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const capacity = 2
const dates = ['2026-12-01', '2026-12-02']
const slots = dates.flatMap((preferredDate) =>
  usualSlots.map((preferredTime) => ({ preferredDate, preferredTime })),
)

const slot = fc.constantFrom(...slots)
const which = fc.nat({ max: 30 })
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('create' as const), slot }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('reschedule' as const), which, slot }) },
)

/** Some at once, then others: later ones may touch what earlier ones made. */
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 6,
})

const emptyTables = async ({ db }: TestApp): Promise<void> => {
  for (const table of ['booking_steps', 'puja_bookings', 'puja_slot_counts'])
    await db(table).delete()
}

const countsOf = async ({ db }: TestApp): Promise<Record<string, number>> => {
  const rows =
    await db('puja_slot_counts').select<{ date: string; day_slot: string; taken: number }[]>()
  return Object.fromEntries(
    rows
      .filter(({ taken }) => taken > 0)
      .map(({ date, day_slot, taken }) => [`${date} ${day_slot}`, taken]),
  )
}

const openOf = async ({ db }: TestApp): Promise<Record<string, number>> => {
  const rows = await db('puja_bookings')
    .whereNot('status', 'cancelled')
    .select<{ preferred_date: string; preferred_time: string }[]>()
  const open: Record<string, number> = {}
  for (const { preferred_date, preferred_time } of rows) {
    const key = `${preferred_date} ${preferred_time}`
    open[key] = (open[key] ?? 0) + 1
  }
  return open
}

test('however bookings are made, moved and cancelled at once, each place is counted and none given twice', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setCapacity(app, capacity)
  const statuses = new Set<number>()

  await fc.assert(
    fc.asyncProperty(rounds, async (rounds) => {
      await emptyTables(app)
      const made: Booking[] = []
      for (const acts of rounds) {
        const known = [...made]
        const doing = acts.map(async (act) => {
          if (act.does === 'create') {
            const reply = await sendBooking(app, act.slot)
            if (reply.status === 200) made.push(bookingOf(reply))
            return reply.status
          }
          const booking = known[act.which % Math.max(1, known.length)]
          if (!booking) return 404
          const move = act.does === 'reschedule' ? act.slot : {}
          return (await change(app, booking, act.does, move)).status
        })
        for (const status of await Promise.all(doing)) statuses.add(status)
        const open = await openOf(app)
        expect(await countsOf(app)).toEqual(open)
        expect(Math.max(0, ...Object.values(open))).toBeLessThanOrEqual(capacity)
      }
    }),
    { numRuns: runs(12) },
  )
  // Refusals happened and were proper refusals; nothing broke. A random run need not include each
  // kind.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 409]))
  for (const status of statuses) expect([200, 400, 404, 409]).toContain(status)
}, 60_000)
