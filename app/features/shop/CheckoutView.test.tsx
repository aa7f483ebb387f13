import { describe, expect, it } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { anAccount, aProduct } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getPaymentSettings } from '#contract/donations.ts'
import { getShopSettings, placeOrder } from '#contract/orders.ts'
import { listProducts, type Product } from '#contract/shop.ts'
import { CheckoutView } from './CheckoutView.tsx'

const lamp = aProduct({ id: 'brass-lamp', name: 'Brass Lamp', price: 300, category: 'puja_kits' })
const file = aProduct({ id: 'aarti', name: 'Aarti Recordings', price: 99, category: 'digital' })

type Options = RenderOptions & {
  products?: Product[]
  inCart?: Product[]
  quantity?: number
  hasUpi?: boolean
}

const show = async (options: Options = {}) => {
  const { products = [lamp, file], inCart = [lamp], quantity = 2, hasUpi = true, ...rest } = options
  const { server = templeServer() } = options
  server.offers(listProducts, products)
  server.offers(getShopSettings, {
    standardFee: 80,
    expressFee: 150,
    countries: [{ code: 'NP', fee: 900 }],
  })
  server.offers(getPaymentSettings, {
    cards: 'sandbox',
    ...(hasUpi && { upi: { address: 'temple@bank', name: 'Shri Ganesha Mandir' } }),
  })
  const page = await render(<CheckoutView />, { ...rest, server, at: '/cart/checkout' })
  await page.db.cart.bulkPut(
    inCart.map(({ id, name, price, category }) => ({
      id,
      name,
      price,
      quantity: category === 'digital' ? 1 : quantity,
      addedAt: '2026-11-21T05:00:00.000Z',
    })),
  )
  const field = screen.getByLabelText
  const fill = async (pin = '411030') => {
    await write(page.user, 'Full name', 'Meera Kulkarni')
    await write(page.user, 'Email', 'meera@example.org')
    await write(page.user, 'Phone', '98220 00000')
    await write(page.user, 'House and street', '12 Modak Lane')
    await write(page.user, 'Town or city', 'Pune')
    await write(page.user, 'PIN code', pin)
    await page.user.selectOptions(field('State'), 'Maharashtra')
    await page.user.click(field(/^UPI/))
  }
  return {
    ...page,
    field,
    fill,
    isOpen: () => screen.findByRole('button', { name: /^Place order for/ }),
    order: () => page.user.click(screen.getByRole('button', { name: /^Place order for/ })),
    error: (label: string) => {
      const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    },
  }
}

/** What the server makes of it. */
const placed = anOrder({ lines: anOrder().lines.map((line) => ({ ...line, id: 'brass-lamp' })) })

/** What `fill` sends. */
const sent = {
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  phone: '98220 00000',
  address: {
    line1: '12 Modak Lane',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411030',
    country: 'IN',
  },
  delivery: 'standard',
  payment: 'upi',
  lines: [{ id: 'brass-lamp', quantity: 2, price: 300 }],
  amount: 680,
}

describe('The checkout of the shop', () => {
  it('names each field that is missing or wrong, and goes to the first', async () => {
    const { isOpen, order, field, error, server, user, container } = await show()
    await isOpen()
    await write(user, 'Email', 'meera')
    await write(user, 'Phone', '12')
    await write(user, 'PIN code', '41103')
    await order()
    await expect.poll(() => document.activeElement).toBe(field('Full name'))
    expect(error('Full name')).toBe('Required')
    expect(error('Email')).toContain('Please enter a valid email address')
    expect(error('Phone')).toContain('Please enter a valid phone number')
    expect(error('House and street')).toBe('Required')
    expect(error('Town or city')).toBe('Required')
    expect(screen.getByText('Please choose how to pay')).toBeTruthy()
    expect(server.received(placeOrder)).toEqual([])
    await expectAccessible(container)
  })

  it('says how many fields are missing, and which are required', async () => {
    const { isOpen, order, container } = await show()
    await isOpen()
    await order()
    expect(await screen.findByText(/^\d+ fields need attention$/)).toBeTruthy()
    expectRequired(container)
  })

  it('chooses the state of a PIN code, and leaves one that was chosen', async () => {
    const { isOpen, field, user } = await show()
    await isOpen()
    await write(user, 'PIN code', '41103')
    expect(field('State')).toHaveProperty('value', '')
    await write(user, 'PIN code', '411030')
    expect(field('State')).toHaveProperty('value', 'Maharashtra')
    await write(user, 'PIN code', '560 001')
    expect(field('State')).toHaveProperty('value', 'Karnataka')
    await user.selectOptions(field('State'), 'Goa')
    await write(user, 'PIN code', '411030')
    expect(field('State')).toHaveProperty('value', 'Goa')
  })

  it.each([
    ['41103', 'Please enter a PIN code of 6 digits'],
    ['600001', 'This PIN code is not in the state you chose'],
  ])('does not take the PIN code %s', async (pin, message) => {
    const { isOpen, fill, order, error, field, server } = await show()
    await isOpen()
    await fill(pin)
    await order()
    await expect.poll(() => document.activeElement).toBe(field('PIN code'))
    expect(error('PIN code')).toBe(message)
    expect(server.received(placeOrder)).toEqual([])
  })

  it('orders what is in the cart, once, empties it, and opens the order', async () => {
    const { isOpen, fill, user, server, address, db } = await show()
    const release = server.holds(placeOrder, placed)
    await isOpen()
    await fill()
    await user.dblClick(screen.getByRole('button', { name: 'Place order for ₹680' }))
    const button = await screen.findByRole('button', { name: 'Placing your order...' })
    expect(button).toHaveProperty('disabled', true)
    release()
    await expect.poll(address).toBe('/orders/s7k3m9wace#secret')
    expect(server.received(placeOrder)).toEqual([sent])
    expect(await db.cart.count()).toBe(0)
    expect(await db.orders.get('S7K3M9WACE')).toBeTruthy()
  })

  it('opens the order of somebody who is logged in without its secret', async () => {
    const { isOpen, fill, order, server, address, field } = await show({ account: anAccount() })
    server.answers(placeOrder, placed)
    await isOpen()
    await expect.poll(() => field('Email')).toHaveProperty('value', 'asha@example.org')
    await fill()
    await order()
    await expect.poll(address).toBe('/orders/s7k3m9wace')
  })

  it('adds what the delivery costs to the sum, here and abroad', async () => {
    const { isOpen, fill, user, field, server, order, address } = await show()
    await isOpen()
    await fill()
    await user.click(field(/^Express/))
    expect(screen.getByRole('button', { name: 'Place order for ₹750' })).toBeTruthy()
    await user.selectOptions(field('Country'), 'NP')
    expect(screen.getByRole('button', { name: 'Place order for ₹1,500' })).toBeTruthy()
    // Express is within India only, and so is cash.
    expect(field(/^Standard/)).toHaveProperty('checked', true)
    expect(field(/^Express/)).toHaveProperty('disabled', true)
    expect(field(/^Cash on delivery/)).toHaveProperty('disabled', true)
    server.answers(placeOrder, anOrder())
    await order()
    await expect.poll(address).toBe('/orders/s7k3m9wace#secret')
    expect(server.received(placeOrder)).toMatchObject([
      { amount: 1500, delivery: 'standard', address: { country: 'NP' } },
    ])
  })

  it('asks for no address for a file, and takes no cash for it', async () => {
    const { isOpen, user, field, server, order, address } = await show({ inCart: [file] })
    await isOpen()
    expect(screen.queryByLabelText('House and street')).toBeNull()
    expect(field(/^Cash on delivery/)).toHaveProperty('disabled', true)
    expect(screen.getByText('Not available for digital items.')).toBeTruthy()
    await write(user, 'Full name', 'Meera Kulkarni')
    await write(user, 'Email', 'meera@example.org')
    await user.click(field(/^Card/))
    server.answers(placeOrder, anOrder())
    await order()
    await expect.poll(address).toBe('/orders/s7k3m9wace#secret')
    expect(server.received(placeOrder)).toEqual([
      {
        fullName: 'Meera Kulkarni',
        email: 'meera@example.org',
        payment: 'card',
        lines: [{ id: 'aarti', quantity: 1, price: 99 }],
        amount: 99,
      },
    ])
  })

  it('shows UPI only where the temple takes it, and the total beside the button', async () => {
    const { isOpen, container } = await show({ hasUpi: false })
    await isOpen()
    expect(screen.queryByLabelText(/^UPI/)).toBeNull()
    expect(container.querySelector('.docked-bar')?.textContent).toContain('₹680with delivery')
  })

  it('takes cash only where every item may be paid to the courier', async () => {
    const { isOpen, field } = await show({ products: [{ ...lamp, hasCashOnDelivery: false }] })
    await isOpen()
    expect(field(/^Cash on delivery/)).toHaveProperty('disabled', true)
    expect(screen.getByText('Not available for Brass Lamp.')).toBeTruthy()
  })

  it('orders nothing when something changed meanwhile, and what was typed stays', async () => {
    const { isOpen, fill, order, server, field, container } = await show()
    const detail = 'Brass Lamp is sold out. Nothing has been ordered.'
    server.refuses(placeOrder, 'cart_changed', { detail })
    await isOpen()
    await fill()
    server.answers(listProducts, [{ ...lamp, inStock: false }])
    await order()
    expect(await screen.findByText('Your cart has changed')).toBeTruthy()
    expect(
      await screen.findByText('Something in your cart cannot be ordered as it is.'),
    ).toBeTruthy()
    expect(screen.getByText('Brass Lamp is out of stock.')).toBeTruthy()
    expect(screen.getByText(new RegExp(detail))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change your cart' }).getAttribute('href')).toBe(
      '/cart',
    )
    expect(screen.getByRole('button', { name: /^Place order/ })).toHaveProperty('disabled', true)
    expect(field('House and street')).toHaveProperty('value', '12 Modak Lane')
    await expectAccessible(container)
  })

  it('shows a new price before it is ordered at it', async () => {
    const { isOpen, fill, order, server, address } = await show()
    server.refuses(placeOrder, 'cart_changed', { detail: 'Brass Lamp now costs ₹350.' })
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
    const { isOpen, fill, order, server, field, error } = await show()
    const detail = 'The courier does not go there'
    server.refuses(placeOrder, 'invalid_input', {
      errors: [{ pointer: '#/address/postalCode', detail }],
    })
    await isOpen()
    await fill()
    await order()
    await expect.poll(() => document.activeElement).toBe(field('PIN code'))
    expect(error('PIN code')).toBe(detail)
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
  })

  it('says when the server fails, and ordered again it is the same order', async () => {
    const { isOpen, fill, order, server, field, address } = await show()
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
    const { isOpen, fill, order, server } = await show()
    server.refuses(placeOrder, 'key_reused')
    await isOpen()
    await fill()
    await order()
    expect(
      await screen.findByText(/^We may already have your order from a moment ago\./),
    ).toBeTruthy()
  })

  it('orders nothing offline, and keeps what was typed', async () => {
    const { isOpen, fill, server, network, field } = await show()
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
    const { isOpen, fill, order, server, user, field, address } = await show()
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
    const { user, isOpen, container } = await show({ server })
    expect(await screen.findByText('The checkout could not be loaded')).toBeTruthy()
    await expectAccessible(container)
    server.answers(getShopSettings, { standardFee: 80, expressFee: 150, countries: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await isOpen()).toBeTruthy()
  })

  it('leads back to the shop with an empty cart', async () => {
    await show({ inCart: [] })
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  })
})
