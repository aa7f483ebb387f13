import { expect, it } from 'vitest'
import { addDays, emptyTally } from '#app/offline/sadhana/summary.ts'
import { daysThisWeek, stateOf } from './goalSteps.ts'

// A Thursday.
const today = '2026-11-26'
const practised = (...ago: number[]) =>
  new Map(ago.map((days) => [addDays(today, -days), emptyTally]))

it.each([
  ['nothing yet', [], 0],
  ['today and Monday', [0, 3], 2],
  ['the Sunday before belongs to last week', [0, 4], 1],
  ['every day', [0, 1, 2, 3, 4, 5, 6], 4],
])('The days of this week: %s', (_, ago, count) => {
  expect(daysThisWeek(practised(...ago), today)).toBe(count)
})

it.each([
  ['ten days are left, today among them', 1000, 0, { is: 'ahead', perDay: 100 }],
  ['the last bead is never left out', 1000, 995, { is: 'ahead', perDay: 1 }],
  ['it is complete', 1000, 1000, { is: 'done' }],
  ['more was counted than resolved', 1000, 2000, { is: 'done' }],
])('A sankalp: %s', (_, beads, counted, state) => {
  const sankalp = { mantra: 'om', beads, from: '2026-11-01', until: addDays(today, 9) }
  expect(stateOf(sankalp, counted, today)).toEqual(state)
})

it('A sankalp whose date has passed is gone on with, and complete whenever it is', () => {
  const sankalp = { mantra: 'om', beads: 1000, from: '2026-11-01', until: '2026-11-25' }
  expect(stateOf(sankalp, 999, today)).toEqual({ is: 'over' })
  expect(stateOf(sankalp, 1000, today)).toEqual({ is: 'done' })
  expect(stateOf({ ...sankalp, until: today }, 0, today)).toEqual({ is: 'ahead', perDay: 1000 })
})
