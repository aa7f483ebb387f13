import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { OwnOrderStep } from '#contract/orders/bulkAdmin.ts'
import type { Order } from '#contract/orders/public.ts'
import { okOf } from '#server/test/admin.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { doWith, ordered, orderPayload, takeUpi, thing } from '#server/test/orders.ts'
import type { Reply } from '#server/test/request.ts'
import type { Scene, Changes } from './change.ts'

const ordersPath = '/api/admin/orders'

const sentBy = { courier: 'India Post' }

const aPayment = () => ({ utr: newUtr(), paidOn: '2026-11-20' })

/** An order on which staff have done these steps already. */
const ofAnOrder =
  (what: string, body: object = {}, before: readonly string[] = []) =>
  async ({ app, admin }: Scene): Promise<Reply> => {
    const { reference } = await ordered(app)
    for (const step of before) okOf(await admin.post(`${ordersPath}/${reference}/${step}`, sentBy))
    return admin.post(`${ordersPath}/${reference}/${what}`, body)
  }

/** Paid to its courier in cash. */
const aDelivered = async ({ app, admin }: Scene): Promise<Order> => {
  const order = await ordered(app)
  const path = `${ordersPath}/${order.reference}`
  for (const step of ['pack', 'ship', 'deliver']) okOf(await admin.post(`${path}/${step}`, sentBy))
  return order
}

/** What a buyer wants to return, by its path. */
const aReturn = async (scene: Scene): Promise<string> => {
  const { app } = scene
  const order = await aDelivered(scene)
  const path = `${ordersPath}/${order.reference}`
  const request = { items: [{ id: thing, quantity: 1 }], reason: 'Cracked' }
  const { returns } = okOf<Order>(await doWith(app, order, 'returns', request))
  return `${path}/returns/${returns[0]?.id}`
}

const sell = async ({ app, admin }: Scene, how: object = { method: 'cash' }): Promise<Reply> => {
  const { lines } = await orderPayload(app)
  return admin.post('/api/admin/counter-sales', { lines, amount: 1450, ...how })
}

const packed = async ({ app, admin }: Scene): Promise<Reply> => {
  const { reference } = await ordered(app)
  return admin.post('/api/admin/order-steps', { step: 'pack', parcels: [{ reference }] })
}

const sold = async (scene: Scene, how?: object): Promise<StaffOrderDetails> =>
  okOf(await sell(scene, how))

/** Each order takes a piece of the few that there are. */
const stocked = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      async (scene) => {
        await scene.app.db('products').where({ id: thing }).update({ stock_on_hand: 99 })
        return change(scene)
      },
    ]),
  )

/** Of orders. */
export const ordersChanges = stocked({
  'POST /api/admin/orders/:reference/pack': ofAnOrder('pack'),
  'POST /api/admin/orders/:reference/ship': ofAnOrder('ship', sentBy, ['pack']),
  'POST /api/admin/orders/:reference/deliver': ofAnOrder('deliver', {}, ['pack', 'ship']),
  'POST /api/admin/orders/:reference/come-back': ofAnOrder('come-back', { isSellable: true }, [
    'pack',
    'ship',
  ]),
  'POST /api/admin/orders/:reference/cancel': ofAnOrder('cancel', { reason: 'Broken' }),
  'POST /api/admin/orders/:reference/confirm': async (scene) => {
    await takeUpi(scene.app)
    const { reference } = await ordered(scene.app, undefined, { payment: 'upi' })
    return scene.admin.post(`${ordersPath}/${reference}/confirm`, aPayment())
  },
  'POST /api/admin/orders/:reference/refund-record': async (scene) => {
    await takeUpi(scene.app)
    const { reference } = await ordered(scene.app, undefined, { payment: 'upi' })
    const path = `${ordersPath}/${reference}`
    okOf(await scene.admin.post(`${path}/confirm`, aPayment()))
    okOf(await scene.admin.post(`${path}/cancel`, { reason: 'Broken' }))
    return scene.admin.post(`${path}/refund-record`, { note: 'By bank transfer' })
  },
  'POST /api/admin/orders/:reference/returns/:id/answer': async (scene) =>
    scene.admin.post(`${await aReturn(scene)}/answer`, { isAccepted: true, answer: 'Yes.' }),
  'POST /api/admin/orders/:reference/returns/:id/receive': async (scene) => {
    const path = await aReturn(scene)
    okOf(await scene.admin.post(`${path}/answer`, { isAccepted: true, answer: 'Yes.' }))
    return scene.admin.post(`${path}/receive`, { isSellable: true })
  },
  'POST /api/admin/orders/:reference/returns': async (scene) => {
    const { reference } = await sold(scene)
    const items = [{ id: thing, quantity: 1 }]
    const body = { items, reason: 'Cracked', areHere: true }
    return scene.admin.post(`${ordersPath}/${reference}/returns`, body)
  },
  'POST /api/admin/orders/:reference/write-off': async (scene) => {
    const { reference } = await sold(scene, { method: 'cheque', slip: '004512', bank: 'SBI' })
    const body = { reason: 'It bounced', areGoodsBack: false }
    return scene.admin.post(`${ordersPath}/${reference}/write-off`, body)
  },
  'POST /api/admin/orders-remitted': async (scene) => {
    const { reference } = await aDelivered(scene)
    const transfer = { ...aPayment(), paidOn: '2026-11-21', amount: 1530 }
    return scene.admin.post('/api/admin/orders-remitted', { references: [reference], ...transfer })
  },
  'POST /api/admin/order-steps': packed,
  'POST /api/admin/order-steps/undo': async (scene) => {
    const { done } = okOf<{ done: OwnOrderStep[] }>(await packed(scene))
    return scene.admin.post('/api/admin/order-steps/undo', { done })
  },
  'POST /api/admin/counter-sales': sell,
  'POST /api/admin/counter-sales/:reference/void': async (scene) => {
    const { reference } = await sold(scene)
    return scene.admin.post(`/api/admin/counter-sales/${reference}/void`, { reason: 'Wrong item' })
  },
})
