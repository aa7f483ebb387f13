import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { ChequeAtBank } from '#contract/takings/chequesAdmin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book, saturdayNoon } from '#server/test/bookings.ts'
import { take } from '#server/test/dakshina.ts'
import { setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('the cheques of gifts, pujas and sales are on one list until the bank has answered', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const treasurer = await person(app, { role: 'treasurer' })
  const listed = async () =>
    (await get<{ items: ChequeAtBank[] }>(treasurer, '/api/admin/takings/cheques')).items
  const gift = { paymentMethod: 'cheque', fullName: 'Nilima Kale', paidOn: '2026-11-21' }
  const donation = okOf<RecordedDonation>(
    await treasurer.post('/api/admin/counter-donations', {
      ...gift,
      amount: 11_000,
      slip: '012345',
      bank: 'SBI Wai',
    }),
  )
  const booking = await book(app)
  const cheque = { method: 'cheque', slip: '512345', bank: 'HDFC' }
  okOf(await take(await person(app, { role: 'desk' }), booking, cheque))
  await setStock(app, 9)
  const sale = { lines: [{ id: thing, quantity: 1, price: 1450 }], amount: 1450 }
  const order = okOf<StaffOrderDetails>(
    await treasurer.post('/api/admin/counter-sales', { ...sale, ...cheque, slip: '698765' }),
  )
  const day = '2026-11-21'
  const all = [
    { kind: 'donation', reference: donation.reference, name: 'Nilima Kale', amount: 11_000 },
    { kind: 'dakshina', reference: booking.reference, name: booking.fullName, amount: 5100 },
    { kind: 'order', reference: order.reference, name: '', amount: 1450, bank: 'HDFC', day },
  ]
  const found = await listed()
  expect(found).toMatchObject(all)
  expect(found.map(({ number }) => number)).toEqual(['012345', '512345', '698765'])
  const cleared = { outcome: 'cleared', on: day }
  okOf(await treasurer.post(`/api/admin/donations/${donation.reference}/cheque`, cleared))
  expect(await listed()).toHaveLength(2)
})
