import { inTurn } from './inTurn.ts'

const open = () => {
  const runs: PromiseWithResolvers<void>[] = []
  const ask = inTurn(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, ask }
}

it('what is asked for twice during a run is one more run', async () => {
  const { runs, ask } = open()
  const all = [ask(), ask(), ask()]
  runs[0]?.resolve()
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await Promise.all(all)
  expect(runs).toHaveLength(2)
})

it('a run that was asked for comes also after one that failed', async () => {
  const { runs, ask } = open()
  const first = ask()
  const second = ask()
  runs[0]?.reject(new Error('The connection broke'))
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await Promise.all([first, second])
})

it('the last failure is told, and the next request runs again', async () => {
  const { runs, ask } = open()
  const first = ask()
  runs[0]?.reject(new Error('The connection broke'))
  await expect(first).rejects.toThrow('The connection broke')
  const next = ask()
  runs[1]?.resolve()
  await next
})
