import { expect, test } from 'vitest'
import { type StaffProduct } from '#contract/shop/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { ordered, stockOf } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/products'

const lamp = {
  name: 'Brass Lamp',
  category: 'puja_kits',
  description: 'A lamp of brass, 12 cm high.',
  price: 450,
  stockOnHand: 6,
  inStock: true,
  weightGrams: 400,
  hasCashOnDelivery: true,
  isEcoFriendly: false,
  isBestSeller: false,
  gstRate: 5,
  hsn: '7418',
  imageUrl: '/images/products/daily-puja-kit.svg',
  imageAlt: 'A brass lamp with one flame',
  gallery: [] as object[],
}

const office = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const create = (changes: object = {}) => editor.post(path, { ...lamp, ...changes })
  return { app, editor, create }
}

test('a product is created as a draft, published, and bought', async () => {
  const { app, editor, create } = await office()
  const made: StaffProduct = okOf(await create())
  expect(made).toMatchObject({
    id: 'brass-lamp',
    category: 'puja_kits',
    status: 'draft',
    version: 1,
    stockOnHand: 6,
    imageWidth: 640,
  })
  expect((await app.send('/api/products/brass-lamp')).status).toBe(404)
  expect(await auditOf(app)).toMatchObject([
    { actorId: editor.id, action: 'created', after: { name: 'Brass Lamp', price: 450 } },
  ])
  const { items: moves } = await get<{ items: object[] }>(editor, `${path}/brass-lamp/stock`)
  expect(moves).toMatchObject([{ kind: 'counted', pieces: 6, onHand: 6 }])

  okOf(
    await changeFrom(editor, 'POST', `${path}/brass-lamp/publication`, 1, { status: 'published' }),
  )
  const order = await ordered(app, { 'brass-lamp': 2 })
  expect(order).toMatchObject({ amount: 2 * 450 + 80, lines: [{ name: 'Brass Lamp' }] })
  expect(await stockOf(app, 'brass-lamp')).toEqual([6, 2])
})
