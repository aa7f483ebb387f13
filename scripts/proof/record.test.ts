import { expect, test } from 'vitest'
import { inOneLine, type ProofRun, withRun } from './record.ts'

const ran: ProofRun = {
  commit: 'abc1234567',
  date: '2026-11-27',
  passed: 12,
  failed: 0,
  minutes: 3.2,
  cpuSeconds: 241,
}

test('a run replaces the one before it, and parts stay in the order of their names', () => {
  const record = withRun({ walk: ran, start: { ...ran, failed: 1 } }, 'journeys', ran)
  expect(Object.keys(record)).toEqual(['journeys', 'start', 'walk'])
  expect(withRun(record, 'start', ran)['start']).toEqual(ran)
})

test('a part says when it ran last, and how', () => {
  expect(inOneLine(undefined)).toBe('never run')
  expect(inOneLine(ran)).toBe('2026-11-27, abc1234567: 12 passed, 0 failed, 3.2 min, 241 CPU s')
  expect(inOneLine({ ...ran, cpuSeconds: null })).not.toContain('CPU')
  expect(inOneLine({ ...ran, skipped: 39 })).toContain('0 failed, 39 skipped')
})

test('what the proof loads leaves its clock alone: a record has the real date', async () => {
  await import('./parts.ts')
  const now = performance.timeOrigin + performance.now()
  expect(Math.abs(Date.now() - now)).toBeLessThan(60_000)
})
