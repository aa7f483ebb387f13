import { expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

type Run = { resolve: () => void; reject: (error: Error) => void }

const open = () => {
  const runs: Run[] = []
  const ask = inTurn(
    () => new Promise<void>((resolve, reject) => void runs.push({ resolve, reject })),
  )
  return { runs, ask }
}

test('what is asked for twice during a run is one more run', async () => {
  const { runs, ask } = open()
  const all = [ask(), ask(), ask()]
  runs[0]?.resolve()
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await Promise.all(all)
  expect(runs).toHaveLength(2)
})

test('a run that was asked for comes also after one that failed', async () => {
  const { runs, ask } = open()
  const first = ask()
  const second = ask()
  runs[0]?.reject(new Error('The connection broke'))
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await Promise.all([first, second])
})

test('the last failure is reported, and the next request runs again', async () => {
  const { runs, ask } = open()
  const first = ask()
  runs[0]?.reject(new Error('The connection broke'))
  await expect(first).rejects.toThrow('The connection broke')
  const next = ask()
  runs[1]?.resolve()
  await next
})
