import { expect, test } from 'vitest'
import { updateProduct, type StaffProduct } from '#contract/shop/admin.ts'
import type { Product } from '#contract/shop/public.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/products/clay-ganapati'

const office = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const show = () => get<StaffProduct>(editor, path)
  const save = async (changed: object, at = path) => {
    const current = await get<StaffProduct>(editor, at)
    return changeFrom(editor, 'PUT', at, current.version, {
      ...updateProduct.input.parse(current),
      ...changed,
    })
  }
  const publicOne = async () => {
    const reply = await app.send('/api/products/clay-ganapati')
    return reply.status === 200 ? (reply.json() as Product) : reply.status
  }
  return { app, editor, show, save, publicOne }
}

test('a price and a count that staff change are what everybody sees at once', async () => {
  const { save, publicOne } = await office()
  okOf(await save({ price: 1600, stockOnHand: 2 }))
  expect(await publicOne()).toMatchObject({ price: 1600, inStock: true, stockLeft: 2 })
  okOf(await save({ stockOnHand: 0 }))
  expect(await publicOne()).toMatchObject({ inStock: false })
  okOf(await save({ stockOnHand: undefined }))
  expect(await publicOne()).toMatchObject({ inStock: true })
  okOf(await save({ inStock: false }))
  expect(await publicOne()).toMatchObject({ inStock: false })
})

test('a product is withdrawn, published, deleted and restored', async () => {
  const { editor, show, publicOne } = await office()
  const version = async () => (await show()).version
  const publish = async (status: string) =>
    changeFrom(editor, 'POST', `${path}/publication`, await version(), { status })
  okOf(await publish('draft'))
  expect(await publicOne()).toBe(404)
  okOf(await publish('published'))
  expect(await publicOne()).toMatchObject({ id: 'clay-ganapati' })
  okOf(await changeFrom(editor, 'DELETE', path, await version()))
  expect(await publicOne()).toBe(404)
  const { counts } = await get<{ counts: object }>(editor, '/api/admin/products')
  expect(counts).toMatchObject({ published: 3, deleted: 1 })
  okOf(await changeFrom(editor, 'POST', `${path}/restore`, await version()))
  expect(await publicOne()).toMatchObject({ id: 'clay-ganapati' })
})

test('what is nearly sold out is listed, the fewest first', async () => {
  const { editor, save } = await office()
  const low = async () => {
    const found = await get<{ id: string; left: number }[]>(editor, '/api/admin/low-stock')
    return found.flatMap(({ id, left }) => (id === 'clay-ganapati' ? [left] : []))
  }
  okOf(await save({ stockOnHand: 4 }))
  expect(await low()).toEqual([])
  okOf(await save({ stockOnHand: 3 }))
  expect(await low()).toEqual([3])
  okOf(await save({ stockOnHand: 0 }))
  expect(await low()).toEqual([0])
  okOf(await save({ stockOnHand: 0, inStock: false }))
  expect(await low()).toEqual([])
})

test.each([
  ['a price of nothing', { price: 0 }, 'At least ₹1'],
  ['half a rupee', { price: 1.5 }, 'Please enter whole rupees'],
  ['a negative count', { stockOnHand: -1 }, 'Zero or more'],
  ['a rate that does not exist', { gstRate: 7 }, 'GST has the rates 0, 3, 5, 18, 40 percent'],
  [
    'a rate that was abolished',
    { gstRate: 12 },
    '12% ended on 21 September 2025. Now: 0, 3, 5, 18, 40 percent',
  ],
  ['a code with letters', { hsn: '83O6' }, 'Four to eight digits'],
  ['no name', { name: ' ' }, 'Required'],
  ['a long line', { shortDescription: 'x'.repeat(61) }, 'At most 60 characters'],
])('%s is refused in words', async (_, changed, detail) => {
  const { save } = await office()
  const reply = await save(changed)
  expect(reply.status).toBe(400)
  expect((reply.json() as { errors: { detail: string }[] }).errors[0]?.detail).toBe(detail)
})

test('a product keeps the rate it had before it was abolished', async () => {
  const { app, save } = await office()
  await app.db('products').where({ id: 'clay-ganapati' }).update({ gst_rate: 12 })
  okOf(await save({ price: 1600 }))
  okOf(await save({ gstRate: 5 }))
  expect((await save({ gstRate: 12 })).status).toBe(400)
})

test('a file has neither a count nor a weight, and fewer than are promised cannot be there', async () => {
  const { app, save } = await office()
  const file = '/api/admin/products/calendar-pdf'
  for (const wrong of [{ stockOnHand: 5 }, { weightGrams: 10 }, { hasCashOnDelivery: true }])
    expect((await save(wrong, file)).status).toBe(400)
  await app.db('products').where({ id: 'clay-ganapati' }).update({ stock_reserved: 2 })
  const reply = await save({ stockOnHand: 1 })
  expect(reply.status).toBe(400)
  expect(reply.text).toContain('2 of these are promised to orders')
})
