import { expect, test } from 'vitest'
import { add, closingCounts, countUnit, inWords, judge, nothing, unitFailures } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'outbox.test.ts',
  status,
  message: status === 'failed' && tests.length === 0 ? 'No such module\n  at …' : '',
  assertionResults: tests.map((status, index) => ({
    status,
    fullName: `sends number ${index}`,
    failureMessages:
      status === 'failed' ? ['Property failed\n{ seed: 7 }\nexpected 1 to be 2\n  at …'] : [],
  })),
})

test('a file that cannot be loaded counts as a failure', () => {
  const report = {
    numTotalTests: 3,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file('passed', 'passed'), file('failed', 'failed', 'skipped'), file('failed')],
  }
  expect(countUnit(report)).toEqual({ passed: 1, failed: 2, skipped: 1 })
})

test('what failed is named with its reason', () => {
  const report = {
    numTotalTests: 3,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')],
  }
  expect(unitFailures(report)).toEqual([
    'outbox.test.ts > sends number 1: Property failed · { seed: 7 } · expected 1 to be 2',
    'outbox.test.ts: No such module',
  ])
})

test('a step that crashed or ran nothing has failed', () => {
  const passed = { passed: 4, failed: 0, skipped: 0 }
  expect(judge(passed, 0)).toEqual(passed)
  expect(judge(passed, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 })
  expect(judge(nothing, 0).failed).toBe(1)
  expect(judge({ passed: 0, failed: 0, skipped: 7 }, 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 7,
  })
  expect(judge({ passed: 1, failed: 2, skipped: 0 }, 1).failed).toBe(2)
})

test('the closing line names skipped tests only when there are any', () => {
  const counts = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 20, failed: 3, skipped: 0 },
  ]
  expect(inWords(add(counts))).toBe('21 passed, 3 failed')
  expect(inWords(add([...counts, { ...nothing, skipped: 2 }]))).toBe(
    '21 passed, 3 failed, 2 skipped',
  )
})

test('the closing line of another program is read, the last one of several', () => {
  const output = '✓ starts\n1 passed, 0 failed\n3 passed, 1 failed, 2 skipped\n'
  expect(closingCounts(output)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  expect(closingCounts('✓ starts')).toBeUndefined()
})
