import { expect, test } from 'vitest'
import type { OwnOrderStep } from '#contract/orders/bulkAdmin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { ordered, orderTemple, setStock, stockOf } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const path = '/api/admin/order-steps'

test('two who send the same parcels at once send each once', async () => {
  const { app } = await orderTemple()
  await setStock(app, 9)
  const staff = await person(app, { role: 'admin' })
  const orders = [await ordered(app), await ordered(app), await ordered(app)]
  const parcels = orders.map(({ reference }) => ({ reference }))
  const both = async (step: string, of: typeof parcels) => {
    const send = (list: typeof parcels) =>
      staff.post(path, { step, courier: 'India Post', parcels: list })
    const replies = await Promise.all([send(of), send(of.toReversed())])
    return replies.flatMap((reply) => okOf<{ done: OwnOrderStep[] }>(reply).done)
  }
  expect(await both('pack', parcels)).toHaveLength(3)
  const sent = await both('ship', parcels)
  expect(sent).toHaveLength(3)
  expect(await stockOf(app)).toEqual([6, 0])
  expect(await get(staff, `${path}/couriers`)).toEqual(['India Post'])
  const undone = await Promise.all([1, 2].map(() => staff.post(`${path}/undo`, { done: sent })))
  expect(undone.flatMap((reply) => okOf<{ undone: string[] }>(reply).undone)).toHaveLength(3)
  expect(await stockOf(app)).toEqual([9, 3])
})
