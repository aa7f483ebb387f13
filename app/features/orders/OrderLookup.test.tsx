import { describe, expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { cancelOrder, getOrder } from '#contract/orders/public.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { key, later, none, reference, showOrder } from './showOrder.tsx'

describe('The page of an order', () => {
  it('shows what was bought, what it costs, and where it is paid', async () => {
    const { isShown, text, server, container } = await showOrder({
      order: {
        phone: '98220 00000',
        address: { line1: '12 Modak Lane', city: 'Pune', postalCode: '411030', country: 'IN' },
        papers: [{ number: 'INV-1', kind: 'invoice', path: '/api/order-papers/inv-1/pdf' }],
      },
    })
    await isShown()
    expect(screen.getByText('Not paid yet')).toBeTruthy()
    expect(screen.getByText('Please pay now to confirm your order.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Pay ₹579 by card' }).getAttribute('href')).toBe(
      '/orders/s7k3m9wace/pay#secret',
    )
    expect(screen.getByText('Invoice INV-1 (PDF)').getAttribute('href')).toBe(
      '/api/order-papers/inv-1/pdf',
    )
    for (const fact of ['Daily Puja Kit', '₹80', reference, '12 Modak Lane', '98220 00000'])
      expect(text(), fact).toContain(fact)
    expect(server.received(getOrder)).toEqual([key])
    await expectAccessible(container)
  })

  it.each([
    [
      { status: 'placed', payment: 'cod', can: none() },
      'Thank you! We’ll pack your order. Please pay ₹579 to the courier.',
    ],
    [
      { status: 'placed', can: none() },
      'The time to pay is over. Your items are no longer reserved.',
    ],
    [
      { status: 'paid', isPaid: true, can: none() },
      'Thank you! We have received your payment and will pack your order soon.',
    ],
    [{ status: 'shipped', isPaid: true, can: none() }, 'Your order is on its way.'],
    [
      { status: 'cancelled', payment: 'upi', can: none() },
      /^This order was cancelled\. If you paid for it by UPI/,
    ],
  ] as const)('says what comes next: %o', async (order, text) => {
    const { isShown } = await showOrder({ order })
    await isShown()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /by card$/ })).toBeNull()
  })

  it('says what went back, what will, and that no money moved', async () => {
    const { isShown } = await showOrder({
      order: { refundOwed: 100.5, refundedAmount: 50, isTest: true },
    })
    await isShown()
    expect(screen.getByText('We are refunding ₹100.50.')).toBeTruthy()
    expect(screen.getByText('₹50 was refunded.')).toBeTruthy()
    expect(screen.getByText('A test order: no money moved.')).toBeTruthy()
  })

  it('leaves the secret out of the owner’s addresses', async () => {
    const { isShown, server } = await showOrder({ account: anAccount(), secret: '' })
    await isShown()
    expect(server.received(getOrder)).toEqual([{ reference }])
    await expect
      .poll(() => screen.getByRole('link', { name: 'Pay ₹579 by card' }).getAttribute('href'))
      .toBe('/orders/s7k3m9wace/pay')
  })

  it('waits for the bank’s answer after the card form, and offers no second payment', async () => {
    const { isShown } = await showOrder({ hasPaid: true })
    await isShown()
    expect(screen.getByText('Checking your payment...')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Pay ₹579 by card' })).toBeNull()
  })

  it('asks a guest without the secret who they are', async () => {
    const { server } = await showOrder({ secret: '' })
    expect(await screen.findByRole('heading', { name: 'Whose order is this?' })).toBeTruthy()
    expect(server.received(getOrder)).toEqual([])
  })

  it('says that a wrong link opens nothing', async () => {
    const server = templeServer()
    server.refuses(getOrder, 'not_found')
    await showOrder({ server, secret: 'wrong' })
    expect(await screen.findByRole('heading', { name: 'This order cannot be found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop')
  })

  it('says that it cannot be loaded when the server fails', async () => {
    const server = templeServer()
    server.refuses(getOrder, 'internal')
    await showOrder({ server })
    expect(
      await screen.findByRole('heading', { name: 'We can’t load this order right now' }),
    ).toBeTruthy()
  })

  it('offers nothing offline that needs a network', async () => {
    const { isShown, network, db } = await showOrder()
    await isShown()
    await expect.poll(() => db.orders.get(reference)).toBeTruthy()
    network.lose()
    expect(await screen.findByText('You can pay when you’re online.')).toBeTruthy()
    expect(screen.getByText('You can change this order when you’re online.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(screen.getByText(/^As of /)).toBeTruthy()
  })
})

describe('Cancelling an order', () => {
  it('asks first; who keeps it has the focus on the button that asked', async () => {
    const { isShown, press, server, container } = await showOrder()
    await isShown()
    await press('Cancel order')
    await expect.poll(() => document.activeElement?.textContent).toBe('Cancel this order?')
    expect(screen.getByText('Nothing will be sent. This cannot be undone.')).toBeTruthy()
    await expectAccessible(container)
    await press('Keep order')
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Cancel order' }))
    expect(screen.queryByText('Cancel this order?')).toBeNull()
    expect(server.received(cancelOrder)).toEqual([])
  })

  it('says that what was paid is refunded', async () => {
    const { isShown, press } = await showOrder({ order: { status: 'paid', isPaid: true } })
    await isShown()
    await press('Cancel order')
    expect(screen.getByText('We’ll refund what you paid. This cannot be undone.')).toBeTruthy()
  })

  it('cancels it once, however often it is pressed, and shows what became of it', async () => {
    const { isShown, press, user, server } = await showOrder()
    await isShown()
    await press('Cancel order')
    const release = server.holds(
      cancelOrder,
      anOrder({ ...later, status: 'cancelled', can: none() }),
    )
    await press('Cancel order')
    await user.click(screen.getByRole('button', { name: 'Cancelling...' }))
    expect(screen.getByRole('button', { name: 'Keep order' })).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByText('This order was cancelled.')).toBeTruthy()
    expect(await screen.findByText('Order cancelled')).toBeTruthy()
    expect(server.received(cancelOrder)).toEqual([key])
    await expect.poll(() => document.activeElement?.textContent).toBe('₹579')
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it.each([
    ['wrong_status', 'This can no longer be done.'],
    ['internal', 'Something went wrong at our end. Please try again in a moment.'],
  ] as const)('stays open and says why it failed: %s', async (code, text) => {
    const { isShown, press, server } = await showOrder()
    await isShown()
    await press('Cancel order')
    server.refuses(cancelOrder, code)
    await press('Cancel order')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Cancel this order?')).toBeTruthy()
  })
})
