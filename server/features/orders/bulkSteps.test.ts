import { expect, test } from 'vitest'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { OwnOrderStep } from '#contract/orders/bulkAdmin.ts'
import type { Order } from '#contract/orders/public.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { doWith, ordered, setStock, stockOf } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/order-steps'

type Taken = { done: OwnOrderStep[]; leftOut: string[] }
type Undone = { undone: string[]; leftOut: string[] }

const temple = async () => {
  let now = saturdayNoon.getTime()
  const app = await testApp({ now: () => new Date(now) })
  await setStock(app, 9)
  const staff = await person(app, { role: 'treasurer' })
  const orders: Order[] = []
  for (let i = 0; i < 3; i += 1) orders.push(await ordered(app))
  const parcelsOf = (of: readonly Order[]) => of.map(({ reference }) => ({ reference }))
  return {
    app,
    staff,
    orders,
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    take: async (step: string, more: object = {}, of = orders) =>
      okOf<Taken>(await staff.post(path, { step, parcels: parcelsOf(of), ...more })),
    undo: async (done: OwnOrderStep[]) => okOf<Undone>(await staff.post(`${path}/undo`, { done })),
    seen: ({ reference }: Order) => get<StaffOrderDetails>(staff, `/api/admin/orders/${reference}`),
  }
}

test('many orders are packed, sent with their numbers, and delivered, in one press each', async () => {
  const { app, staff, orders, take, seen } = await temple()
  const [first, second] = orders as [Order, Order]
  expect((await take('pack')).done).toHaveLength(3)
  expect(await take('pack')).toMatchObject({ done: [], leftOut: { length: 3 } })
  const missing = await staff.post(path, { step: 'ship', parcels: [{ reference: 'S1' }] })
  expect(problemOf(missing).errors?.[0]?.pointer).toBe('#/courier')
  const parcels = orders.map(({ reference }, at) => ({ reference, tracking: at ? '' : 'EM1IN' }))
  await take('ship', { courier: 'India Post', parcels })
  expect(await seen(first)).toMatchObject({ courier: 'India Post', tracking: 'EM1IN' })
  expect((await seen(second)).tracking).toBeUndefined()
  expect(await get(staff, `${path}/couriers`)).toEqual(['India Post'])
  expect(await stockOf(app)).toEqual([6, 0])
  await take('deliver')
  expect(await seen(second)).toMatchObject({ status: 'delivered', papers: [{ kind: 'invoice' }] })
})

test('each step is undone for ten seconds: stock, money, number and email are as before', async () => {
  const { app, orders, take, undo, seen } = await temple()
  const [order] = orders as [Order]
  const mails = async () => (await waitingMails(app)).length
  const before = await mails()
  await undo((await take('pack')).done)
  expect(await seen(order)).toMatchObject({ status: 'placed', papers: [{ kind: 'invoice' }] })
  await take('pack')
  expect((await seen(order)).papers).toHaveLength(1)
  await undo((await take('ship', { courier: 'Delhivery' })).done)
  const waiting = await seen(order)
  expect(waiting.status).toBe('packed')
  expect(waiting.courier).toBeUndefined()
  expect(await stockOf(app)).toEqual([9, 3])
  expect(await mails()).toBe(before)
  await take('ship', { courier: 'Delhivery' })
  await undo((await take('deliver')).done)
  expect(await seen(order)).toMatchObject({ status: 'shipped', isPaid: false })
  expect(await mails()).toBe(before + 3)
  expect(await stockOf(app)).toEqual([6, 0])
})

test('what was changed since, or is too old, stays', async () => {
  const { app, orders, take, undo, pass } = await temple()
  const [first, second, third] = orders as [Order, Order, Order]
  const { done } = await take('pack')
  await take('ship', { courier: 'Delhivery' }, [second])
  const { undone, leftOut } = await undo(done)
  expect(undone.toSorted()).toEqual([first.reference, third.reference].toSorted())
  expect(leftOut).toEqual([second.reference])
  okOf(await doWith(app, first, 'cancel'))
  const late = await take('pack')
  expect(late.leftOut).toContain(first.reference)
  pass(20)
  expect((await undo(late.done)).undone).toEqual([])
})
