import { expect, it } from 'vitest'
import type { Product } from '#contract/shop/public.ts'
import { lineOf, sumOf } from './cartLine.ts'

const brass: Product = {
  id: 'brass-ganapati',
  name: 'Brass Ganapati',
  description: 'Solid brass.',
  price: 700,
  category: 'idols',
  imageUrl: '/images/products/brass-ganapati.svg',
  imageAlt: 'A brass Ganapati',
  imageWidth: 640,
  imageHeight: 640,
  gallery: [],
  isEcoFriendly: false,
  isBestSeller: false,
  inStock: true,
  hasCashOnDelivery: true,
  gstRate: 5,
  hsn: '8306',
  createdAt: '2026-11-21T04:00:00Z',
}
const row = (quantity: number) => ({
  id: brass.id,
  quantity,
  addedAt: '2026-11-21T04:00:00Z',
  name: brass.name,
  price: 650,
})

it('A line costs what the shop asks today, whatever it was when it was added', () => {
  expect(lineOf(row(2), brass)).toMatchObject({ sum: 1400, most: 10 })
  expect(lineOf(row(2), brass).problem).toBeUndefined()
})

it('What is gone, sold out or too much says so, and only what there is counts', () => {
  expect(lineOf(row(2), undefined)).toMatchObject({ problem: 'gone', sum: 0 })
  expect(lineOf(row(2), { ...brass, inStock: false })).toMatchObject({
    problem: 'outOfStock',
    sum: 0,
  })
  expect(lineOf(row(2), { ...brass, stockLeft: 1 })).toMatchObject({ problem: 'tooMany', sum: 700 })
})

it.each([
  [1500, 1],
  [1501, 0],
  [700, 801],
])('Items for ₹%d need ₹%d more for free shipping', (price, missing) => {
  expect(sumOf([lineOf(row(1), { ...brass, price })])).toMatchObject({ items: price, missing })
})

it('A file is not sent', () => {
  const file = { ...brass, category: 'digital' as const }
  expect(sumOf([lineOf(row(5), file)])).toMatchObject({ hasShipping: false, quantity: 1 })
  expect(sumOf([lineOf(row(1), file), lineOf(row(1), brass)]).hasShipping).toBe(true)
})
