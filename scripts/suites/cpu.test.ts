import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { countCpu, isCpuKnown, openCounter, readStat } from './cpu.ts'

const line = (name: string, [pid, parent, ...times]: readonly number[]): string =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 3000 4000 0 0 ${times.join(' ')} 20 0 11 0 567 0`

test('a process’s times are read, whatever its name', () => {
  const times = { pid: 42, parent: 7, own: 350, ofEnded: 30, begun: 567 }
  expect(readStat(line('node', [42, 7, 300, 50, 20, 10]))).toEqual(times)
  expect(readStat(line('a (b) c', [42, 7, 300, 50, 20, 10]))).toEqual(times)
})

const times = (pid: number, parent: number, own: number, ofEnded = 0, begun = 0) => ({
  pid,
  parent,
  own,
  ofEnded,
  begun,
})

test('children that run and children that ended are counted once each, and nobody else', () => {
  const counter = openCounter(1)
  const stranger = times(8, 0, 5000, 5000)
  counter.look([times(1, 0, 9000, 40), stranger])
  expect(counter.ticks()).toBe(0)
  counter.look([times(3, 2, 20), times(1, 0, 9000, 40), times(2, 1, 100, 7), stranger])
  expect(counter.ticks()).toBe(100 + 7 + 20)

  // The grandchild went on to 25 and was waited for, by a parent that did the same.
  counter.look([times(1, 0, 9000, 40 + 130 + 32), stranger])
  expect(counter.ticks()).toBe(130 + 32)
})

test('a child that nobody waited for counts as it was seen last', () => {
  const counter = openCounter(1)
  counter.look([times(1, 0, 0, 7000)])
  counter.look([times(1, 0, 0, 7000), times(2, 1, 10), times(3, 2, 300)])
  // Its parent was killed, so that another process is its parent now.
  counter.look([times(1, 0, 0, 7011), times(3, 0, 400)])
  expect(counter.ticks()).toBe(10 + 400)
  counter.look([times(1, 0, 0, 7011)])
  expect(counter.ticks()).toBe(10 + 400)
})

test('a number that is given again is another process', () => {
  const counter = openCounter(1)
  counter.look([times(1, 0, 0), times(2, 1, 10, 0, 5)])
  counter.look([times(1, 0, 0, 10), times(2, 1, 3, 0, 9)])
  expect(counter.ticks()).toBe(10 + 3)
})

test.skipIf(!isCpuKnown())('a child at work is counted, also once it has ended', () => {
  const cpu = countCpu()
  const work = 'const end = process.cpuUsage().user + 1e5; while (process.cpuUsage().user < end);'
  execFileSync(process.execPath, ['-e', work])
  expect(cpu()).toBeGreaterThanOrEqual(0.1)
})
