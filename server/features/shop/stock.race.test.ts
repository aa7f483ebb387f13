import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'

describe('The database', () => {
  const refuses = async (db: Knex, id: string, columns: object) => {
    await expect(db('products').where({ id }).update(columns)).rejects.toThrow(/check|constraint/i)
  }

  test.each([
    ['a price of nothing', 'mantra-book', { price: 0 }],
    ['fewer than none', 'mantra-book', { stock_on_hand: -1 }],
    ['more reserved than there are', 'mantra-book', { stock_on_hand: 1, stock_reserved: 2 }],
    ['fewer than none reserved', 'mantra-book', { stock_reserved: -1 }],
    ['reserving what nobody counts', 'calendar-pdf', { stock_reserved: 1 }],
    ['counting files', 'calendar-pdf', { stock_on_hand: 5 }],
    ['cash on delivery of a file', 'calendar-pdf', { has_cash_on_delivery: true }],
    ['an unknown category', 'mantra-book', { category: 'sweets' }],
    ['a weight of nothing', 'mantra-book', { weight_grams: 0 }],
  ])('refuses %s', async (_, id, columns) => {
    const { db } = await testApp()
    await refuses(db, id, columns)
  })

  test('never promises the last one twice, however many ask at once', async () => {
    const { db } = await testApp()
    await db('products').where({ id: 'mantra-book' }).update({ stock_on_hand: 1 })
    const reserve = () => db('products').where({ id: 'mantra-book' }).increment('stock_reserved', 1)
    const asked = await Promise.allSettled(Array.from({ length: 8 }, reserve))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
