import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createDelivery } from '#app/offline/outbox/deliver.ts'
import { storeDonation } from './donations.ts'
import { createOutbox } from '#app/offline/outbox/outbox.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`donations-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const donation = {
  id: '1',
  reference: 'D7K3M9WACE',
  token: 'secret',
  status: 'pending' as const,
  amount: 501,
  paymentMethod: 'gpay' as const,
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  isTest: false,
  createdAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
}
const claimedAt = '2026-11-21T05:10:00.000Z'
const claimed = { ...donation, claimedAt, updatedAt: claimedAt }

describe('A pledge on this phone', () => {
  it('is stored as soon as the server has accepted it, from any tab or the worker', async () => {
    const { fetch } = fakeFetch({ '/api/donations': json(donation) })
    const account = () => 'guest'
    await createOutbox({ db, account, language: 'en' }).enqueue({
      id: 'one',
      command: 'createDonation',
      input: {},
    })
    const delivery = createDelivery({ db, api: createApi({ fetch }), account, locks: undefined })
    await delivery.deliver()
    expect(await db.donations.toArray()).toMatchObject([{ reference: 'D7K3M9WACE', donation }])
  })

  it('is not overwritten by an older answer that arrives late', async () => {
    await storeDonation(db, claimed, { account: 'meera' })
    await storeDonation(db, donation)
    expect(await db.donations.get('D7K3M9WACE')).toMatchObject({
      account: 'meera',
      donation: claimed,
    })
    const received = {
      ...claimed,
      status: 'succeeded' as const,
      receiptPath: '/receipt/1#x',
      updatedAt: '2026-11-22T05:00:00.000Z',
    }
    await storeDonation(db, received)
    await storeDonation(db, claimed)
    expect((await db.donations.get('D7K3M9WACE'))?.donation).toEqual(received)
  })

  it('is updated after a logout if the phone has it, but never added', async () => {
    await storeDonation(db, donation, { onlyIfStored: true })
    expect(await db.donations.count()).toBe(0)
    await storeDonation(db, donation, { account: 'meera' })
    await storeDonation(db, claimed, { onlyIfStored: true })
    expect(await db.donations.toArray()).toMatchObject([{ account: 'meera', donation: claimed }])
  })

  it('follows the server when a refund failed and the money came back', async () => {
    const refunded = { ...claimed, status: 'refunded' as const, refundedAmount: 501 }
    const returned = {
      ...donation,
      status: 'succeeded' as const,
      updatedAt: '2026-11-22T05:00:00.000Z',
    }
    await storeDonation(db, refunded)
    await storeDonation(db, returned)
    expect((await db.donations.get('D7K3M9WACE'))?.donation).toEqual(returned)
    const corrected = { ...returned, fullName: 'Meera M. Kulkarni' }
    await storeDonation(db, corrected)
    expect((await db.donations.get('D7K3M9WACE'))?.donation).toEqual(corrected)
  })

  it('stored by an older app is replaced by the server’s answer', async () => {
    const { updatedAt: _updatedAt, ...older } = { ...claimed, status: 'refunded' as const }
    const row = { reference: donation.reference, donation: older, seenAt: claimedAt }
    await db.table('donations').put(row)
    await storeDonation(db, donation)
    expect((await db.donations.get('D7K3M9WACE'))?.donation).toEqual(donation)
  })
})
