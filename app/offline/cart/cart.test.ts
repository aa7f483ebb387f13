import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openOfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { createCart } from './cart.ts'
import { countCart, readCart } from './useCartRows.ts'

const brass = { id: 'brass-ganapati', name: 'Brass Ganapati', price: 3200, most: 3 }
const book = { id: 'mantra-book', name: 'Mantra book', price: 220, most: 10 }

const open = () => {
  const db = openOfflineDb(`cart ${Math.random()}`)
  let at = Date.parse('2026-11-21T04:00:00Z')
  const now = () => new Date((at += 1000))
  const tab = () => createCart({ db, account: () => guestAccount, onChange: () => {}, now })
  return { db, cart: tab(), tab }
}

it('Adding twice makes two of it, up to as many as one order may contain', async () => {
  const { db, cart } = open()
  expect([await cart.add(brass), await cart.add(brass), await cart.add(brass)]).toEqual([
    true,
    true,
    true,
  ])
  expect(await cart.add(brass)).toBe(false)
  await cart.add(book)
  expect(await readCart(db)).toMatchObject([
    { id: brass.id, quantity: 3, price: 3200 },
    { id: book.id, quantity: 1 },
  ])
  expect(await countCart(db)).toBe(4)
})

it('Two tabs that add at the same time lose nothing', async () => {
  const { db, cart, tab } = open()
  const other = tab()
  await Promise.all([cart.add(book), other.add(book), cart.add(book), other.add(book)])
  expect(await countCart(db)).toBe(4)
})

it.each([
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [1e9, 3],
])('A quantity of %d becomes %d', async (typed, expected) => {
  const { db, cart } = open()
  await cart.add(brass)
  await cart.setQuantity(brass.id, typed, 3)
  expect(await countCart(db)).toBe(expected)
})

it('What is removed can be put back at its place', async () => {
  const { db, cart } = open()
  await cart.add(brass)
  await cart.add(book)
  await cart.add(brass)
  const removed = await cart.remove(brass.id)
  expect(await countCart(db)).toBe(1)
  if (removed) await cart.restore(removed)
  expect(await readCart(db)).toMatchObject([
    { id: brass.id, quantity: 2 },
    { id: book.id, quantity: 1 },
  ])
  expect(await cart.remove('unknown')).toBeUndefined()
})

it('A quantity is not set for a product that another tab has removed', async () => {
  const { db, cart } = open()
  await cart.add(brass)
  await cart.remove(brass.id)
  await cart.setQuantity(brass.id, 2)
  expect(await readCart(db)).toEqual([])
})
