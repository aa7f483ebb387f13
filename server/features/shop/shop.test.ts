import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/shop/public.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { runs } from '#server/test/suite.ts'
import { sharedTestApp, testApp, type TestApp } from '#server/test/testApp.ts'

const shared = sharedTestApp()

const get = async <T>({ send }: TestApp, path: string): Promise<T> => okOf(await send(path))

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)
const list = async (app: TestApp, path = '') =>
  idsOf(await get<Product[]>(app, `/api/products${path}`))

/** What staff will do in the back office. */
const change = async ({ db, responseCache }: TestApp, id: string, columns: object) => {
  await transact(db, async (trx) => {
    await trx('products').where({ id }).update(columns)
    await bumpContent(trx)
  })
  // Cached bytes are checked once a second of the real clock.
  responseCache.recheck()
}

describe('The list', () => {
  test('has every product in the temple’s order, with what a buyer needs', async () => {
    const products = await get<Product[]>(await shared(), '/api/products')
    expect(idsOf(products)).toEqual(['clay-ganapati', 'mantra-book', 'calendar-pdf', 'puja-kit'])
    expect(products[0]).toEqual({
      id: 'clay-ganapati',
      name: 'Shadu Clay Ganapati',
      description: 'Unfired clay, painted with turmeric. It dissolves in a bucket of water.',
      shortDescription: 'Unfired clay, 23 cm',
      price: 1450,
      category: 'idols',
      imageUrl: '/images/products/clay-ganapati.svg',
      imageAlt: 'A red book',
      imageWidth: 640,
      imageHeight: 640,
      gallery: [
        {
          imageUrl: '/images/products/clay-ganapati-side.svg',
          imageAlt: 'The murti from its left',
          imageWidth: 640,
          imageHeight: 640,
        },
      ],
      isEcoFriendly: true,
      isBestSeller: true,
      inStock: true,
      stockLeft: 3,
      weightGrams: 430,
      hasCashOnDelivery: true,
      gstRate: 0,
      hsn: '6913',
      createdAt: '2026-01-01T00:00:00.000Z',
    })
  })

  test('of a category has only its products', async () => {
    const app = await shared()
    expect(await list(app, '/category/books')).toEqual(['mantra-book'])
    expect(await list(app, '/category/digital')).toEqual(['calendar-pdf'])
  })

  test('of an empty category is empty', async () => {
    const app = await testApp()
    await change(app, 'calendar-pdf', { deleted_at: '2026-01-02T00:00:00.000Z' })
    expect(await list(app, '/category/digital')).toEqual([])
  })

  test.each(['all', 'Idols', 'sweets', '0', 'idols%2Fbooks'])(
    'of the unknown category %s is refused in words',
    async (category) => {
      const { send } = await shared()
      const reply = await send(`/api/products/category/${category}`)
      expect(reply.json()).toMatchObject({
        status: 400,
        code: 'invalid_input',
        errors: [
          {
            pointer: '#/category',
            detail: 'Expected one of idols, puja_kits, digital, books; /api/products lists all',
          },
        ],
      })
    },
  )
})

describe('A product', () => {
  test('is found by its id', async () => {
    const app = await shared()
    const [, book] = await get<Product[]>(app, '/api/products')
    expect(await get<Product>(app, '/api/products/mantra-book')).toEqual(book)
  })

  test('that does not exist is not found, whatever it is called', async () => {
    const { send } = await shared()
    for (const id of ['nothing', '0', '-1', '9'.repeat(40), '1e9', 'NaN', 'category']) {
      const reply = await send(`/api/products/${id}`)
      expect(reply.json()).toMatchObject({
        status: 404,
        code: 'not_found',
        detail: 'There is no such product.',
      })
    }
    const typed = constantFrom('ॐ', '<script>', '"', '\\', '\u202e', '😀', '\0', ' ', '/')
    const written = oneof(typed, string()).map(encodeURIComponent)
    await assert(
      asyncProperty(
        oneof(constantFrom('%00', '%', '%FF', '..', "'", ';--'), written),
        async (id) => {
          const { status } = await send(`/api/products/x${id}`)
          expect(status, id).toBeOneOf([400, 404])
        },
      ),
      { numRuns: runs(100) },
    )
  })

  test('shows how many are left only when they are few, and reserved ones are not left', async () => {
    const app = await testApp()
    const stockOf = async (onHand: number | null, reserved = 0) => {
      await change(app, 'mantra-book', { stock_on_hand: onHand, stock_reserved: reserved })
      const { inStock, stockLeft } = await get<Product>(app, '/api/products/mantra-book')
      return [inStock, stockLeft]
    }
    expect(await stockOf(50)).toEqual([true, undefined])
    expect(await stockOf(11)).toEqual([true, undefined])
    expect(await stockOf(10)).toEqual([true, 10])
    expect(await stockOf(10, 9)).toEqual([true, 1])
    expect(await stockOf(10, 10)).toEqual([false, undefined])
    expect(await stockOf(0)).toEqual([false, undefined])
    expect(await stockOf(null)).toEqual([true, undefined])
    await change(app, 'mantra-book', { stock_on_hand: 50, in_stock: false })
    expect((await get<Product>(app, '/api/products/mantra-book')).inStock).toBe(false)
  })

  test('appears at its scheduled time', async () => {
    let at = new Date('2026-11-22T06:30:00Z')
    const app = await testApp({ now: () => at })
    await change(app, 'mantra-book', {
      status: 'scheduled',
      publish_at: '2026-11-22T08:00:00.000Z',
    })
    expect(await list(app)).not.toContain('mantra-book')
    at = new Date('2026-11-22T08:00:00Z')
    app.responseCache.recheck()
    expect(await list(app)).toContain('mantra-book')
    const sitemap = (await app.send('/sitemap-products.xml')).text
    expect(sitemap).toMatch(/shop\/mantra-book<\/loc><lastmod>2026-11-22</)
  })
})

test('answers are cached until something changes, and missing products are not', async () => {
  const app = await testApp()
  const first = await app.send('/api/products')
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
  const { entries } = app.responseCache.size()
  await app.send('/api/products?added=1')
  await app.send('/api/products/nothing')
  expect(app.responseCache.size().entries).toBe(entries)
  const again = await app.send('/api/products', {
    headers: { 'If-None-Match': first.headers.etag ?? '' },
  })
  expect(again.status).toBe(304)
  await change(app, 'mantra-book', { price: 199 })
  const [, book] = await get<Product[]>(app, '/api/products')
  expect(book?.price).toBe(199)
})
