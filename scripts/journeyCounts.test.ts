import { expect, test } from 'vitest'
import { countJourneys, listJourneys } from './journeyCounts.ts'

test('journeys are counted by their outcome', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }
  expect(countJourneys({ stats })).toEqual({ passed: 6, failed: 2, skipped: 3 })
})

test('journeys that failed, and those that needed a second try, are named', () => {
  const spec = (title: string, line: number, ...statuses: string[]) => ({
    title,
    file: 'puja.spec.ts',
    line,
    tests: statuses.map((status) => ({ status })),
  })
  const suites = [
    {
      specs: [spec('books', 3, 'expected'), spec('moves', 9, 'flaky')],
      suites: [{ specs: [spec('cancels', 12, 'unexpected', 'expected')] }],
    },
  ]
  expect(listJourneys(suites, 'flaky')).toEqual(['puja.spec.ts:9 > moves'])
  expect(listJourneys(suites, 'unexpected')).toEqual(['puja.spec.ts:12 > cancels'])
})
