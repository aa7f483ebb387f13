import { describe, expect, it } from 'vitest'
import { aListedOrder, listedOrders } from '#app/test/aListedOrder.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listOrders, type OrderStage, type StaffOrder } from '#contract/orders/admin.ts'
import { OrdersTab } from './OrdersTab.tsx'

const show = async (items: StaffOrder[], waiting: Partial<Record<OrderStage, number>> = {}) => {
  const server = templeServer()
  server.answers(listOrders, listedOrders(items, waiting))
  const page = await renderOffice(<OrdersTab path={[]} />, {
    server,
    at: '/admin/orders',
    now: '2026-11-24T08:00:00Z',
  })
  await screen.findByText(/to pack\.|Nothing to pack\./)
  return { ...page, lastQuery: () => server.received(listOrders).at(-1) }
}

describe('The orders', () => {
  it('say what each needs, and lead to it', async () => {
    await show(
      [
        aListedOrder({ hasOpenReturn: true, refundOwed: 100, isTest: true }),
        aListedOrder({
          reference: 'S2',
          status: 'placed',
          payment: 'upi',
          isPaid: false,
          claimedAt: '2026-11-24T06:00:00Z',
        }),
        aListedOrder({
          reference: 'S3',
          status: 'placed',
          payment: 'cash',
          delivery: 'counter',
          fullName: '',
        }),
      ],
      { pack: 2, check: 1 },
    )
    expect(screen.getByText('2 orders to pack. 1 UPI payment to check at the bank.')).toBeTruthy()
    expect(screen.getByText('Packing slips').closest('a')?.getAttribute('href')).toBe(
      '/admin/orders/slips',
    )
    const list = within(await screen.findByRole('list', { name: 'Orders' }))
    const [first, second, third] = list.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/admin/orders/s7k3m9wace')
    expect(first?.textContent).toBe(
      '₹579Meera Kulkarni, Pune, Maharashtra1 × Daily Puja KitS7K3M9WACE · Card · 3 hours agoTestReturnRefund owedPaid',
    )
    expect(second?.textContent).toMatch(/Check bankPlaced$/)
    expect(third?.textContent).toMatch(/A devotee.*Not paidPlaced$/)
  })

  it('are chosen by what is to be done, and searched', async () => {
    const { lastQuery, user, address } = await show([], { pack: 2 })
    const stages = within(screen.getByRole('group', { name: 'Show' }))
    const pack = stages.getByRole('button', { name: /^To pack/ })
    await user.click(pack)
    await expect.poll(lastQuery).toEqual({ stage: 'pack' })
    expect(pack.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText(/^Paid, or cash on delivery/)).toBeTruthy()
    expect(await screen.findByText('No order is at this step right now.')).toBeTruthy()
    await write(user, 'Search', 'thali')
    await expect.poll(lastQuery).toEqual({ stage: 'pack', search: 'thali' })
    expect(address()).toBe('/admin/orders?stage=pack&search=thali')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await expect.poll(address).toBe('/admin/orders')
    expect(await screen.findByText('Orders from the shop will appear here.')).toBeTruthy()
  })
})
