import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportReach } from '#app/offline/connection.ts'
import { db } from '#app/offline/phone.ts'
import { setKnownAccount } from '#app/offline/session/account.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { hooked } from '#app/test/hooked.tsx'
import { useOrder } from './useOrder.ts'

const order = anOrder()
const paid = anOrder({ status: 'paid', isPaid: true, updatedAt: '2026-11-21T05:10:00.000Z' })
const { reference, token } = order
const path = `/api/orders/${reference}`
const seenAt = '2026-11-21T05:01:00.000Z'
const notFound = json(
  { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' },
  404,
)

const serve = (answers: Parameters<typeof fakeFetch>[0]) =>
  vi.stubGlobal('fetch', fakeFetch(answers).fetch)
const keep = (account?: string) =>
  db.orders.put({ reference, order, seenAt, ...(account !== undefined && { account }) })
const open = (secret: string, hasPaid = false) =>
  hooked((key: string) => useOrder(reference, key, hasPaid), secret)

beforeEach(async () => {
  reportReach(true)
  await db.orders.clear()
})
afterEach(() => {
  setKnownAccount(undefined)
  vi.unstubAllGlobals()
})

describe('An order by its link', () => {
  it('comes from the server, and is on the phone from then on', async () => {
    serve({ [path]: json(order) })
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', order, isFresh: true }))
    await vi.waitFor(async () => expect(await db.orders.get(reference)).toMatchObject({ order }))
  })

  it('opens offline without its secret, with the time it was fetched', async () => {
    await keep()
    serve({})
    const { read } = await open('')
    await vi.waitFor(() =>
      expect(read()).toMatchObject({ state: 'here', order, isFresh: false, seenAt }),
    )
  })

  it('stays on the phone that has it, and says that the temple has it no longer', async () => {
    await keep()
    serve({ [path]: notFound })
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here', isRefused: true }))
  })

  it.each([
    ['a wrong secret opens nothing', 'wrong', { [path]: notFound }, 'missing'],
    ['no secret, on a phone without it, needs a login', '', {}, 'signedOut'],
    ['it was never opened here, and there is no network', token, {}, 'unreachable'],
  ])('is not shown: %s', async (_, secret, answers, state) => {
    serve(answers)
    const { read } = await open(secret)
    await vi.waitFor(() => expect(read()).toEqual({ state }))
  })

  it('of somebody else who was logged in here is not shown', async () => {
    await keep('asha')
    serve({ [path]: notFound })
    const { read } = await open('')
    await vi.waitFor(() => expect(read()).toEqual({ state: 'signedOut' }))
  })

  it('waits for the provider after the card form, until the server knows of the payment', async () => {
    await keep()
    serve({ [path]: json(order) })
    const { read, queryClient } = await open('', true)
    await vi.waitFor(() => expect(read()).toMatchObject({ isFresh: true, payment: 'waiting' }))
    serve({ [path]: json(paid) })
    await queryClient.refetchQueries()
    await vi.waitFor(() => expect(read()).toMatchObject({ order: paid, payment: undefined }))
  })

  it('shows the answer to a change on a phone that stores nothing', async () => {
    serve({ [path]: json(order) })
    const { read } = await open(token)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here' }))
    await db.orders.clear()
    const changed = { ...order, utr: '412345678901' }
    const shown = read()
    if (shown.state === 'here') await shown.take(changed)
    await vi.waitFor(() => expect(read()).toMatchObject({ order: changed }))
  })

  it('shows the answer to a change at once, and not an older one that comes later', async () => {
    serve({ [path]: json(order) })
    const { read, queryClient } = await open(token)
    await vi.waitFor(() => expect(read()).toMatchObject({ state: 'here' }))
    const shown = read()
    if (shown.state === 'here') await shown.take(paid)
    await vi.waitFor(() => expect(read()).toMatchObject({ order: paid }))
    await queryClient.refetchQueries()
    expect(read()).toMatchObject({ order: paid })
  })
})
