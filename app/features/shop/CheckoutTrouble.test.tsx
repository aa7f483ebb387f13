import { describe, expect, it } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getShopSettings, placeOrder } from '#contract/orders/public.ts'
import { listProducts } from '#contract/shop/public.ts'
import { lamp, showCheckout } from './showCheckout.tsx'

describe('The checkout of the shop, when something is in the way', () => {
  it('orders nothing when something changed meanwhile, and what was typed stays', async () => {
    const { isOpen, fill, order, server, field, container } = await showCheckout()
    const params = { changes: [{ is: 'soldOut', name: 'Brass Lamp' }] } as const
    server.refuses(placeOrder, 'cart_changed', { reason: { code: 'orders.cartChanged', params } })
    await isOpen()
    await fill()
    server.answers(listProducts, [{ ...lamp, inStock: false }])
    await order()
    expect(await screen.findByText('Your cart has changed')).toBeTruthy()
    expect(
      await screen.findByText('Something in your cart cannot be ordered as it is.'),
    ).toBeTruthy()
    expect(screen.getByText('Brass Lamp is out of stock.')).toBeTruthy()
    expect(screen.getByText(/“Brass Lamp” is sold out\. Nothing has been ordered\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change your cart' }).getAttribute('href')).toBe(
      '/cart',
    )
    expect(screen.getByRole('button', { name: /^Place order/ })).toHaveProperty('disabled', true)
    expect(field('House and street')).toHaveProperty('value', '12 Modak Lane')
    await expectAccessible(container)
  })

  it('shows a new price before it is ordered at it', async () => {
    const { isOpen, fill, order, server, address } = await showCheckout()
    const params = { changes: [{ is: 'price', name: 'Brass Lamp', price: 350 }] } as const
    server.refuses(placeOrder, 'cart_changed', { reason: { code: 'orders.cartChanged', params } })
    await isOpen()
    await fill()
    server.answers(listProducts, [{ ...lamp, price: 350 }])
    await order()
    expect(await screen.findByRole('button', { name: 'Place order for ₹780' })).toBeTruthy()
    expect(screen.getByText(/Please check the new total, then place your order\.$/)).toBeTruthy()
    server.answers(placeOrder, anOrder())
    await order()
    await expect.poll(address).toBe('/orders/s7k3m9wace#secret')
    expect(server.received(placeOrder).at(-1)).toMatchObject({
      amount: 780,
      lines: [{ price: 350 }],
    })
  })

  it('shows a refused field beside it, and takes the focus there', async () => {
    const { isOpen, fill, order, server, field, error } = await showCheckout()
    server.refuses(placeOrder, 'invalid_input', {
      errors: [{ pointer: '#/address/postalCode', code: 'bookings.pinElsewhere' }],
    })
    await isOpen()
    await fill()
    await order()
    await expect.poll(() => document.activeElement).toBe(field('PIN code'))
    expect(error('PIN code')).toBe('This PIN code is not in the state you entered')
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
  })

  it('says when the server fails, and ordered again it is the same order', async () => {
    const { isOpen, fill, order, server, field, address } = await showCheckout()
    server.refuses(placeOrder, 'internal')
    await isOpen()
    await fill()
    await order()
    expect(
      await screen.findByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
    expect(field('Full name')).toHaveProperty('value', 'Meera Kulkarni')
    server.answers(placeOrder, anOrder())
    await order()
    await expect.poll(address).toBe('/orders/s7k3m9wace#secret')
    const keys = server.headers(placeOrder).map((headers) => headers.get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('says that an order may have been placed already, instead of placing another', async () => {
    const { isOpen, fill, order, server } = await showCheckout()
    server.refuses(placeOrder, 'key_reused')
    await isOpen()
    await fill()
    await order()
    expect(
      await screen.findByText(/^We may already have your order from a moment ago\./),
    ).toBeTruthy()
  })

  it('orders nothing offline, and keeps what was typed', async () => {
    const { isOpen, fill, server, network, field } = await showCheckout()
    await isOpen()
    await fill()
    network.lose()
    expect(
      await screen.findByText(/^You’re offline\. Placing an order needs a connection;/),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Place order/ })).toHaveProperty('disabled', true)
    network.regain()
    await expect
      .poll(() => screen.getByRole('button', { name: /^Place order/ }))
      .toHaveProperty('disabled', false)
    expect(field('Town or city')).toHaveProperty('value', 'Pune')
    expect(server.received(placeOrder)).toEqual([])
  })

  it('keeps the address on the phone only if asked to', async () => {
    const { isOpen, fill, order, server, user, field, address } = await showCheckout()
    server.answers(placeOrder, anOrder())
    await isOpen()
    await fill()
    await user.click(field('Save this address on this phone for next time'))
    await order()
    await expect.poll(address).toBe('/orders/s7k3m9wace#secret')
    expect(JSON.stringify({ ...localStorage })).toContain('12 Modak Lane')
  })

  it('says when it cannot be loaded, and loads it again', async () => {
    const server = templeServer()
    server.refuses(getShopSettings, 'unavailable')
    const { user, isOpen, container } = await showCheckout({ server })
    expect(await screen.findByText('The checkout could not be loaded')).toBeTruthy()
    await expectAccessible(container)
    server.answers(getShopSettings, { standardFee: 80, expressFee: 150, countries: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await isOpen()).toBeTruthy()
  })

  it('leads back to the shop with an empty cart', async () => {
    await showCheckout({ inCart: [] })
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  })
})
