import { expect, test } from 'vitest'
import { readInstant } from './instant.ts'

test.each([
  ['2026-09-07T02:00:00Z', '2026-09-07T02:00:00.000Z'],
  ['2026-09-07T07:30+05:30', '2026-09-07T02:00:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['2026-09-07', '2026-09-07T00:00:00.000Z'],
])('%s is an instant', (text, instant) => {
  expect(readInstant(text)?.toISOString()).toBe(instant)
})

test.each([
  '2026-02-30T02:00:00Z',
  '2026-02-29',
  '2026-04-31T10:00+05:30',
  '2026-13-01T00:00:00Z',
  '2026-09-07T25:00:00Z',
  '2026-9-7',
  'September 7, 2026',
  'tomorrow',
  '',
])('%j is none', (text) => {
  expect(readInstant(text)).toBeUndefined()
})
