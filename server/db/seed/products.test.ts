import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/shop/public.ts'
import { productCategories } from '#contract/shop/rules.ts'
import { okOf } from '#server/test/admin.ts'
import { testApp } from '#server/test/testApp.ts'
import { readSeedFiles } from './files.ts'
import { seed } from './seed.ts'

const { products } = await readSeedFiles(import.meta.dirname)
const ofCategory = Map.groupBy(products, ({ category }) => category)
const pictures = join(import.meta.dirname, '../../../public/images/products')

describe('The first products', () => {
  test('fill every category, with one best seller at most, and one is out of stock', () => {
    expect(products.length).toBeGreaterThanOrEqual(16)
    for (const category of productCategories) {
      const some = ofCategory.get(category) ?? []
      expect(some.length, category).toBeGreaterThanOrEqual(4)
      expect(some.filter(({ isBestSeller }) => isBestSeller).length, category).toBeLessThanOrEqual(
        1,
      )
    }
    expect(products.filter(({ stock }) => stock === 0)).toHaveLength(1)
    expect(products.filter(({ isEcoFriendly }) => isEcoFriendly).length).toBeGreaterThan(2)
    expect(products.filter(({ hasCashOnDelivery }) => hasCashOnDelivery).length).toBeGreaterThan(2)
  })

  test('are in the order of their categories, each with its own place', () => {
    const inOrder = products.toSorted((a, b) => a.position - b.position)
    expect(inOrder.map(({ position }) => position)).toEqual(inOrder.map((_, index) => index + 1))
    const categories = inOrder.map(({ category }) => category)
    expect([...new Set(categories)]).toEqual([...productCategories])
    expect(categories).toEqual(
      productCategories.flatMap((one) => categories.filter((c) => c === one)),
    )
  })

  test.each(products)('$id is described, priced and taxed', (product) => {
    expect(product.description.length).toBeGreaterThan(120)
    // A card shows 60 characters.
    expect(product.shortDescription?.length ?? 0).toBeLessThanOrEqual(60)
    expect(product.price).toBeGreaterThanOrEqual(49)
    expect(product.price).toBeLessThanOrEqual(7500)
    expect(product.gstRate).toBeOneOf([0, 5, 18])
    expect(product.hsn).toMatch(product.category === 'digital' ? /^9984\d\d$/ : /^\d{4}$/)
    expect(product.imageAlt).not.toMatch(/^(a )?picture of/i)
  })

  test.each(products)('$id has its own square picture of at most 25 KB', ({ id, gallery }) => {
    for (const name of [id, ...gallery.map(({ image }) => image)]) {
      const path = join(pictures, `${name}.svg`)
      expect(statSync(path).size).toBeLessThanOrEqual(25 * 1024)
      expect(readFileSync(path, 'utf8')).toContain('viewBox="0 0 640 640"')
    }
  })

  test('are inserted once: what staff changed or deleted stays as they left it', async () => {
    const { db, send } = await testApp()
    const files = { mantras: [], aartis: [], audio: {}, products }
    await seed(db, files, new Date('2026-11-01T00:00:00Z'))
    const listed = async () => okOf<Product[]>(await send('/api/products'))
    expect((await listed()).map(({ id }) => id)).toEqual(
      expect.arrayContaining(products.map(({ id }) => id)),
    )
    await db('products').where({ id: 'brass-ganapati' }).update({ price: 2999 })
    await db('products').where({ id: 'sankashti-book' }).delete()
    const before = await db('products').orderBy('id')
    await seed(db, files, new Date('2026-11-02T00:00:00Z'))
    expect(await db('products').orderBy('id')).toEqual(before)
  })
})
