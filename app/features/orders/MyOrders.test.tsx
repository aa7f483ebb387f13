import { describe, expect, it } from 'vitest'
import { showList, testsWithoutStoredRows } from '#app/test/accountList.tsx'
import type { SavedOrder } from '#app/offline/rows.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { type RenderOptions, screen } from '#app/test/render.tsx'
import type { Order } from '#contract/orders/public.ts'
import { listMyOrders } from '#contract/orders/public.ts'
import { MyOrders } from './MyOrders.tsx'

const saved = (change: Partial<Order>, account?: string): SavedOrder => {
  const order = anOrder(change)
  return { reference: order.reference, order, seenAt: order.createdAt, account }
}

const show = (isOfAccount = false, options: RenderOptions = {}) =>
  showList(<MyOrders id="mine" isOfAccount={isOfAccount} />, options)

describe('The orders on this phone', () => {
  it('are not mentioned while there are none', async () => {
    const { container } = await show()
    expect(container.textContent).toBe('')
  })

  it('are listed with the newest first, each by its link, also offline', async () => {
    const { db, rows, network, container } = await show()
    network.lose()
    const lamp = { ...anOrder().lines[0], id: 'brass-lamp', name: 'Brass Lamp' }
    await db.orders.bulkPut([
      saved({ reference: 'S7K3M9WAC1', createdAt: '2026-11-20T05:00:00.000Z', status: 'shipped' }),
      saved({ reference: 'S7K3M9WAC2', lines: [...anOrder().lines, lamp as Order['lines'][0]] }),
      saved({
        reference: 'S7K3M9WAC3',
        createdAt: '2026-11-19T05:00:00.000Z',
        payment: 'upi',
        claimedAt: '2026-11-19T06:00:00.000Z',
      }),
      saved(
        { reference: 'S7K3M9WAC4', createdAt: '2026-11-18T05:00:00.000Z', payment: 'cod' },
        'a',
      ),
    ])
    await expect.poll(rows).toEqual([
      ['₹579Daily Puja Kit, Brass Lamp · S7K3M9WAC2Not paid yet', '/orders/s7k3m9wac2#secret'],
      ['₹579Daily Puja Kit · S7K3M9WAC1On its way', '/orders/s7k3m9wac1#secret'],
      ['₹579Daily Puja Kit · S7K3M9WAC3Being checked', '/orders/s7k3m9wac3#secret'],
      // The account’s own needs no secret.
      ['₹579Daily Puja Kit · S7K3M9WAC4Received', '/orders/s7k3m9wac4'],
    ])
    expect(screen.getByRole('region', { name: 'Your orders on this phone' })).toBeTruthy()
    await expectAccessible(container)
  })
})

describe('The orders of an account', () => {
  it('may be none: a link leads to the shop', async () => {
    await show(true, { account: anAccount() })
    expect(screen.getByRole('heading', { name: 'Your orders' })).toBeTruthy()
    expect(await screen.findByText('No orders with this account yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop')
  })
})

describe('The orders of an account whose phone has none to show', () => {
  testsWithoutStoredRows({
    list: <MyOrders id="mine" isOfAccount />,
    fetches: listMyOrders,
    answer: [anOrder()],
    row: /Daily Puja Kit/,
    none: 'No orders with this account yet.',
  })
})
