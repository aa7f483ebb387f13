import { expect, test } from 'vitest'
import type { StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { previewOf } from '#server/test/donationAdmin.ts'
import { orderTemple, setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const temple = async () => {
  const { app } = await orderTemple()
  await setStock(app, 9)
  const staff = await person(app, { role: 'treasurer' })
  const sell = async (slip: string, bank: string) =>
    okOf<StaffOrderDetails>(
      await staff.post('/api/admin/counter-sales', {
        lines: [{ id: thing, quantity: 1, price: 1450 }],
        amount: 1450,
        method: 'cheque',
        slip,
        bank,
      }),
    )
  return {
    staff,
    sell,
    read: async (text: string, amount = '1450.00', day = '21/11/2026') =>
      (await previewOf(app, staff, `Date,Narration,Deposit\n${day},${text},${amount}\n`)).lines,
    seen: async () =>
      (await get<Page<StaffOrder>>(staff, '/api/admin/orders?stage=check')).items.flatMap(
        ({ reference, seenOn }) => (seenOn ? [reference] : []),
      ),
  }
}

test('a cheque of a sale is found by its number and amount, and confirmed from there', async () => {
  const { staff, sell, read, seen } = await temple()
  const { reference } = await sell('004512', 'State Bank')
  const strange = [
    await read('CHQ DEP 4513'),
    await read('CHQ DEP 4512', '1400.00'),
    await read('UPI/004512/SOMEBODY'),
    await read('CHQ DEP 4512', '1450.00', '20/06/2026'),
  ]
  expect(strange.flat().map(({ order }) => order)).toEqual(strange.map(() => undefined))
  expect(await seen()).toEqual([])

  const line = 'CHQ DEP MICR CLG 0000000000004512'
  expect(await read(line)).toMatchObject([
    { certainty: 'order', order: { reference, isPaid: false } },
  ])
  expect(await seen()).toEqual([reference])
  const one = `/api/admin/orders/${reference}`
  expect(await get(staff, one)).toMatchObject({ seen: { on: '2026-11-21' } })
  okOf(await staff.post(`${one}/confirm`, { paidOn: '2026-11-21' }))
  expect(await read(line)).toMatchObject([{ certainty: 'known', order: { isPaid: true } }])
})

test('a void sale leaves its cheque to the right one; one that was given up is found again', async () => {
  const { staff, sell, read, seen } = await temple()
  const wrong = await sell('004512', 'State Bank')
  okOf(
    await staff.post(`/api/admin/counter-sales/${wrong.reference}/void`, { reason: 'Wrong item' }),
  )
  const { reference } = await sell('004512', 'State Bank')
  const input = { reason: 'Returned unpaid', areGoodsBack: false }
  okOf(await staff.post(`/api/admin/orders/${reference}/write-off`, input))
  expect(await seen()).toEqual([])
  expect(await read('CHQ DEP 004512')).toMatchObject([{ order: { reference } }])
  expect(await seen()).toEqual([reference])
})
