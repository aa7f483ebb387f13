import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { UnreachableError } from '#app/api/errors.ts'
import { aProduct } from '#app/test/builders.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { createContent } from './content.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`products-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const content = (answers: Parameters<typeof fakeFetch>[0] = {}) =>
  createContent(createApi({ fetch: fakeFetch(answers).fetch }), db)

const book = aProduct({ id: 'book', category: 'books' })
const murti = aProduct({ id: 'a-murti' })
const other = aProduct({ id: 'another-book', category: 'books' })
const fetchAll = (list = [book, murti, other]) =>
  content({ '/api/products': json(list) }).fetch('listProducts', {})

describe('The shop on the phone', () => {
  it('can be browsed offline: all, a category and each product, in the temple’s order', async () => {
    await fetchAll()
    expect(await content().read('listProducts', {})).toEqual([book, murti, other])
    expect(await content().read('listProductsOfCategory', { category: 'books' })).toEqual([
      book,
      other,
    ])
    expect(await content().read('getProduct', { id: 'a-murti' })).toEqual(murti)
  })

  it('knows that a category is empty', async () => {
    await fetchAll()
    expect(await content().read('listProductsOfCategory', { category: 'digital' })).toEqual([])
  })

  it('asks the server for what was never fetched, and for a product it does not have', async () => {
    const digital = { category: 'digital' } as const
    await expect(content().read('listProductsOfCategory', digital)).rejects.toBeInstanceOf(
      UnreachableError,
    )
    await fetchAll()
    const answers = { '/api/products/new': json(aProduct({ id: 'new' })) }
    expect(await content(answers).read('getProduct', { id: 'new' })).toMatchObject({ id: 'new' })
  })

  it('drops what the temple no longer sells', async () => {
    await fetchAll()
    await fetchAll([other])
    expect(await content().read('listProducts', {})).toEqual([other])
    expect(await db.products.count()).toBe(1)
  })
})
