import { expect, test } from 'vitest'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { okOf } from '#server/test/admin.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { orderTemple, setStock, stockOf, takeUpi, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const today = '2026-11-21'

const temple = async () => {
  const { app } = await orderTemple()
  await setStock(app, 5)
  await takeUpi(app)
  const staff = await person(app, { role: 'admin' })
  const sale = { lines: [{ id: thing, quantity: 1, price: 1450 }], amount: 1450, method: 'upi' }
  const sell = (input: object) => staff.post('/api/admin/counter-sales', { ...sale, ...input })
  return { app, staff, sell }
}

const statuses = async (work: Promise<{ status: number }>[]) =>
  (await Promise.all(work)).map(({ status }) => status).toSorted()

test('two who record the same UPI payment, or the same code, sell once', async () => {
  const { app, sell } = await temple()
  const utr = newUtr()
  expect(await statuses([sell({ utr }), sell({ utr })])).toEqual([200, 409])
  const reference = 'S7K3M9WACE'
  expect(await statuses([sell({ reference }), sell({ reference })])).toEqual([200, 409])
  expect(await stockOf(app)).toEqual([3, 0])
})

test('money that two find at once is found once, and one line of the bank pays one sale', async () => {
  const { staff, sell } = await temple()
  const confirm = ({ reference }: StaffOrderDetails, utr: string) =>
    staff.post(`/api/admin/orders/${reference}/confirm`, { utr, paidOn: today })
  const [one, other] = [
    okOf<StaffOrderDetails>(await sell({})),
    okOf<StaffOrderDetails>(await sell({})),
  ]
  const utr = newUtr()
  expect(await statuses([confirm(one, utr), confirm(one, newUtr())])).toEqual([200, 409])
  const second = newUtr()
  const third = okOf<StaffOrderDetails>(await sell({}))
  expect(await statuses([confirm(other, second), confirm(third, second)])).toEqual([200, 409])
})
