import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { comeBack, leavePage } from '#app/test/leavePage.ts'
import { setKnownAccount } from './account.ts'
import { reloadForNewAccount } from './reloadForNewAccount.ts'

const asha = { id: 'asha', name: 'Asha', role: 'user' } as const
const openAnew = vi.fn()
let stop = () => {}

const leave = () => leavePage(true)

beforeEach(() => {
  setKnownAccount(asha)
  openAnew.mockClear()
  stop = reloadForNewAccount(openAnew)
})
afterEach(() => {
  stop()
  setKnownAccount(undefined)
  document.documentElement.hidden = false
})

describe('A page that the browser kept whole and shows again', () => {
  it.each([
    ['its person has logged out', undefined],
    ['somebody else has logged in', { ...asha, id: 'ravi' }],
  ])('is hidden and reloaded when %s meanwhile', (_, next) => {
    leave()
    setKnownAccount(next)
    comeBack(true)
    expect(document.documentElement.hidden).toBe(true)
    expect(openAnew).toHaveBeenCalledOnce()
  })

  it('stays as it was for the same person, and for a page that was loaded', () => {
    leave()
    comeBack(true)
    setKnownAccount(undefined)
    comeBack()
    expect(document.documentElement.hidden).toBe(false)
    expect(openAnew).not.toHaveBeenCalled()
  })
})
