import { expect, test } from 'vitest'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Order } from '#contract/orders/public.ts'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { previewOf } from '#server/test/donationAdmin.ts'
import { doWith, ordered, orderOf, setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/orders-remitted'
const transfer = { paidOn: '2026-11-22', utr: 'N340512345678901', amount: 3060 }

/** A day passes between the door and the bank. */
const temple = async () => {
  let at = saturdayNoon
  const app = await testApp({ now: () => at, publicUrl: 'https://temple.example' })
  await setStock(app, 9)
  const packer = await person(app, { role: 'admin' })
  const delivered = async (): Promise<Order> => {
    const order = await ordered(app)
    for (const step of ['pack', 'ship', 'deliver'])
      okOf(
        await packer.post(`/api/admin/orders/${order.reference}/${step}`, { courier: 'Delhivery' }),
      )
    return order
  }
  const orders = [await delivered(), await delivered()]
  at = new Date('2026-11-22T06:30:00Z')
  const staff = await person(app, { role: 'treasurer', username: 'ravi' })
  const seen = ({ reference }: Order) =>
    get<StaffOrderDetails>(staff, `/api/admin/orders/${reference}`)
  const money = async () =>
    (await get<{ all: { amount: number } }>(staff, '/api/admin/shop-totals')).all.amount
  const waiting = async () => (await get<{ orders: object }>(staff, '/api/admin/waiting')).orders
  const stage = async () =>
    (await get<{ items: object[] }>(staff, '/api/admin/orders?stage=remit')).items.length
  const references = orders.map(({ reference }) => reference)
  const remit = (changes: object = {}) => staff.post(path, { references, ...transfer, ...changes })
  return { app, staff, orders, seen, money, waiting, stage, references, remit }
}

test('cash on delivery is the temple’s once its courier has transferred it, for many at once', async () => {
  const { app, staff, orders, seen, money, waiting, stage, remit } = await temple()
  const [order] = orders as [Order]
  expect(await orderOf(app, order)).toMatchObject({ status: 'delivered', isPaid: true })
  expect([await money(), await stage()]).toEqual([0, 2])
  expect(await waiting()).toMatchObject({ remit: { count: 2, rupees: 3060 } })
  expect(okOf(await remit())).toEqual({ count: 2, amount: 3060 })
  expect([await money(), await stage()]).toEqual([3060, 0])
  const { utr, trail, actions } = await seen(order)
  expect([utr, trail.at(-1)?.note, trail.at(-1)?.actor?.username, actions]).toEqual([
    transfer.utr,
    'payment_found',
    'ravi',
    ['start_return'],
  ])
  expect((await orderOf(app, order)).trail.at(-1)).toMatchObject({ status: 'delivered' })
  expect((await orderOf(app, order)).trail.at(-1)?.note).toBeUndefined()
  expect((await remit()).status).toBe(409)
  const found = await get<{ items: object[] }>(staff, `/api/admin/orders?search=${transfer.utr}`)
  expect(found.items).toHaveLength(2)
  const statement = `Date,Description,Credit\n22/11/2026,NEFT ${transfer.utr} DELHIVERY LTD,3060.00\n`
  const { lines }: StatementPreview = await previewOf(app, staff, statement)
  expect(lines).toMatchObject([{ order: { isPaid: true } }])
})

test('another amount needs its reason; nothing is recorded if one parcel waits for no transfer', async () => {
  const { app, money, references, remit } = await temple()
  const errors = async (changes: object) =>
    problemOf(await remit(changes)).errors?.map(({ pointer }) => pointer)
  expect(await errors({ amount: 3000 })).toEqual(['#/reason'])
  expect(await errors({ paidOn: '2026-11-23' })).toEqual(['#/paidOn'])
  expect(await errors({ paidOn: '2026-11-20' })).toEqual(['#/paidOn'])
  expect(await errors({ references: [] })).toEqual(['#/references'])
  const open = await ordered(app)
  expect((await remit({ references: [...references, open.reference] })).status).toBe(409)
  expect(await money()).toBe(0)
  okOf(await remit({ amount: 3000, reason: 'The courier kept ₹60' }))
  const log = await app.db('audit_log').where({ action: 'remitted' }).first()
  expect(JSON.parse(log.after)).toMatchObject({ transferred: 3000, reason: 'The courier kept ₹60' })
})

test('what a buyer returns before the transfer is refunded, and the courier still owes the cash', async () => {
  const { app, staff, orders, seen, stage, remit } = await temple()
  const [order] = orders as [Order]
  const items = { items: [{ id: thing, quantity: 1 }], reason: 'Cracked' }
  await app.db('orders').update({ delivered_at: '2026-11-22T06:30:00Z' })
  const { returns } = okOf<Order>(await doWith(app, order, 'returns', items))
  const returned = `/api/admin/orders/${order.reference}/returns/${returns[0]?.id}`
  okOf(await staff.post(`${returned}/answer`, { isAccepted: true, answer: 'Please send it.' }))
  okOf(await staff.post(`${returned}/receive`, { isSellable: true }))
  const { refundOwed, actions } = await seen(order)
  expect([refundOwed, actions]).toEqual([1450, ['remit', 'record_refund']])
  expect(await stage()).toBe(2)
  expect(okOf(await remit())).toEqual({ count: 2, amount: 3060 })
})
