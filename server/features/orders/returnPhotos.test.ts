import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { returnPhotoPath } from '#contract/orders/links.ts'
import { largestReturnPhoto, type Order } from '#contract/orders/public.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import type { Reply } from '#server/test/request.ts'
import { doWith, ordered, orderOf, setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const photo = (background = '#8e1b1b', width = 600): Promise<Buffer> =>
  sharp({ create: { width, height: 500, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()

/** A buyer has asked to return one of two items. */
const returning = async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const staff = await person(app, { role: 'treasurer' })
  await setStock(app, 5)
  const { reference, token } = await ordered(app, { [thing]: 2 })
  const path = `/api/admin/orders/${reference}`
  for (const what of ['pack', 'ship', 'deliver'])
    okOf(await staff.post(`${path}/${what}`, { courier: 'India Post' }))
  const items = [{ id: thing, quantity: 1 }]
  const order: Order = okOf(
    await doWith(app, { reference, token } as Order, 'returns', { items, reason: 'Cracked' }),
  )
  const id = order.returns[0]?.id ?? ''
  return { app, staff, order, id, path }
}

type Returning = Awaited<ReturnType<typeof returning>>

const put = ({ app, order, id }: Returning, body: Buffer, { token = order.token, of = id } = {}) =>
  app.send(`/api/orders/${order.reference}/returns/${of}/photo?token=${token}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body,
  })

const look = (
  visitor: { send: (path: string) => Promise<Reply> },
  { order: { reference }, id }: Returning,
) => visitor.send(returnPhotoPath({ reference, id }))

const leftIn = ({ uploads }: TestApp): string[] =>
  existsSync(join(uploads, 'incoming')) ? readdirSync(join(uploads, 'incoming')) : []

test('a buyer’s photo is made anew, and only staff see it', async () => {
  const returned = await returning()
  const { app, staff, order, path } = returned
  expect(order.returns).toMatchObject([{ hasPhoto: false }])
  expect((await look(staff, returned)).status).toBe(404)
  const after: Order = okOf(await put(returned, await photo()))
  expect(after.returns).toMatchObject([{ hasPhoto: true }])
  expect((await get<StaffOrderDetails>(staff, path)).returns).toMatchObject([{ hasPhoto: true }])

  const seen = await look(staff, returned)
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(seen.headers['cache-control']).toContain('no-store')
  const shown = await sharp(seen.body).metadata()
  expect(shown).toMatchObject({ format: 'webp', width: 600, height: 500 })
  expect(shown.exif).toBeUndefined()
  expect((await look(app, returned)).status).toBe(401)
  expect((await look(await person(app, { role: 'priest' }), returned)).status).toBe(403)
  expect(leftIn(app)).toEqual([])
})

test('a better photo replaces it until staff have answered', async () => {
  const returned = await returning()
  const { app, staff, order, path, id } = returned
  okOf(await put(returned, await photo()))
  okOf(await put(returned, await photo('#2f6b3c', 500)))
  expect(await sharp((await look(staff, returned)).body).metadata()).toMatchObject({ width: 500 })
  expect(await app.db('order_return_photos')).toHaveLength(1)
  okOf(await staff.post(`${path}/returns/${id}/answer`, { isAccepted: true, answer: 'Yes.' }))
  const late = await put(returned, await photo())
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('already answered')])
  expect((await orderOf(app, order)).returns).toMatchObject([{ hasPhoto: true }])
})

test('an account sends it without the link, nobody else can', async () => {
  const returned = await returning()
  const { app, order } = returned
  expect((await put(returned, await photo(), { token: 'x' })).status).toBe(404)
  expect((await put(returned, await photo(), { of: 'none' })).status).toBe(404)
  const other = await ordered(app)
  expect((await put({ ...returned, order: other }, await photo())).status).toBe(404)
  const buyer = await person(app, {})
  await app.db('orders').where({ reference: order.reference }).update({ user_id: buyer.id })
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = await app.send(`/api/orders/${order.reference}/returns/${returned.id}/photo`, {
    method: 'PUT',
    headers: { Origin: app.publicUrl, Cookie: cookie },
    body: await photo(),
  })
  expect(sent.status).toBe(200)
})

test.each([
  ['nothing', Buffer.alloc(0), 415, 'not accepted'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not accepted'],
  ['half a photo', (await photo()).subarray(0, 600), 415, 'damaged or incomplete'],
  ['more than 5 MB', Buffer.alloc(largestReturnPhoto + 1), 413, 'at most 5 MB'],
])('%s is refused in words', async (_, body, status, words) => {
  const returned = await returning()
  const reply = await put(returned, body)
  expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(words)])
  expect(await returned.app.db('order_return_photos')).toEqual([])
  expect(leftIn(returned.app)).toEqual([])
})

test('the buyer’s export of their data contains the photo and the invoice', async () => {
  const returned = await returning()
  const { app, order } = returned
  okOf(await put(returned, await photo()))
  const buyer = await person(app, { email: order.email })
  type Exported = { orders: { papers: object[]; returns: { photo: string }[] }[] }
  const { orders } = await get<Exported>(buyer, '/api/account/export')
  const [sent] = orders[0]?.returns ?? []
  const [type, base64 = ''] = sent?.photo.split(',') ?? []
  expect(type).toBe('data:image/webp;base64')
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 600 })
  expect(orders[0]?.papers).toMatchObject([
    {
      number: expect.stringMatching(/^S-/),
      kind: 'invoice',
      content: { reference: order.reference, buyer: { name: order.fullName } },
    },
  ])
})
