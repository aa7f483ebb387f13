import { expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { PricesAndStock, StaffProduct } from '#contract/shop/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

type Row = PricesAndStock['items'][number]

const path = '/api/admin/products'

const open = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const read = (id: string) => get<StaffProduct>(editor, `${path}/${id}`)
  const send = (items: readonly object[]) => editor.post(`${path}/prices-and-stock`, { items })
  const done = async (items: readonly object[]) => okOf<BulkAnswer<Row>>(await send(items))
  return { app, editor, read, send, done }
}

test('prices and counts of many are changed in one press, and undone by what is answered', async () => {
  const { app, editor, read, done } = await open()
  const [clay, book] = [await read('clay-ganapati'), await read('mantra-book')]
  const counted = (book.stockOnHand ?? 0) + 4
  const changed = await done([
    { id: clay.id, version: clay.version, price: clay.price + 50 },
    { id: book.id, version: book.version, stockOnHand: counted },
  ])
  expect(changed).toEqual({
    done: [
      { id: clay.id, version: clay.version + 1, price: clay.price },
      { id: book.id, version: book.version + 1, stockOnHand: book.stockOnHand },
    ],
    leftOut: [],
  })
  expect(await read(clay.id)).toMatchObject({ price: clay.price + 50, name: clay.name })
  expect(await read(book.id)).toMatchObject({ price: book.price, stockOnHand: counted })
  const moves = await get<{ items: object[] }>(editor, `${path}/${book.id}/stock`)
  expect(moves.items[0]).toMatchObject({ kind: 'counted', pieces: 4, onHand: counted })
  expect((await auditOf(app)).slice(-2)).toMatchObject([
    { subjectId: clay.id, before: { price: clay.price }, after: { price: clay.price + 50 } },
    { subjectId: book.id, after: { stockOnHand: counted } },
  ])

  expect((await done(changed.done)).leftOut).toEqual([])
  expect(await read(clay.id)).toMatchObject({ price: clay.price })
  expect(await read(book.id)).toMatchObject({ stockOnHand: book.stockOnHand })
})

test('a row that cannot be changed says why, and leaves the others', async () => {
  const { app, read, send, done } = await open()
  const [clay, book, file] = [
    await read('clay-ganapati'),
    await read('mantra-book'),
    await read('calendar-pdf'),
  ]
  await app.db('products').where({ id: book.id }).update({ stock_on_hand: 5, stock_reserved: 2 })
  const { leftOut } = await done([
    { id: clay.id, version: clay.version + 1, price: 1 },
    { id: book.id, version: book.version, stockOnHand: 1 },
    { id: file.id, version: file.version, stockOnHand: 3 },
    { id: 'nothing', version: 1, price: 5 },
  ])
  expect(leftOut.map(({ id, reason }) => [id, reason.split('.')[0]])).toEqual([
    [clay.id, 'Someone else has changed this'],
    [book.id, '2 are promised to orders'],
    [file.id, 'Its stock is not counted'],
    ['nothing', 'There is no such product'],
  ])
  for (const wrong of [{ price: 0 }, { price: 2.5 }, { stockOnHand: -1 }])
    expect((await send([{ id: clay.id, version: clay.version, ...wrong }])).status).toBe(400)
  expect((await read(clay.id)).price).toBe(clay.price)
})
