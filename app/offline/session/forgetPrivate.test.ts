import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient, privateKey } from '#app/queries.ts'
import { setKnownAccount } from './account.ts'
import { forgetPrivate, isForgotten } from './forgetPrivate.ts'

const lakshmi = { id: 'lakshmi', name: 'Lakshmi', role: 'user' } as const
const ravi = { id: 'ravi', name: 'Ravi', role: 'user' } as const
const booking = [privateKey, 'booking', 'AB12', 'secret']
const site = ['getSite', {}]

let queryClient: ReturnType<typeof createQueryClient>
const forgetDetails = vi.fn()
let stop = () => {}
beforeEach(() => {
  setKnownAccount(lakshmi)
  queryClient = createQueryClient(() => Promise.reject(new Error('Not in this test')))
  forgetDetails.mockClear()
  stop = forgetPrivate(queryClient, forgetDetails)
  queryClient.setQueryData(booking, { of: 'Lakshmi' })
  queryClient.setQueryData(site, { name: 'Temple' })
})
afterEach(() => {
  stop()
  setKnownAccount(undefined)
})

describe('What one person has fetched', () => {
  it.each([
    ['signs out', undefined],
    ['makes way for another', ravi],
  ])('is gone as soon as that person %s', (_, next) => {
    setKnownAccount(next)
    expect(queryClient.getQueryCache().find({ queryKey: booking })).toBeUndefined()
    expect(queryClient.getQueryData(site)).toEqual({ name: 'Temple' })
    expect(forgetDetails).toHaveBeenCalledOnce()
  })

  it('is fetched again if it is on the screen', async () => {
    const ask = vi.fn(async () => ({ of: 'whoever has the link' }))
    const shown = new QueryObserver(queryClient, { queryKey: booking, queryFn: ask })
    onTestFinished(shown.subscribe(() => {}))
    expect(shown.getCurrentResult().data).toEqual({ of: 'Lakshmi' })
    setKnownAccount(undefined)
    expect(shown.getCurrentResult().data).toBeUndefined()
    await vi.waitFor(() =>
      expect(shown.getCurrentResult().data).toEqual({ of: 'whoever has the link' }),
    )
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is remembered as having been on the page, unlike one that was not', () => {
    const open = [privateKey, 'booking', 'EF56', 'secret']
    const next = [privateKey, 'booking', 'CD34', 'secret']
    queryClient.setQueryData(open, { of: 'Lakshmi' })
    expect(isForgotten(open)).toBe(false)
    setKnownAccount(undefined)
    expect(isForgotten(open)).toBe(true)
    expect(isForgotten(next)).toBe(false)
  })

  it('stays when their name changes', () => {
    setKnownAccount({ ...lakshmi, name: 'Lakshmi Iyer' })
    expect(queryClient.getQueryData(booking)).toEqual({ of: 'Lakshmi' })
    expect(forgetDetails).not.toHaveBeenCalled()
  })

  it('as a guest stays when the guest logs in', () => {
    setKnownAccount(undefined)
    queryClient.setQueryData(booking, { of: 'a guest' })
    setKnownAccount(ravi)
    expect(queryClient.getQueryData(booking)).toEqual({ of: 'a guest' })
  })
})
