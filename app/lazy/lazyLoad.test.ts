import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyLoad, patiently } from './lazyLoad.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A load that fails until `give` is called. */
const refused = () => {
  let isGiven = false
  const ask = vi.fn(() => (isGiven ? Promise.resolve('here') : Promise.reject(new Error('no'))))
  return { ask, give: () => void (isGiven = true) }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('Loading with retries', () => {
  it('loads once if loading succeeds', async () => {
    const { ask, give } = refused()
    give()
    expect(await patiently(ask)).toBe('here')
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('retries after ever longer pauses, at most a minute', async () => {
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

  it('retries at once when the phone is online again', async () => {
    const { ask, give } = refused()
    const coming = patiently(ask)
    await settle()
    give()
    dispatchEvent(new Event('online'))
    expect(await coming).toBe('here')
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('Code that is loaded on first use', () => {
  it('reports whether it was loaded, and every change', async () => {
    const { ask: load, give } = refused()
    const { ask, get, subscribe } = lazyLoad(load)
    const states: unknown[] = []
    subscribe(() => states.push(get()))
    expect(await ask()).toBe(false)
    give()
    expect(await ask()).toBe(true)
    expect(states).toEqual([{ hasFailed: true }, { here: 'here' }])
  })

  it('has one request at a time, and none once it is loaded', async () => {
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
