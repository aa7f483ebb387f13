import { expect, test } from 'vitest'
import { liveThrough } from '#server/test/reminderYear.ts'

// The whole year: `year.faults.ts`.
test('two days around Sankashti, minute by minute and with kills: what is expected, once, on time', async () => {
  const { expected, planned, late, kills } = await liveThrough({
    from: '2026-10-28T00:00:00Z',
    until: '2026-10-30T06:00:00Z',
    people: 100,
    seed: 20,
    killEvery: 61,
  })
  expect(expected.length).toBeGreaterThan(30)
  expect(planned).toEqual(expected)
  expect(late).toEqual([])
  expect(kills).toBeGreaterThan(50)
}, 120_000)
