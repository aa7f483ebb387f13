import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { okOf } from '#server/test/admin.ts'
import {
  buyerAddress,
  ordered,
  orderTemple,
  registerForGst,
  setStock,
  thing,
} from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import type { TestApp } from '#server/test/testApp.ts'
import { taxedLine, titleOf, withDelivery } from './taxes.ts'

const gstin = '27AAATG1234F1Z5'

const register = (app: TestApp): Promise<void> => registerForGst(app, gstin)

const packed = async (app: TestApp, order: Order): Promise<StaffOrderDetails> => {
  const staff = await person(app, { role: 'admin' })
  return okOf(await staff.post(`/api/admin/orders/${order.reference}/pack`))
}

const linesOf = async ({ db }: TestApp, number: string | undefined) =>
  JSON.parse((await db('order_papers').where({ number }).first('content')).content).lines

test('within the temple’s state the tax is half CGST and half SGST, elsewhere IGST', async () => {
  const { app } = await orderTemple()
  await register(app)
  await setStock(app, 9)
  await app.db('products').where({ id: thing }).update({ gst_rate: 12 })
  const here = await packed(app, await ordered(app))
  const [clay, delivery] = await linesOf(app, here.papers[0]?.number)
  expect(clay).toMatchObject({ rate: 12, gross: 145_000, cgst: 7768, sgst: 7768, igst: 0 })
  expect(clay.taxed + clay.cgst + clay.sgst).toBe(145_000)
  expect(delivery).toMatchObject({ name: 'Delivery', rate: 12, gross: 8000 })
  const address = { ...buyerAddress, city: 'Kochi', state: 'Kerala', postalCode: '682001' }
  const away = await packed(app, await ordered(app, undefined, { address }))
  expect((await linesOf(app, away.papers[0]?.number))[0]).toMatchObject({ cgst: 0, igst: 15_536 })
})

test('invoices have no gaps in their numbers, whatever fails between them', async () => {
  const { app } = await orderTemple()
  await setStock(app, 9)
  const staff = await person(app, { role: 'admin' })
  const orders = await Promise.all([1, 2, 3, 4].map(() => ordered(app)))
  const pack = (order: Order) => staff.post(`/api/admin/orders/${order.reference}/pack`)
  await Promise.all([...orders, ...orders].map(pack))
  const numbers = await app.db('order_papers').orderBy('position').pluck('number')
  expect(numbers).toEqual([1, 2, 3, 4].map((n) => `S-2026-27-0000${n}`))
})

test.each([0, 5, 12, 18, 28])('at %d % nothing is lost by rounding', (gstRate) => {
  for (const price of [1, 7, 99, 499, 1450, 99_999]) {
    for (const isInState of [true, false]) {
      const sold = { name: 'x', hsn: '0000', quantity: 3, gstRate, price }
      const { gross, taxed, cgst, sgst, igst } = taxedLine(sold, { isTaxed: true, isInState })
      expect([taxed + cgst + sgst + igst, cgst]).toEqual([gross, sgst])
      expect(Math.abs((taxed * gstRate) / 100 - (cgst + sgst + igst))).toBeLessThanOrEqual(2)
    }
  }
})

test('the delivery is taxed like the goods that it brings, not like files', () => {
  const sold = { name: 'x', hsn: '4901', quantity: 1, price: 100 }
  const lines = withDelivery(
    [
      { ...sold, gstRate: 5, category: 'books' },
      { ...sold, gstRate: 18, category: 'digital' },
    ],
    80,
  )
  expect(lines.at(-1)).toMatchObject({ name: 'Delivery', gstRate: 5, price: 80 })
})

test.each([
  [[0, 0], 'bill_of_supply'],
  [[5, 18], 'tax_invoice'],
  [[0, 5], 'invoice_cum_bill'],
])('goods at %j percent have a paper of their own kind: %s', (rates, title) => {
  expect(titleOf(rates.map((rate) => ({ rate })))).toBe(title)
})

test('exempt goods have a bill of supply in the same series, and what comes back its credit note', async () => {
  const { app } = await orderTemple()
  await register(app)
  await setStock(app, 9)
  const exempt = await packed(app, await ordered(app))
  await app.db('products').where({ id: thing }).update({ gst_rate: 5 })
  const taxed = await packed(app, await ordered(app))
  const papers = await app.db('order_papers').orderBy('position')
  expect(papers.map(({ number, content }) => [number, JSON.parse(content).title])).toEqual([
    [exempt.papers[0]?.number, 'bill_of_supply'],
    [taxed.papers[0]?.number, 'tax_invoice'],
  ])
  expect(papers.map(({ position }) => position)).toEqual([1, 2])
})
