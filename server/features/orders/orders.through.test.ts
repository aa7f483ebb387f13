import { expect, test } from 'vitest'
import type { StaffOrder } from '#contract/orders/admin.ts'
import type { Order } from '#contract/orders/public.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { orderPayload } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const temple = () => testApp({ now: () => saturdayNoon })

test('an account sees its own orders, without a link', async () => {
  const app = await temple()
  const buyer = await person(app, {})
  const placed: Order = okOf(await buyer.post('/api/orders', await orderPayload(app)))
  expect(okOf<Order[]>(await buyer.send('/api/account/orders'))).toMatchObject([
    { reference: placed.reference },
  ])
  expect((await buyer.send(`/api/orders/${placed.reference}`)).status).toBe(200)
  const staff = await person(app, { role: 'admin' })
  const stage = (name: string) =>
    get<Page<StaffOrder>>(staff, `/api/admin/orders?stage=${name}`).then(({ items }) => items)
  expect(await stage('done')).toEqual([])
  expect(await stage('check')).toEqual([])
})
