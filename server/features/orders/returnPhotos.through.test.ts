import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Order } from '#contract/orders/public.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { doWith, ordered, setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

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

test('it is deleted with everything else that its buyer wrote', async () => {
  const returned = await returning()
  const { app } = returned
  okOf(await put(returned, await photo()))
  await app.db('orders').update({ delivered_at: '2020-01-01T00:00:00Z', user_id: 'gone' })
  await app.doDaily()
  expect(await app.db('order_returns').pluck('reason')).toEqual([''])
  expect(await app.db('order_return_photos')).toEqual([])
})
