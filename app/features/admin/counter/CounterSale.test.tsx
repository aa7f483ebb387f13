import { describe, expect, it } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { aProduct, aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { listSales, sellAtCounter } from '#contract/orders/counterAdmin.ts'
import { listProducts } from '#contract/shop/public.ts'
import { getSite } from '#contract/site/public.ts'
import { CounterSale } from './CounterSale.tsx'

const {
  token: _token,
  can: _can,
  ...bought
} = anOrder({ payment: 'cash', isPaid: true, amount: 2950 })
const sold: StaffOrderDetails = {
  ...bought,
  email: 'asha@example.org',
  papers: [{ number: 'INV-7', kind: 'invoice', path: '/invoice/7' }],
  returns: [],
  actions: [],
  trail: [],
}

const clay = aProduct({ stockLeft: 2 })
const incense = aProduct({ id: 'incense', name: 'Incense', price: 50 })
const goods = [
  clay,
  incense,
  aProduct({ id: 'book', name: 'Aarti book', stockLeft: 0, inStock: false }),
  aProduct({ id: 'songs', name: 'Songs', category: 'digital' }),
]

const show = async (products = goods) => {
  const server = templeServer()
  server.answers(listProducts, products)
  server.answers(getSite, aSite({ upiAddress: 'temple@bank' }))
  server.answers(listSales, [])
  const page = await renderOffice(<CounterSale />, { server })
  await screen.findByRole('heading', { name: 'Sell at the counter' })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    press,
    choose: async () => {
      await press('One more of Shadu Clay Ganapati')
      await press('One more of Shadu Clay Ganapati')
      await press('One more of Incense')
    },
  }
}

describe('A sale at the counter', () => {
  it('offers what is on the shelf: nothing digital, and no more than there is', async () => {
    const { press, container } = await show()
    expect(screen.queryByText('Songs')).toBeNull()
    expect(screen.getByText('₹1,450 · Out of stock')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'How many of Aarti book' })).toBeNull()
    const group = within(screen.getByRole('group', { name: 'How many of Shadu Clay Ganapati' }))
    for (const _ of [1, 2, 3]) await press('One more of Shadu Clay Ganapati')
    expect(group.getByRole('status').textContent).toBe('2')
    await press('One less of Shadu Clay Ganapati')
    expect(group.getByRole('status').textContent).toBe('1')
    await expectAccessible(container)
  })

  it('cannot be of nothing', async () => {
    await show()
    expect(screen.getByRole('button', { name: 'Take payment' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Choose items with the plus button.')).toBeTruthy()
  })

  it('sums up and sends what was chosen, at the prices shown', async () => {
    const { choose, press, server, user } = await show()
    server.answers(sellAtCounter, sold)
    await choose()
    const panel = within(screen.getByRole('region', { name: 'This sale' }))
    expect(panel.getByText('2 × Shadu Clay Ganapati').nextSibling?.textContent).toBe('₹2,900')
    expect(panel.getByText('Total').nextSibling?.textContent).toBe('₹2,950')
    await write(user, 'Name for the invoice (optional)', 'Asha')
    await write(user, 'Email for the invoice (optional)', ' asha@example.org')
    await press('Take ₹2,950 in cash')
    expect(await screen.findByText('Sold: ₹2,950, Cash at the counter')).toBeTruthy()
    expect(server.received(sellAtCounter)).toEqual([
      {
        lines: [
          { id: clay.id, price: 1450, quantity: 2 },
          { id: 'incense', price: 50, quantity: 1 },
        ],
        amount: 2950,
        method: 'cash',
        fullName: 'Asha',
        email: 'asha@example.org',
      },
    ])
    expect(screen.getByText('The invoice goes to asha@example.org.')).toBeTruthy()
    expect(screen.getByText('Invoice (PDF)').getAttribute('href')).toBe('/invoice/7')
    expect(screen.getByText('Open this sale').getAttribute('href')).toBe(
      '/admin/counter/sale/s7k3m9wace',
    )
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'New sale' }))
    await press('New sale')
    expect(await screen.findByText('Choose items with the plus button.')).toBeTruthy()
  })

  it('by UPI shows a code for the sum; what was only seen waits for the bank, and the slip says so', async () => {
    const { choose, press, server, user } = await show()
    await choose()
    await user.click(screen.getByLabelText('UPI'))
    expect(await screen.findByLabelText('UPI code for ₹2,950')).toBeTruthy()
    server.answers(sellAtCounter, { ...sold, payment: 'upi', isPaid: false })
    await press('Payment seen: ₹2,950')
    expect(await screen.findByText('Sold: ₹2,950, UPI')).toBeTruthy()
    expect(screen.getByText('It counts once our bank statement shows it.')).toBeTruthy()
    expect(server.received(sellAtCounter)).toMatchObject([
      { method: 'upi', reference: expect.stringMatching(/^S\w{9}$/) },
    ])
  })

  it.each([
    ['Card machine', 'Take ₹2,950 by card machine', { method: 'card_machine' }, true],
    ['Cheque', 'Take a cheque for ₹2,950', { method: 'cheque', bank: '' }, false],
  ])('is paid by %s too', async (way, label, method, isPaid) => {
    const { choose, press, server, user } = await show()
    await choose()
    await user.click(screen.getByLabelText(way))
    const payment = method.method as 'card_machine' | 'cheque'
    server.answers(sellAtCounter, { ...sold, payment, isPaid })
    await press(label)
    expect(await screen.findByText(`Sold: ₹2,950, ${way}`)).toBeTruthy()
    expect(screen.queryByText(/once the bank has cleared/) === null).toBe(isPaid)
    expect(server.received(sellAtCounter)).toMatchObject([method])
  })

  it('finds an item by a part of its name; Enter sells nothing', async () => {
    const { press, server, user } = await show()
    await press('One more of Shadu Clay Ganapati')
    await write(user, 'Find an item', 'INC')
    await user.keyboard('{Enter}')
    expect(screen.getByText('Incense')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'How many of Shadu Clay Ganapati' })).toBeNull()
    await write(user, 'Find an item', 'lamp')
    expect(screen.getByText('No item found')).toBeTruthy()
    expect(screen.getByText('1 × Shadu Clay Ganapati')).toBeTruthy()
    expect(server.received(sellAtCounter)).toEqual([])
  })

  it('is never recorded twice when its answer was lost; one more item is another sale', async () => {
    const { choose, press, server } = await show()
    server.refuses(sellAtCounter, 'internal')
    await choose()
    await press('Take ₹2,950 in cash')
    expect((await screen.findByRole('alert')).textContent).toContain('never recorded twice')
    await press('Take ₹2,950 in cash')
    await expect.poll(() => server.received(sellAtCounter)).toHaveLength(2)
    server.answers(sellAtCounter, sold)
    await press('One more of Incense')
    await press('Take ₹3,000 in cash')
    await screen.findByText('Sold: ₹2,950, Cash at the counter')
    const keys = server.headers(sellAtCounter).map((each) => each.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('says that a price or the stock has changed', async () => {
    const { choose, press, server } = await show()
    server.refuses(sellAtCounter, 'cart_changed', { detail: 'Incense is sold out' })
    await choose()
    await press('Take ₹2,950 in cash')
    expect(await screen.findByText('Incense is sold out')).toBeTruthy()
  })

  it('says that it is too much cash from one person, and how else it can be paid', async () => {
    const { choose, press, server } = await show()
    const detail = 'The law does not allow it. Please take it by UPI, card or cheque'
    server.refuses(sellAtCounter, 'invalid_input', { errors: [{ pointer: '#/amount', detail }] })
    await choose()
    await press('Take ₹2,950 in cash')
    expect(await screen.findByText(detail)).toBeTruthy()
  })

  it('shows a refused email beside it', async () => {
    const { choose, press, server } = await show()
    const detail = 'Please enter a valid email address'
    server.refuses(sellAtCounter, 'invalid_input', { errors: [{ pointer: '#/email', detail }] })
    await choose()
    await press('Take ₹2,950 in cash')
    expect(await screen.findByText(detail)).toBeTruthy()
  })

  it('is busy until the server answers, and a second press sells nothing more', async () => {
    const { choose, press, server } = await show()
    const release = server.holds(sellAtCounter, sold)
    await choose()
    await press('Take ₹2,950 in cash')
    expect(screen.getByRole('button', { name: 'Take ₹2,950 in cash' })).toHaveProperty(
      'disabled',
      true,
    )
    await press('Take ₹2,950 in cash')
    release()
    await screen.findByText('Sold: ₹2,950, Cash at the counter')
    expect(server.received(sellAtCounter)).toHaveLength(1)
  })

  it('says that the shop has no items', async () => {
    await show([])
    expect(screen.getByText('The shop has no items yet.')).toBeTruthy()
  })

  it('asks for the items again if they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(listProducts, 'unavailable')
    server.answers(listSales, [])
    const { user } = await renderOffice(<CounterSale />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(listProducts, goods)
    await user.click(again)
    expect(await screen.findByText('Incense')).toBeTruthy()
  })
})
