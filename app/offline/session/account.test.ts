import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAccount, getKnownAccount, setKnownAccount, subscribeAccount } from './account.ts'

const asha = { id: 'a1', name: 'Asha', role: 'user' } as const
const isMarked = () => document.documentElement.hasAttribute('data-account')

beforeEach(() => setKnownAccount(undefined))
afterEach(() => vi.restoreAllMocks())

describe('The person logged in, as the phone remembers them', () => {
  it('is nobody at first', () => {
    expect(getKnownAccount()).toBeUndefined()
    expect(getAccount()).toBe('guest')
    expect(isMarked()).toBe(false)
  })

  it('is marked on the document, for the header', () => {
    setKnownAccount(asha)
    expect(isMarked()).toBe(true)
    setKnownAccount(undefined)
    expect(isMarked()).toBe(false)
  })

  it('is the same object until it is somebody else', () => {
    setKnownAccount(asha)
    expect(getKnownAccount()).toEqual(asha)
    expect(getKnownAccount()).toBe(getKnownAccount())
    expect(getAccount()).toBe('a1')
  })

  it('is known to every page, whichever tab they log in on', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeAccount(listener)
    setKnownAccount(asha)
    expect(listener).toHaveBeenCalledTimes(1)
    localStorage.setItem('modak-account', JSON.stringify({ ...asha, id: 'b2' }))
    dispatchEvent(Object.assign(new Event('storage'), { key: 'modak-account' }))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(getAccount()).toBe('b2')
    stop()
    setKnownAccount(undefined)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is nobody if the stored value cannot be read', () => {
    localStorage.setItem('modak-account', '{half')
    expect(getAccount()).toBe('guest')
  })

  it('lasts as long as the page where storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('No', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    setKnownAccount(asha)
    expect(getAccount()).toBe('a1')
    expect(isMarked()).toBe(true)
  })
})
