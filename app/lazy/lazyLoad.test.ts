import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyLoad, patiently } from './lazyLoad.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something to ask for that is refused until `give` is called. */
const refused = () => {
  let isGiven = false
  const ask = vi.fn(() => (isGiven ? Promise.resolve('here') : Promise.reject(new Error('no'))))
  return { ask, give: () => void (isGiven = true) }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('Asking patiently', () => {
  it('asks once for what is given', async () => {
    const { ask, give } = refused()
    give()
    expect(await patiently(ask)).toBe('here')
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('asks again ever more rarely, and at least once a minute', async () => {
    const { ask, give } = refused()
    const coming = patiently(ask)
    await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000)
    expect(ask).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(600_000)
    ask.mockClear()
    give()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await coming).toBe('here')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('asks at once when the phone is online again', async () => {
    const { ask, give } = refused()
    const coming = patiently(ask)
    await settle()
    give()
    dispatchEvent(new Event('online'))
    expect(await coming).toBe('here')
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('What is loaded when it is first asked for', () => {
  it('says whether it came, and tells of every change', async () => {
    const { ask: load, give } = refused()
    const { ask, get, subscribe } = lazyLoad(load)
    const states: unknown[] = []
    subscribe(() => states.push(get()))
    expect(await ask()).toBe(false)
    give()
    expect(await ask()).toBe(true)
    expect(states).toEqual([{ hasFailed: true }, { here: 'here' }])
  })

  it('is asked for once at a time, and never again once it is here', async () => {
    const { ask: load, give } = refused()
    const { ask } = lazyLoad(load)
    await Promise.all([ask(), ask()])
    expect(load).toHaveBeenCalledTimes(1)
    give()
    await Promise.all([ask(), ask()])
    await ask()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
