import { describe, expect, it } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { placeOrder } from '#contract/orders/public.ts'
import { file, lamp, placed, sent, showCheckout } from './showCheckout.tsx'

describe('The checkout of the shop', () => {
  it('names each field that is missing or wrong, and goes to the first', async () => {
    const { isOpen, order, field, error, server, user, container } = await showCheckout()
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
    const { isOpen, order, container } = await showCheckout()
    await isOpen()
    await order()
    expect(await screen.findByText(/^\d+ fields need attention$/)).toBeTruthy()
    expectRequired(container)
  })

  it('opens with what is bought, and ends with its total', async () => {
    const { isOpen } = await showCheckout({ inCart: [lamp, file] })
    await isOpen()
    expect(screen.getByText('Aarti Recordings and 1 more').textContent).toContain('₹699')
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(order.textContent).toContain('Total₹779')
  })

  it('chooses the only way to pay, and none of several', async () => {
    const { isOpen, field } = await showCheckout({ inCart: [file], hasUpi: false })
    await isOpen()
    await expect.poll(() => field(/^Card/)).toHaveProperty('checked', true)
    expect(field(/^Cash on delivery/)).toHaveProperty('disabled', true)
  })

  it('chooses the state of a PIN code, and leaves one that was chosen', async () => {
    const { isOpen, field, user } = await showCheckout()
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
    const { isOpen, fill, order, error, field, server } = await showCheckout()
    await isOpen()
    await fill(pin)
    await order()
    await expect.poll(() => document.activeElement).toBe(field('PIN code'))
    expect(error('PIN code')).toBe(message)
    expect(server.received(placeOrder)).toEqual([])
  })

  it('orders what is in the cart, once, empties it, and opens the order', async () => {
    const { isOpen, fill, user, server, address, db } = await showCheckout()
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
    const { isOpen, fill, order, server, address, field } = await showCheckout({
      account: anAccount(),
    })
    server.answers(placeOrder, placed)
    await isOpen()
    await expect.poll(() => field('Email')).toHaveProperty('value', 'asha@example.org')
    await fill()
    await order()
    await expect.poll(address).toBe('/orders/s7k3m9wace')
  })

  it('adds what the delivery costs to the sum, here and abroad', async () => {
    const { isOpen, fill, user, field, server, order, address } = await showCheckout()
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
    const { isOpen, user, field, server, order, address } = await showCheckout({ inCart: [file] })
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
    const { isOpen, container } = await showCheckout({ hasUpi: false })
    await isOpen()
    expect(screen.queryByLabelText(/^UPI/)).toBeNull()
    expect(container.querySelector('.docked-bar')?.textContent).toContain('₹680with delivery')
  })

  it('takes cash only where every item may be paid to the courier', async () => {
    const { isOpen, field } = await showCheckout({
      products: [{ ...lamp, hasCashOnDelivery: false }],
    })
    await isOpen()
    expect(field(/^Cash on delivery/)).toHaveProperty('disabled', true)
    expect(screen.getByText('Not available for Brass Lamp.')).toBeTruthy()
  })
})
