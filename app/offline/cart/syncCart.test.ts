import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { createCart } from './cart.ts'
import { readCart } from './useCartRows.ts'
import { createCartSync } from './syncCart.ts'

const book = { id: 'mantra-book', name: 'Mantra book', price: 220, most: 10 }
const brass = { id: 'brass-ganapati', name: 'Brass Ganapati', price: 3200, most: 3 }

type Change = { id: string; quantity: number; isMerged?: boolean }

/** The account's cart, as the server keeps it. */
const openAccount = () => {
  const lines = new Map<string, number>()
  const take = (changes: readonly Change[]) => {
    for (const { id, quantity, isMerged } of changes) {
      const merged = isMerged ? Math.max(quantity, lines.get(id) ?? 0) : quantity
      if (merged === 0) lines.delete(id)
      else lines.set(id, merged)
    }
    return {
      lines: [...lines].map(([id, quantity]) => ({
        id,
        quantity,
        addedAt: '2026-11-21T04:00:00Z',
        name: id,
        price: 1,
      })),
    }
  }
  return { lines, take }
}

let dbs: OfflineDb[] = []
let account = openAccount()
beforeEach(() => {
  account = openAccount()
})
afterEach(async () => {
  for (const db of dbs) await db.delete()
  dbs = []
})

const openPhone = () => {
  const db = openOfflineDb(`cart-${crypto.randomUUID()}`)
  dbs.push(db)
  const state = { who: guestAccount as string, isOffline: false, between: async () => {} }
  const call = async (_: unknown, { changes }: { changes: Change[] }) => {
    if (state.isOffline) throw new Error('offline')
    const answer = account.take(changes)
    await state.between()
    return answer
  }
  const sync = createCartSync({ db, api: { call: call as never }, account: () => state.who })
  const cart = createCart({ db, account: () => state.who, onChange: () => {} })
  const shown = async () => (await readCart(db)).map(({ id, quantity }) => [id, quantity])
  return { db, state, sync, cart, shown }
}

it('Logging in merges the cart of the phone into that of the account', async () => {
  account.lines.set(book.id, 3)
  const { state, sync, cart, shown } = openPhone()
  await cart.add(book)
  await cart.add(brass)
  await sync()
  expect(account.lines.get(brass.id)).toBeUndefined()
  state.who = 'meera'
  await sync()
  await sync()
  expect(Object.fromEntries(account.lines)).toEqual({ [book.id]: 3, [brass.id]: 1 })
  expect(await shown()).toEqual([
    [brass.id, 1],
    [book.id, 3],
  ])
})

it('A change on one device appears on the other, a removal too', async () => {
  const [one, two] = [openPhone(), openPhone()]
  one.state.who = two.state.who = 'meera'
  await one.cart.add(book)
  await one.cart.add(brass)
  await one.sync()
  await two.sync()
  expect((await two.shown()).length).toBe(2)
  await two.cart.remove(book.id)
  await two.cart.setQuantity(brass.id, 2)
  await two.sync()
  await one.sync()
  expect(await one.shown()).toEqual([[brass.id, 2]])
})

it('What is changed offline is sent later; what is changed during an exchange is not lost', async () => {
  const { state, sync, cart, shown } = openPhone()
  state.who = 'meera'
  state.isOffline = true
  await cart.add(book)
  await expect(sync()).rejects.toThrow('offline')
  expect(await shown()).toEqual([[book.id, 1]])
  state.isOffline = false
  let times = 0
  state.between = async () => {
    if ((times += 1) === 1) await cart.setQuantity(book.id, 5)
  }
  await sync()
  expect(await shown()).toEqual([[book.id, 5]])
  await sync()
  expect(account.lines.get(book.id)).toBe(5)
})

it('The price at which it was put in is remembered', async () => {
  const { db, state, sync, cart } = openPhone()
  state.who = 'meera'
  await cart.add(book)
  await sync()
  expect((await db.cart.get(book.id))?.price).toBe(220)
})
