import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { UploadedPicture } from '#contract/blog/admin.ts'
import type { Product } from '#contract/shop/public.ts'
import { updateProduct, type StaffProduct } from '#contract/shop/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person, type Person } from '#server/test/people.ts'
import { postsPath } from '#server/test/posts.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

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

const upload = async (app: TestApp, { cookies }: Person, background: string) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return okOf<UploadedPicture>(
    await app.send(`${postsPath}/pictures`, {
      method: 'POST',
      headers: { Origin: app.publicUrl, Cookie: cookie },
      body: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    }),
  )
}

const office = async () => {
  const app = await testApp()
  const editor = await person(app, { role: 'editor' })
  const create = (changes: object = {}) => editor.post(path, { ...lamp, ...changes })
  return { app, editor, create }
}

const detailsOf = (text: string) =>
  (JSON.parse(text) as { errors: { pointer: string; detail: string }[] }).errors

test('it comes last in its category, before those of the next', async () => {
  const { app, create } = await office()
  await app.db('products').where({ id: 'clay-ganapati' }).update({ position: 1 })
  const before = await app.db('products').orderBy(['position', 'id']).pluck('id')
  okOf(await create({ category: 'idols' }))
  const after: string[] = await app.db('products').orderBy(['position', 'id']).pluck('id')
  expect(after.filter((id) => id !== 'brass-lamp')).toEqual(before)
  expect(after.indexOf('brass-lamp')).toBe(after.indexOf('clay-ganapati') + 1)
})

test('its address is the one asked for, or one that is free', async () => {
  const { create } = await office()
  const idOf = async (changes?: object) => okOf<StaffProduct>(await create(changes)).id
  expect(await idOf()).toBe('brass-lamp')
  expect(await idOf()).toBe('brass-lamp-2')
  expect(await idOf({ name: 'Category' })).toBe('category-2')
  expect(await idOf({ name: 'पीतल का दीया' })).toMatch(/^[a-z-]+$/)
  expect(await idOf({ id: 'lamp' })).toBe('lamp')
  const taken = await create({ id: 'lamp' })
  expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('already has this')])
  expect((await create({ id: 'category' })).status).toBe(400)
})

test('uploaded pictures are shown in their sizes, the first and the gallery', async () => {
  const { app, editor, create } = await office()
  const first = await upload(app, editor, '#8e1b1b')
  const second = await upload(app, editor, '#2f6b3c')
  const alt = { imageAlt: 'The lamp from above' }
  const made: StaffProduct = okOf(
    await create({ imageUrl: first.url, gallery: [{ imageUrl: second.url, ...alt }] }),
  )
  const size = { imageWidth: 800, imageHeight: 600, imageWidths: first.widths }
  expect(made).toMatchObject({
    imageUrl: first.url,
    ...size,
    gallery: [{ imageUrl: second.url, ...alt, ...size }],
  })
  await changeFrom(editor, 'POST', `${path}/${made.id}/publication`, 1, { status: 'published' })

  const at = `${path}/${made.id}`
  const swapped = { imageUrl: second.url, gallery: [] }
  const current = await get<StaffProduct>(editor, at)
  const body = { ...updateProduct.input.parse(current), ...swapped }
  okOf(await changeFrom(editor, 'PUT', at, current.version, body))
  const shown: Product = okOf(await app.send(`/api/products/${made.id}`))
  expect(shown).toMatchObject({ imageUrl: second.url, ...size, gallery: [] })
  expect((await auditOf(app)).at(-1)).toMatchObject({
    action: 'edited',
    before: { image: first.url },
    after: { image: second.url, gallery: [] },
  })
})

test.each([
  ['no picture', { imageUrl: undefined }, 'imageUrl', 'Please choose a picture'],
  ['another site’s picture', { imageUrl: 'https://x.example/a.webp' }, 'imageUrl', 'uploaded'],
  [
    'a picture that is not there',
    { imageUrl: `/media/${'a'.repeat(32)}-800.webp` },
    'imageUrl',
    'Please upload it again',
  ],
  [
    'one in the gallery',
    { gallery: [{ imageUrl: `/media/${'a'.repeat(32)}-800.webp`, imageAlt: 'x' }] },
    'gallery/0/imageUrl',
    'Please upload it again',
  ],
  ['no description of it', { imageAlt: ' ' }, 'imageAlt', 'Required'],
  ['an unknown category', { category: 'sweets' }, 'category', 'Please choose a category'],
  ['a file that is counted', { category: 'digital' }, 'stockOnHand', 'not counted'],
])('%s is refused in words', async (_, changes, field, words) => {
  const { app, create } = await office()
  const reply = await create(changes)
  expect(reply.status).toBe(400)
  const [error] = detailsOf(reply.text)
  expect(error?.pointer).toBe(`#/${field}`)
  expect(error?.detail).toContain(words)
  expect(await app.db('products').where({ name: 'Brass Lamp' })).toEqual([])
})
