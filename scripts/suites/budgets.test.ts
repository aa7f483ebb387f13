import { expect, test } from 'vitest'
import { budgets, dearest, journeysOverBudget, stepOverBudget } from './budgets.ts'

test('a step within its budget, without one or not measured says nothing', () => {
  expect(stepOverBudget('unit', 700, 700)).toEqual([])
  expect(stepOverBudget('faults', 9000, undefined)).toEqual([])
  expect(stepOverBudget('unit', null, 700)).toEqual([])
})

test('a step over its budget is told what to do', () => {
  expect(stepOverBudget('unit', 812.4, 700)).toEqual([
    'unit took 812 CPU s, and may take 700. The dearest are listed above. Make it cheaper, or move something to the proof (docs/decisions/0043-two-suites.md). The budget is not raised.',
  ])
})

test('a step may take more on a machine that is slow now', () => {
  expect(stepOverBudget('unit', 812, 700, 1.2)).toEqual([])
  expect(stepOverBudget('unit', 850, 700, 1.2).join(' ')).toContain('may take 700, now 840.')
})

const journeys = (...costs: readonly number[]) =>
  costs.map((cpu, at) => ({ name: `puja.spec.ts > ${at}`, cpu }))

test('a journey that costs four times the mean is named, however slow the machine is', () => {
  for (const slowness of [1, 3]) {
    const costs = [2, 2, 2, 2, 2, 2, 18].map((cpu) => cpu * slowness)
    const said = journeysOverBudget(journeys(...costs))
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`puja.spec.ts > 6 took ${18 * slowness} CPU s`)
  }
  expect(journeysOverBudget(journeys(2, 2, 2, 2, 2, 2, 12))).toEqual([])
})

test('journeys may not be more', () => {
  const most = Array.from({ length: budgets.journeys }, () => 3)
  expect(journeysOverBudget(journeys(...most))).toEqual([])
  expect(journeysOverBudget(journeys(...most, 3)).join(' ')).toContain('There are 161 journeys')
})

test('the dearest come first, ten at most', () => {
  const costs = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, cpu: index }))
  const listed = dearest(costs)
  expect(listed).toHaveLength(10)
  expect(listed[0]).toBe('    11.0 CPU s  11.test.ts')
})
