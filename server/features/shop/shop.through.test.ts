import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/shop/public.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

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

describe('A product', () => {
  test.each([
    ['a draft', { status: 'draft', publish_at: null }],
    ['scheduled', { status: 'scheduled', publish_at: '2999-01-01T00:00:00.000Z' }],
    ['deleted', { deleted_at: '2026-01-02T00:00:00.000Z' }],
  ])('that is %s is hidden everywhere', async (_, columns) => {
    const app = await testApp()
    await change(app, 'mantra-book', columns)
    expect(await list(app)).not.toContain('mantra-book')
    expect(await list(app, '/category/books')).toEqual([])
    for (const path of ['/api/products', '/sitemap-products.xml', '/api/search?q=mantra+book']) {
      expect((await app.send(path)).text).not.toContain('mantra-book')
    }
    expect((await app.send('/api/products/mantra-book')).status).toBe(404)
    const staff = await person(app, { role: 'editor' })
    const deleted = await staff.send('/api/admin/products?state=deleted')
    expect(deleted.text.includes('mantra-book')).toBe('deleted_at' in columns)
  })
})
