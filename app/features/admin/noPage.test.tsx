import { expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listDonations } from '#contract/donations/admin.ts'
import { listOrders } from '#contract/orders/admin.ts'
import { BookingsTab } from './bookings/BookingsTab.tsx'
import { DonationsTab } from './donations/DonationsTab.tsx'
import { OrdersTab } from './orders/OrdersTab.tsx'

it.each([
  ['bookings', BookingsTab],
  ['donations', DonationsTab],
  ['orders', OrdersTab],
])('An address of the %s that leads nowhere is no reference', async (_, Tab) => {
  const server = templeServer()
  server.offersRefusal(listDonations, 'unavailable')
  server.offersRefusal(listOrders, 'unavailable')
  await renderOffice(<Tab path={['bank']} />, { server })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})
