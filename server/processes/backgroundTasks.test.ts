import { expect, onTestFinished, test, vi } from 'vitest'
import { createBackgroundTasks } from './backgroundTasks.ts'

const useClock = () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('nothing of the work begins before its delay is over', async () => {
  useClock()
  const work = vi.fn(async () => undefined)
  createBackgroundTasks({ onError: () => undefined, delayMs: () => 5_000 }).run(work)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledOnce()
})

test('the delay is seconds long and never the same', async () => {
  useClock()
  const startedAt = Date.now()
  const begun: number[] = []
  const tasks = createBackgroundTasks({ onError: () => undefined })
  for (let i = 0; i < 100; i += 1) tasks.run(async () => void begun.push(Date.now() - startedAt))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(begun).toHaveLength(100)
  expect(Math.min(...begun)).toBeGreaterThanOrEqual(1_000)
  expect(new Set(begun).size).toBeGreaterThan(50)
})

test('when the process ends, waiting work is done at once', async () => {
  const done: string[] = []
  const tasks = createBackgroundTasks({ onError: () => undefined, delayMs: () => 3_600_000 })
  tasks.run(async () => {
    done.push('first')
    tasks.run(async () => void done.push('left by the first'))
  })
  expect(done).toEqual([])
  await tasks.settled()
  expect(done).toEqual(['first', 'left by the first'])
})

test('failures are reported, and delay nothing', async () => {
  const errors: unknown[] = []
  const tasks = createBackgroundTasks({ onError: (error) => void errors.push(error) })
  tasks.run(() => Promise.reject(new Error('no database')))
  await tasks.settled()
  expect(errors).toMatchObject([{ message: 'no database' }])
})
