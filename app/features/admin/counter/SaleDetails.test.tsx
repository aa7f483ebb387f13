import { expect, it } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { getSale, listSales, voidSale } from '#contract/orders/counterAdmin.ts'
import { SaleDetails } from './SaleDetails.tsx'
import { SalesOfToday } from './SalesOfToday.tsx'

const sale = { fullName: '', delivery: 'counter', payment: 'cash', status: 'delivered' } as const

const show = async (change: Partial<StaffOrderDetails> = {}) => {
  const server = templeServer()
  const sold = aStaffOrder({ ...sale, isPaid: true, actions: ['void'], ...change })
  server.answers(getSale, sold)
  const { reference } = sold
  const page = await renderOffice(<SaleDetails reference={reference} />, {
    server,
    me: { role: 'desk' },
  })
  await screen.findByRole('heading', { name: '₹579, A devotee' })
  return { ...page, reference }
}

it('a sale of today is taken back by the desk, with a reason and the money', async () => {
  const { container, user, server, network, reference } = await show()
  expect(screen.queryByText('Open the order')).toBeNull()
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: 'Take sale back' }))
  expect(screen.getByText('Please say what went wrong')).toBeTruthy()
  await write(user, 'What went wrong?', 'Wrong size')
  const answer = aStaffOrder({ ...sale, status: 'cancelled', voidReason: 'Wrong size' })
  await expectSteady(
    { user, server, network },
    {
      button: 'Take sale back',
      press: async () => {
        await user.click(screen.getByRole('button', { name: 'Take sale back' }))
        const dialog = await screen.findByRole('alertdialog')
        expect(dialog.textContent).toContain('Please hand ₹579 back')
        await user.click(within(dialog).getByRole('button', { name: 'Take sale back' }))
      },
      sends: voidSale,
      answer: () => {
        server.answers(getSale, answer)
        return answer
      },
      leaves: true,
    },
  )
  expect(server.received(voidSale)).toContainEqual({ reference, reason: 'Wrong size' })
  expect(await screen.findByText('Void: Wrong size')).toBeTruthy()
})

it('a sale of yesterday is left to those who handle orders', async () => {
  await show({ actions: [] })
  expect(screen.getByText(/From the day after a sale/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take sale back' })).toBeNull()
})

it('the sales of today lead to each, void ones too', async () => {
  const server = templeServer()
  const { status, payment, delivery } = sale
  const row = { status, payment, delivery, fullName: '', isPaid: true, hasOpenReturn: false }
  const one = { ...row, isTest: false, createdAt: '2026-11-24T05:00:00Z' }
  server.answers(listSales, [
    { ...one, reference: 'S7K3M9WACE', amount: 100, items: '2 × Incense' },
    { ...one, reference: 'S7K3M9WACF', amount: 1450, items: '1 × Clay Ganapati', isVoid: true },
  ])
  await renderOffice(<SalesOfToday />, { server })
  const link = await screen.findByRole('link', { name: '2 × Incense' })
  expect(link.getAttribute('href')).toBe('/admin/counter/sale/s7k3m9wace')
  expect(screen.getByText('₹1,450').tagName).toBe('S')
  expect(screen.getByText(/Cash at the counter · Void/)).toBeTruthy()
})
