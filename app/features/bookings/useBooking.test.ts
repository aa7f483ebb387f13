import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportReach } from '#app/offline/connection.ts'
import { db } from '#app/offline/phone.ts'
import { getKnownAccount, setKnownAccount } from '#app/offline/session/account.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { hooked } from '#app/test/hooked.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { useBooking } from './useBooking.ts'

const booking = aBooking()
const { reference, token } = booking
const path = `/api/puja-bookings/${reference}`
const seenAt = '2026-11-20T05:00:00.000Z'

const serve = (answers: Parameters<typeof fakeFetch>[0]) => {
  const { fetch, requests } = fakeFetch(answers)
  vi.stubGlobal('fetch', fetch)
  return { requests: () => requests.filter(({ url }) => url.startsWith('/api/puja-bookings')) }
}
const keep = (saved: Booking) => db.bookings.put({ reference, booking: saved, seenAt })
const open = (secret: string) => hooked((key: string) => useBooking(reference, key), secret)
const notFound = json(
  { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' },
  404,
)

beforeEach(async () => {
  reportReach(true)
  await db.bookings.clear()
})
afterEach(() => {
  setKnownAccount(undefined)
  vi.unstubAllGlobals()
})

describe('A booking by its link', () => {
  it('comes from the server, and is a pass from then on', async () => {
    const { requests } = serve({ [path]: json(booking) })
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', booking, isFresh: true }))
    expect(requests()[0]?.url).toBe(`${path}?token=${token}`)
    expect((await db.bookings.get(reference))?.booking).toEqual(booking)
  })

  it('can be opened offline, with the time it was fetched', async () => {
    await keep(booking)
    serve({})
    const { read } = await open(token)
    await vi.waitFor(() =>
      expect(read()).toMatchObject({ state: 'here', booking, isFresh: false, seenAt }),
    )
  })

  it('needs no secret on the phone that stores it', async () => {
    await keep(booking)
    serve({ [path]: json(booking) })
    const { read } = await open('')
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', isFresh: true }))
  })

  it('is not shown to a wrong secret, although this phone stores it', async () => {
    await keep(booking)
    serve({ [path]: notFound })
    const { read } = await open('wrong')
    await vi.waitFor(() => expect(read()).toEqual({ state: 'missing' }))
  })

  it('without a secret, on a phone that does not store it, needs a login, and the server is not asked', async () => {
    const { requests } = serve({ [path]: json(booking) })
    const { read } = await open('')
    await vi.waitFor(() => expect(read()).toEqual({ state: 'signedOut' }))
    expect(requests()).toEqual([])
  })

  it.each<[string, Parameters<typeof fakeFetch>[0]]>([
    ['nobody answers', {}],
    ['the server is in trouble', { [path]: json({ status: 500 }, 500) }],
    ['somebody else answers', { [path]: new Response('Welcome to our café', { status: 200 }) }],
    ['somebody else refuses', { [path]: new Response('Please sign in', { status: 403 }) }],
  ])('that is not kept cannot be shown while %s, and comes by itself', async (_, answers) => {
    serve(answers)
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toEqual({ state: 'unreachable' }))
    serve({ [path]: json(booking) })
    reportReach(false)
    reportReach(true)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', isFresh: true }))
  })

  it('changed elsewhere, by another tab or the worker, changes here', async () => {
    serve({})
    await keep(booking)
    const { read } = await open(token)
    await vi.waitFor(() => expect(read().state).toBe('here'))
    await keep(aBooking({ status: 'cancelled' }))
    await vi.waitFor(() =>
      expect(read()).toMatchObject({ state: 'here', booking: { status: 'cancelled' } }),
    )
  })

  it('is shown on a phone that can store nothing', async () => {
    serve({ [path]: json(booking) })
    const full = vi.spyOn(db.bookings, 'put').mockRejectedValue(new Error('No room'))
    const { read } = await open(token)
    await vi.waitFor(() =>
      expect(read()).toMatchObject({ state: 'here', booking, isFresh: true, seenAt: '' }),
    )
    full.mockRestore()
  })
})

describe('A booking of the person who is logged in', () => {
  const asha = { id: 'asha', name: 'Asha', role: 'user' } as const
  /** As the server does it: for its owner, or with the right token. */
  const forOwner = (isHers: () => boolean) => ({
    [path]: (url: string) =>
      isHers() || url.endsWith(`?token=${token}`) ? json(booking) : notFound,
  })

  it('needs no secret, and is stored as hers', async () => {
    setKnownAccount(asha)
    const { requests } = serve(forOwner(() => true))
    const { read } = await open('')
    await vi.waitFor(() =>
      expect(read()).toMatchObject({ state: 'here', isOwn: true, isFresh: true }),
    )
    expect(requests().map(({ url }) => url)).toEqual([path])
    expect((await db.bookings.get(reference))?.account).toBe('asha')
  })

  it('opened by its link is still known to be hers', async () => {
    setKnownAccount(asha)
    serve(forOwner(() => true))
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', isOwn: true }))
  })

  it('is gone from the page and the phone when she logs out, and is not asked for again', async () => {
    setKnownAccount(asha)
    const { requests } = serve(forOwner(() => getKnownAccount()?.id === 'asha'))
    const { read } = await open('')
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', isOwn: true }))
    const before = requests().length
    setKnownAccount(undefined)
    await db.bookings.clear()
    await vi.waitFor(() => expect(read()).toEqual({ state: 'signedOut' }))
    expect(requests()).toHaveLength(before)
    expect(await db.bookings.toArray()).toEqual([])
  })

  it('stored on the phone is not shown to the next person who logs in', async () => {
    await db.bookings.put({ reference, booking, seenAt, account: 'asha' })
    setKnownAccount({ ...asha, id: 'ravi' })
    serve({ [path]: notFound })
    const { read } = await open('')
    await vi.waitFor(() => expect(read()).toEqual({ state: 'missing' }))
  })

  it('is somebody else’s by the link alone', async () => {
    setKnownAccount({ ...asha, id: 'ravi' })
    const { requests } = serve(forOwner(() => false))
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', isOwn: false }))
    expect(requests().map(({ url }) => url)).toEqual([path, `${path}?token=${token}`])
    expect((await db.bookings.get(reference))?.account).toBeUndefined()
  })
})

describe('A link that opens nothing any more', () => {
  const over = json({ type: 'about:blank', title: 'Gone', status: 410, code: 'link_over' }, 410)

  it('because a new one was made takes the booking off a guest’s phone', async () => {
    await keep(booking)
    serve({ [path]: notFound })
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toEqual({ state: 'missing' }))
    expect(await db.bookings.toArray()).toEqual([])
  })

  it('because the puja is long over leaves the phone’s copy', async () => {
    await keep(booking)
    serve({ [path]: over })
    const { read } = await open(token)
    await vi.waitFor(() =>
      expect(read()).toMatchObject({ state: 'here', booking, isFresh: false, isRefused: true }),
    )
    expect(await db.bookings.toArray()).toHaveLength(1)
  })

  it('because the puja is long over says so on a phone that has never seen it', async () => {
    serve({ [path]: over })
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toEqual({ state: 'expired' }))
  })
})
