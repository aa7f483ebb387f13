import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aListedOrder, listedOrders } from '#app/test/aListedOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listOrders } from '#contract/orders/admin.ts'
import { recordRemittance } from '#contract/orders/remittanceAdmin.ts'
import { OrdersTab } from './OrdersTab.tsx'

const utr = 'N340512345678901'

const show = async () => {
  const server = templeServer()
  const cod = { status: 'delivered', payment: 'cod' } as const
  const items = [
    aListedOrder({ reference: 'S1', amount: 505, ...cod }),
    aListedOrder({ reference: 'S2', amount: 1530, ...cod }),
    aListedOrder({ reference: 'S3', amount: 300, ...cod }),
  ]
  server.answers(listOrders, listedOrders(items, { remit: 3 }))
  const page = await renderOffice(<OrdersTab path={[]} />, {
    server,
    at: '/admin/orders?stage=remit',
    now: '2026-12-05T08:00:00Z',
  })
  await page.user.click(await screen.findByLabelText('₹505 for S1 is in the transfer'))
  await page.user.click(screen.getByLabelText('₹1,530 for S2 is in the transfer'))
  await write(page.user, 'Bank reference (UTR)', utr)
  fireEvent.change(screen.getByLabelText('Date received'), { target: { value: '2026-12-05' } })
  return page
}

describe('Cash on delivery that couriers still have', () => {
  it('is received for the ticked parcels in one step', async () => {
    const { user, server, container } = await show()
    expect(screen.getByText('2 parcels: ₹2,035')).toBeTruthy()
    await expectAccessible(container)
    server.answers(recordRemittance, { count: 2, amount: 2035 })
    await user.click(screen.getByRole('button', { name: 'Record the transfer' }))
    expect(await screen.findByText('Transfer recorded for 2 orders')).toBeTruthy()
    const sent = { references: ['S1', 'S2'], paidOn: '2026-12-05', utr, amount: 2035 }
    expect(server.received(recordRemittance)).toEqual([sent])
    expect(screen.queryByRole('button', { name: 'Record the transfer' })).toBeNull()
  })

  it('may be another amount, with its reason', async () => {
    const { user, server } = await show()
    await write(user, 'Amount, if it is not the whole sum', '1,950')
    await write(user, /^Why is the amount different/, 'Fee of ₹85')
    server.answers(recordRemittance, { count: 2, amount: 2035 })
    await user.click(screen.getByRole('button', { name: 'Record the transfer' }))
    await expect
      .poll(() => server.received(recordRemittance)[0])
      .toMatchObject({ amount: 1950, reason: 'Fee of ₹85' })
  })

  it('is recorded once, however often the button is pressed', async () => {
    const page = await show()
    const answer = { count: 2, amount: 2035 }
    await expectSteady(page, { button: 'Record the transfer', sends: recordRemittance, answer })
  })
})
