import { afterEach, describe, expect, it, vi } from 'vitest'
import { choicesIn, takeChoices } from '#app/offline/backup/choices.ts'
import { setKnownAccount } from '#app/offline/session/account.ts'
import { countDarshans, forgetDarshans, keepDarshan } from './days.ts'

const login = (id: string) => setKnownAccount({ id, name: id, role: 'user' })

const counted = (date: string): number => {
  keepDarshan(date)
  return countDarshans()
}

afterEach(() => {
  setKnownAccount(undefined)
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('The days of darshan', () => {
  it('are counted in all, each once', () => {
    expect(counted('2026-11-20')).toBe(1)
    expect(counted('2026-11-27')).toBe(2)
    expect(counted('2026-11-27')).toBe(2)
  })

  it('of a person are not seen by others, and come back with them', () => {
    keepDarshan('2026-11-20')
    login('meera')
    expect(counted('2026-11-20')).toBe(1)
    expect(counted('2026-11-21')).toBe(2)
    setKnownAccount(undefined)
    expect(counted('2026-11-22')).toBe(2)
    login('ravi')
    expect(counted('2026-11-22')).toBe(2)
    login('meera')
    expect(counted('2026-11-22')).toBe(3)
  })

  it('of a deleted account are gone', () => {
    login('meera')
    keepDarshan('2026-11-21')
    forgetDarshans('meera')
    expect(localStorage.getItem('modak-darshan')).toBe('[]')
  })

  it('are in the copy of whose they are, and are added to those of another phone', () => {
    keepDarshan('2026-11-20')
    login('meera')
    keepDarshan('2026-11-21')
    login('ravi')
    keepDarshan('2026-11-22')
    const copy = choicesIn(() => localStorage, 'meera')
    expect(copy).toEqual({ 'modak-darshan': '["2026-11-20","2026-11-21"]' })
    localStorage.clear()
    setKnownAccount(undefined)
    keepDarshan('2026-11-21')
    takeChoices(() => localStorage, copy)
    expect(counted('2026-11-22')).toBe(3)
  })

  it('last as long as the page where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(counted('2026-11-20')).toBe(1)
    expect(counted('2026-11-21')).toBe(2)
    vi.restoreAllMocks()
    expect(counted('2026-11-22')).toBe(3)
  })

  it('are counted anew after nonsense', () => {
    localStorage.setItem('modak-darshan', '{')
    expect(counted('2026-11-20')).toBe(1)
  })
})
