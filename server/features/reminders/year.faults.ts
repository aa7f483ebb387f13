import { expect, test } from 'vitest'
import { liveThrough } from '#server/test/reminderYear.ts'

test('a year of 1,000 people in 12 cities, minute by minute, cut off over and over', async () => {
  const { expected, planned, late, kills } = await liveThrough({
    from: '2026-11-01T00:00:00Z',
    until: '2027-11-01T00:00:00Z',
    people: 1000,
    seed: 7,
    killEvery: 4999,
  })
  process.stdout.write(
    `${planned.length} of ${expected.length} planned, ${kills} plannings cut off\n`,
  )
  expect(planned).toEqual(expected)
  expect(late).toEqual([])
  expect(kills).toBeGreaterThanOrEqual(100)
}, 3_600_000)
