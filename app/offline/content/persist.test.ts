import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSite } from '#app/test/builders.ts'
import { getMe } from '#contract/accounts/public.ts'
import { getBooking } from '#contract/bookings/public.ts'
import { getReceipt } from '#contract/donations/receipts.ts'
import { getDonation } from '#contract/donations/public.ts'
import { listSessions } from '#contract/accounts/myAccount.ts'
import { reads } from '#contract/reads.ts'
import { keepQueries, restoreQueries } from './persist.ts'

const secret = 'of-one-person-alone'
let queryClient: QueryClient
let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
})
afterEach(() => stop())

const stored = () => localStorage.getItem('modak-content') ?? ''

/** The names of everything that a phone may store. */
const storedNames = (): unknown[] => {
  const { clientState } = JSON.parse(stored()) as {
    clientState: { queries: { queryKey: unknown[] }[] }
  }
  return clientState.queries.map(({ queryKey: [name] }) => name)
}
/** Everything stored once the site, which is read last, is included. */
const readLast = async (): Promise<unknown[]> => {
  queryClient.setQueryData(['getSite', {}], aSite())
  await vi.waitFor(() => expect(stored()).toContain('getSite'))
  return storedNames()
}

describe('Local storage', () => {
  it('stores the small public answers and restores them', async () => {
    stop = keepQueries(queryClient)
    const site = aSite()
    queryClient.setQueryData(['getSite', {}], site)
    await vi.waitFor(() => expect(stored()).toContain('getSite'))
    const next = new QueryClient()
    await restoreQueries(next)
    expect(next.getQueryData(['getSite', {}])).toEqual(site)
  })

  it.each([
    [['private', 'me']],
    [['private', 'sessions']],
    [['private', 'booking', 'AB12', secret]],
    [['private', 'donation', 'CD34', secret]],
    [['private', 'receipt', '2026-1', secret]],
    [['private', 'payment', secret]],
    [['getMe', {}]],
    // The queries of staff pages, which have a separate cache.
    ...[getMe, listSessions, getBooking, getDonation, getReceipt].map(({ path }) => [[path, {}]]),
    [['/api/admin/bookings', {}]],
    [['almanac', 'monthGrid', {}]],
    [['something', 'new']],
  ])('is never given %j', async (queryKey) => {
    queryClient.setQueryData(queryKey, { secret })
    stop = keepQueries(queryClient)
    queryClient.setQueryData(queryKey, { secret, again: true })
    expect(await readLast()).toEqual(['getSite'])
    expect(stored()).not.toContain(secret)
  })

  it('stores four of the public answers, and none that have their own table', async () => {
    stop = keepQueries(queryClient)
    for (const name of Object.keys(reads))
      if (name !== 'getSite') queryClient.setQueryData([name, {}], [])
    expect((await readLast()).toSorted()).toEqual([
      'getFestival',
      'getSite',
      'getVisit',
      'listPujas',
      'listRites',
    ])
  })
})
