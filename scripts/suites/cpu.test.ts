import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { countCpu, cpuOfChildren, readStat, ticksOfChildren } from './cpu.ts'

const line = (name: string, [pid, parent, ...times]: readonly number[]): string =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 3000 4000 0 0 ${times.join(' ')} 20 0 11 0 567 0`

test('a process’s times are read, whatever its name', () => {
  const times = { pid: 42, parent: 7, own: 350, ofEnded: 30 }
  expect(readStat(line('node', [42, 7, 300, 50, 20, 10]))).toEqual(times)
  expect(readStat(line('a (b) c', [42, 7, 300, 50, 20, 10]))).toEqual(times)
})

test('children that ended and children that run are counted once each', () => {
  const all = [
    { pid: 1, parent: 0, own: 9000, ofEnded: 40 },
    { pid: 2, parent: 1, own: 100, ofEnded: 7 },
    { pid: 3, parent: 2, own: 20, ofEnded: 0 },
    { pid: 8, parent: 0, own: 5000, ofEnded: 5000 },
  ]
  expect(ticksOfChildren(1, all)).toBe(40 + 100 + 7 + 20)
})

test.skipIf(cpuOfChildren() === null)('a child at work is counted, also once it has ended', () => {
  const cpu = countCpu()
  const work = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);'
  execFileSync(process.execPath, ['-e', work])
  expect(cpu()).toBeGreaterThanOrEqual(0.3)
})
