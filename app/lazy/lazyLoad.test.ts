import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyLoad, loadWithRetry } from './lazyLoad.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A load that fails until `give` is called. */
const refused = () => {
  let isGiven = false
  const load = vi.fn(() => (isGiven ? Promise.resolve('here') : Promise.reject(new Error('no'))))
  return { load, give: () => void (isGiven = true) }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('Loading with retries', () => {
  it('loads once if loading succeeds', async () => {
    const { load, give } = refused()
    give()
    expect(await loadWithRetry(load)).toBe('here')
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('retries after ever longer pauses, at most a minute', async () => {
    const { load, give } = refused()
    const loaded = loadWithRetry(load)
    await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000)
    expect(load).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(600_000)
    load.mockClear()
    give()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await loaded).toBe('here')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('retries at once when the phone is online again', async () => {
    const { load, give } = refused()
    const loaded = loadWithRetry(load)
    await settle()
    give()
    dispatchEvent(new Event('online'))
    expect(await loaded).toBe('here')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('Code that is loaded on first use', () => {
  it('reports whether it was loaded, and every change', async () => {
    const { load: importPart, give } = refused()
    const { load, get, subscribe } = lazyLoad(importPart)
    const states: unknown[] = []
    subscribe(() => states.push(get()))
    expect(await load()).toBe(false)
    give()
    expect(await load()).toBe(true)
    expect(states).toEqual([{ hasFailed: true }, { here: 'here' }])
  })

  it('has one request at a time, and none once it is loaded', async () => {
    const { load: importPart, give } = refused()
    const { load } = lazyLoad(importPart)
    await Promise.all([load(), load()])
    expect(importPart).toHaveBeenCalledTimes(1)
    give()
    await Promise.all([load(), load()])
    await load()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(importPart).toHaveBeenCalledTimes(2)
  })
})
