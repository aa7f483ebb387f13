import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { storeOrder } from './orders.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`orders-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const order = anOrder()
const { reference } = order
const paid = anOrder({ status: 'paid', isPaid: true, updatedAt: '2026-11-21T05:10:00.000Z' })

describe('An order on this phone', () => {
  it('is not overwritten by an older answer that arrives late, and keeps its owner', async () => {
    await storeOrder(db, paid, { account: 'meera' })
    await storeOrder(db, order)
    expect(await db.orders.get(reference)).toMatchObject({ account: 'meera', order: paid })
  })

  it('takes over the new links of an answer that changed nothing else', async () => {
    await storeOrder(db, order)
    const papers = [{ number: 'S-2026-27-00001', kind: 'invoice' as const, path: '/new' }]
    await storeOrder(db, { ...order, papers })
    expect((await db.orders.get(reference))?.order.papers).toEqual(papers)
  })

  it('joins the account of the person who opens it, and stays theirs', async () => {
    await storeOrder(db, order)
    expect(await db.orders.get(reference)).not.toHaveProperty('account')
    await storeOrder(db, order, { account: 'meera' })
    await storeOrder(db, paid)
    expect(await db.orders.get(reference)).toMatchObject({ account: 'meera', order: paid })
  })

  it('is updated after a logout if the phone has it, but never added', async () => {
    await storeOrder(db, order, { onlyIfStored: true })
    expect(await db.orders.count()).toBe(0)
    await storeOrder(db, order, { account: 'meera' })
    await storeOrder(db, paid, { onlyIfStored: true })
    expect(await db.orders.toArray()).toMatchObject([{ account: 'meera', order: paid }])
  })
})
