import { expect, test } from 'vitest'
import { costsOfJourneys, countJourneys, journeysBy, nameOf } from './journeyCounts.ts'

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
  expect(journeysBy(suites, 'flaky').map(nameOf)).toEqual(['puja.spec.ts > moves'])
  expect(journeysBy(suites, 'unexpected').map(nameOf)).toEqual(['puja.spec.ts > cancels'])
})

test('what a journey cost is read where one try was enough; many have noted nothing', () => {
  const tries = (...costs: readonly (string | undefined)[]) => ({
    status: 'expected',
    results: costs.map((description) => ({
      annotations: description === undefined ? [] : [{ type: 'cpu', description }],
    })),
  })
  const spec = (title: string, test: ReturnType<typeof tries>) => ({
    title,
    file: 'puja.spec.ts',
    line: 1,
    tests: [test],
  })
  const specs = [
    spec('books', tries('3.2')),
    spec('moves', tries(undefined)),
    spec('cancels', tries('9.1', '13.8')),
  ]
  expect(costsOfJourneys([{ suites: [{ specs }] }])).toEqual([
    { name: 'puja.spec.ts > books', cpu: 3.2 },
  ])
})
