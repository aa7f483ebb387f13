import { expect, test } from 'vitest'
import { dialect } from '#server/test/database.ts'
import { liveThrough } from '#server/test/reminderYear.ts'
import { isProof } from '#server/test/suite.ts'

/**
 * The hours of the morning's reminders; the proof lives through the whole day. A minute takes
 * PostgreSQL ten times as long. The whole year: `year.faults.ts`.
 */
const until = isProof && dialect === 'sqlite' ? '2026-10-30T00:00:00Z' : '2026-10-29T02:00:00Z'

test('around Sankashti, minute by minute and with kills: what is expected, once, on time', async () => {
  const { expected, planned, late, kills } = await liveThrough({
    from: '2026-10-28T22:00:00Z',
    until,
    people: 100,
    seed: 20,
    killEvery: 13,
  })
  expect(expected.length).toBeGreaterThan(5)
  expect(planned).toEqual(expected)
  expect(late).toEqual([])
  expect(kills).toBeGreaterThan(15)
}, 120_000)
