import { expect, test, vi } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

const scene = (waitingAtMost: number) => {
  const inTurn = oneAtATime({ waitingAtMost })
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  const ask = (n: number, gone?: AbortSignal) =>
    inTurn(async () => {
      begun.push(n)
      await new Promise<void>((resolve) => ends.set(n, resolve))
      return n
    }, gone)
  /** Lets it finish its work. */
  const end = async (n: number): Promise<void> => {
    await vi.waitFor(() => expect(begun.at(-1)).toBe(n))
    ends.get(n)?.()
  }
  return { ask, begun, end }
}

test('one after the other, in the order they came', async () => {
  const { ask, begun, end } = scene(5)
  const asked = [ask(1), ask(2), ask(3)]
  for (const n of [1, 2, 3]) await end(n)
  expect(await Promise.all(asked)).toEqual([1, 2, 3])
  expect(begun).toEqual([1, 2, 3])
})

test('past the row, 503 with the time to wait; then there is room again', async () => {
  const { ask, end } = scene(1)
  const early = [ask(1), ask(2)]
  await expect(ask(3)).rejects.toMatchObject({
    status: 503,
    extras: { retryAfterSeconds: expect.any(Number) },
  })
  for (const n of [1, 2]) await end(n)
  await Promise.all(early)
  const fourth = ask(4)
  await end(4)
  expect(await fourth).toBe(4)
})

test('a caller who has disconnected leaves the queue', async () => {
  const { ask, begun, end } = scene(1)
  const first = ask(1)
  const gone = new AbortController()
  const left = ask(2, gone.signal)
  gone.abort()
  await expect(left).rejects.toThrow('aborted')
  const third = ask(3)
  for (const n of [1, 3]) await end(n)
  await Promise.all([first, third])
  expect(begun).toEqual([1, 3])
})

test('what fails holds up nobody', async () => {
  const inTurn = oneAtATime({ waitingAtMost: 1 })
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
