import { expect, it } from 'vitest'
import { aSitting } from '#app/test/aSitting.ts'
import { streakOf, summarise } from '#app/offline/sadhana/summary.ts'
import { yearOf } from './yearOf.ts'

it('A year is 53 weeks from a Monday until today', () => {
  const year = yearOf(new Map(), '2026-11-26')
  expect(year).toHaveLength(53)
  expect(year[0]?.[0]?.date).toBe('2025-11-24')
  expect(year.at(-1)?.map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
})

it.each([
  [0, 0],
  [1, 1],
  [108, 2],
  [323, 2],
  [1080, 4],
])('%d beads have the shade %d', (beads, level) => {
  const { days } = summarise([aSitting({ beads })])
  expect(yearOf(days, '2026-11-26').at(-1)?.at(-1)).toMatchObject({ beads, level })
})

it('A day of a puja at home alone has the lightest shade, as a day with one bead', () => {
  const { days } = summarise([aSitting({ mantra: 'puja--daily', beads: 0, rounds: 0 })])
  expect(yearOf(days, '2026-11-26').at(-1)?.at(-1)).toMatchObject({ beads: 0, level: 1 })
})

it('Ten thousand entries are summed and drawn in 200 ms', () => {
  const sittings = Array.from({ length: 10_000 }, (_, index) =>
    aSitting({
      mantra: `mantra-${index % 13}`,
      day: new Date(Date.UTC(2026, 10, 26) - (index % 1500) * 86_400_000)
        .toISOString()
        .slice(0, 10),
    }),
  )
  const start = performance.now()
  const { days, all } = summarise(sittings)
  yearOf(days, '2026-11-26')
  expect(streakOf(days, '2026-11-26')).toBe(1500)
  expect(performance.now() - start).toBeLessThan(200)
  expect(all.beads).toBe(1_080_000)
})
