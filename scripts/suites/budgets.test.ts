import { expect, test } from 'vitest'
import { budgets, dearest, journeysOverBudget, stepOverBudget } from './budgets.ts'

test('a step within its budget, without one or not measured says nothing', () => {
  expect(stepOverBudget('unit', 700, 700, 1)).toEqual([])
  expect(stepOverBudget('faults', 9000, undefined, 1)).toEqual([])
  expect(stepOverBudget('unit', null, 700, 1)).toEqual([])
})

test('a step over its budget is told what to do', () => {
  expect(stepOverBudget('unit', 812.4, 700, 1)).toEqual([
    'unit took 812 CPU s, and may take 700. The dearest are listed above. Make it cheaper, or move something to the proof (docs/decisions/0043-two-suites.md). The budget is not raised.',
  ])
})

test('each journey that costs too much is named', () => {
  const journeys = [
    { name: 'puja.spec.ts > books', cpu: budgets.journey },
    { name: 'puja.spec.ts > visits every page', cpu: 21.6 },
    { name: 'puja.spec.ts > waits', cpu: budgets.journey + 0.04 },
  ]
  const said = journeysOverBudget(journeys, 1)
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/^puja\.spec\.ts > visits every page took 22 CPU s, and a journey may/)
})

test('a machine that is slower may take as much longer, and no more', () => {
  expect(stepOverBudget('unit', 840, 700, 1.2)).toEqual([])
  expect(stepOverBudget('unit', 841, 700, 1.2).join(' ')).toContain('may take 840 here (700).')
  const journeys = [
    { name: 'puja.spec.ts > books', cpu: 2 * budgets.journey },
    { name: 'puja.spec.ts > waits', cpu: 2 * budgets.journey + 0.1 },
  ]
  expect(journeysOverBudget(journeys, 2)).toHaveLength(1)
})

test('the dearest come first, ten at most', () => {
  const costs = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, cpu: index }))
  const listed = dearest(costs)
  expect(listed).toHaveLength(10)
  expect(listed[0]).toBe('    11.0 CPU s  11.test.ts')
})
