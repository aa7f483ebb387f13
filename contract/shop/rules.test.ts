import { expect, test } from 'vitest'
import { mostToBuy } from './rules.ts'

test.each([
  ['ten if nobody counts it', { category: 'books', inStock: true }, 10],
  ['what is left', { category: 'idols', inStock: true, stockLeft: 2 }, 2],
  ['one of a file', { category: 'digital', inStock: true }, 1],
  ['none when it is out of stock', { category: 'idols', inStock: false, stockLeft: 2 }, 0],
] as const)('an order may contain %s', (_, product, most) => {
  expect(mostToBuy(product)).toBe(most)
})
