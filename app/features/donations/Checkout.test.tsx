import { describe, expect, it } from 'vitest'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createPaymentIntent, getPaymentSettings } from '#contract/donations/public.ts'
import { authenticateInSandbox, payInSandbox } from '#contract/payments/sandboxCheckout.ts'
import { saveDetails } from '#app/offline/outbox/donationDetails.ts'
import { savedDonationLink } from '#app/offline/outbox/donationLink.ts'
import { Checkout } from './Checkout.tsx'
import type { CheckoutSearch } from './donationValues.ts'

const search = { amount: '501', email: 'meera@example.org', name: 'Meera Kulkarni' }
const opened = {
  clientSecret: 'pi_1_secret_x',
  donation: { reference: 'D7K3M9WACE', token: 'secret' },
}

const show = async (order: CheckoutSearch = search, options: RenderOptions = {}) => {
  const { server = templeServer() } = options
  server.offers(getPaymentSettings, { cards: 'sandbox' })
  server.offers(createPaymentIntent, opened)
  const page = await render(<Checkout search={order} />, { ...options, server, at: '/checkout' })
  return { ...page, field: screen.getByLabelText }
}

/** With the card form open. */
const showCard = async (options: RenderOptions = {}) => {
  const page = await show(search, options)
  const pay = await screen.findByRole('button', { name: 'Pay ₹501' })
  return {
    ...page,
    pay: () => page.user.click(pay),
    use: (what: RegExp) => page.user.click(screen.getByRole('button', { name: what })),
  }
}

describe('The checkout of a donation', () => {
  it('asks for a payment of what the address says, once, and shows it', async () => {
    const { server, container } = await showCard()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay ₹501')
    expect(screen.getByText('Meera Kulkarni, meera@example.org')).toBeTruthy()
    expect(server.received(createPaymentIntent)).toEqual([
      { amount: 501, email: search.email, fullName: search.name, type: 'donation' },
    ])
    expect(savedDonationLink('pi_1')).toMatchObject({ token: 'secret' })
    await expectAccessible(container)
  })

  it('takes from the tab what is not in the address', async () => {
    const { server } = await show({ amount: '501' }, { account: anAccount() })
    expect(server.received(createPaymentIntent)).toEqual([])
    saveDetails({
      email: 'asha@example.org',
      fullName: 'Asha Patil',
      pan: 'ABCPD1234F',
      donorAddress: 'Pune',
    })
    const again = await show({ amount: '501' }, { account: anAccount() })
    await expect
      .poll(() => again.server.received(createPaymentIntent))
      .toEqual([
        {
          amount: 501,
          email: 'asha@example.org',
          fullName: 'Asha Patil',
          pan: 'ABCPD1234F',
          donorAddress: 'Pune',
          type: 'donation',
        },
      ])
    // One's own donation needs no secret on the phone.
    expect(savedDonationLink('pi_1')).toMatchObject({ token: '' })
  })

  it.each([
    ['no amount', { ...search, amount: '' }, 'Invalid amount', 'Amount must be greater than 0'],
    [
      'a negative amount',
      { ...search, amount: '-5' },
      'Invalid amount',
      'Amount must be greater than 0',
    ],
    ['half rupees', { ...search, amount: '10.5' }, 'Invalid amount', 'Please enter whole rupees'],
    [
      'no name',
      { amount: '501', email: search.email },
      'Donation failed',
      'Your name or email is missing or wrong. Please fill in the form again.',
    ],
    [
      'a wrong email',
      { ...search, email: 'meera' },
      'Donation failed',
      'Your name or email is missing or wrong. Please fill in the form again.',
    ],
  ])('goes back to the form with %s, and asks for no payment', async (_, order, title, text) => {
    const { server, address } = await show(order)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    await expect.poll(address).toBe('/donate')
    expect(server.received(createPaymentIntent)).toEqual([])
  })

  it('goes back to the form where none can be begun', async () => {
    const server = templeServer()
    server.refuses(createPaymentIntent, 'unavailable')
    const { address } = await show(search, { server })
    expect(await screen.findByText('Donation failed')).toBeTruthy()
    expect(
      screen.getByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
    await expect.poll(address).toBe('/donate')
  })
})

describe('The card form of test mode', () => {
  it('names each field that is missing, and pays nothing', async () => {
    const { pay, server, field, container } = await showCard()
    await pay()
    await expect.poll(() => document.activeElement).toBe(field('Card number'))
    expect(screen.getByText('Please enter the card number')).toBeTruthy()
    expect(screen.getByText('Please enter the month and year, like 12/34')).toBeTruthy()
    expect(screen.getByText('Please enter the 3 or 4 digits')).toBeTruthy()
    expect(server.received(payInSandbox)).toEqual([])
    expectRequired(container)
    await expectAccessible(container)
  })

  it('pays once, however often it is pressed, and leads to the result', async () => {
    const { use, pay, user, server, address } = await showCard()
    const release = server.holds(payInSandbox, { status: 'succeeded' })
    await use(/4242 succeeds/)
    await pay()
    const button = await screen.findByRole('button', { name: 'Paying...' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(address).toBe('/donation-success?payment_intent=pi_1')
    expect(server.received(payInSandbox)).toEqual([
      { clientSecret: 'pi_1_secret_x', cardNumber: '4242 4242 4242 4242' },
    ])
  })

  it('says why a card was declined, and another card pays', async () => {
    const { use, pay, server, address } = await showCard()
    const message = 'Your card was declined.'
    server.answers(payInSandbox, { status: 'declined', message })
    await use(/0002 is declined/)
    await pay()
    expect(await screen.findByText('Payment Failed')).toBeTruthy()
    expect(screen.getAllByText(message)).toHaveLength(2)
    expect(address()).toBe('/checkout')
    server.answers(payInSandbox, { status: 'succeeded' })
    await use(/4242 succeeds/)
    await pay()
    await expect.poll(address).toBe('/donation-success?payment_intent=pi_1')
    expect(server.received(payInSandbox).map(({ cardNumber }) => cardNumber)).toEqual([
      '4000 0000 0000 0002',
      '4242 4242 4242 4242',
    ])
  })

  it('calls nothing failed whose answer was lost: the result asks the server', async () => {
    const { use, pay, network, address } = await showCard()
    await use(/4242 succeeds/)
    network.lose()
    await pay()
    await expect.poll(address).toBe('/donation-success?payment_intent=pi_1')
    expect(screen.queryByText('Payment Failed')).toBeNull()
  })

  it('says that a failing server may have been paid, and stays', async () => {
    const { use, pay, server, address, field } = await showCard()
    server.refuses(payInSandbox, 'internal')
    await use(/4242 succeeds/)
    await pay()
    expect(await screen.findByText('Payment Failed')).toBeTruthy()
    expect(
      screen.getAllByText(
        'We don’t know yet whether it went through. Please try again: you will pay only once.',
      ),
    ).not.toEqual([])
    expect(address()).toBe('/checkout')
    expect(field('Card number')).toHaveProperty('value', '4242 4242 4242 4242')
  })

  it('asks in the bank’s name, and pays when the donor approves', async () => {
    const { use, pay, user, server, address, container } = await showCard()
    server.answers(payInSandbox, { status: 'requires_action' })
    await use(/3220 the bank asks/)
    await pay()
    const heading = await screen.findByRole('heading', { name: 'Your bank asks: is this you?' })
    await expect.poll(() => document.activeElement).toBe(heading)
    expect(screen.getByText(/before paying ₹501\./)).toBeTruthy()
    await expectAccessible(container)
    const release = server.holds(authenticateInSandbox, { status: 'succeeded' })
    const approve = screen.getByRole('button', { name: 'Approve' })
    await user.click(approve)
    await user.click(approve)
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveProperty('disabled', true)
    release()
    await expect.poll(address).toBe('/donation-success?payment_intent=pi_1')
    expect(server.received(authenticateInSandbox)).toEqual([
      { clientSecret: 'pi_1_secret_x', isApproved: true },
    ])
  })

  it('is back, with the bank’s reason, when the donor declines', async () => {
    const { use, pay, user, server, address } = await showCard()
    server.answers(payInSandbox, { status: 'requires_action' })
    await use(/3220 the bank asks/)
    await pay()
    server.answers(authenticateInSandbox, { status: 'declined', message: 'Not approved.' })
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Payment Failed')).toBeTruthy()
    expect(server.received(authenticateInSandbox)).toEqual([
      { clientSecret: 'pi_1_secret_x', isApproved: false },
    ])
    expect(screen.getByRole('button', { name: 'Pay ₹501' })).toHaveProperty('disabled', false)
    expect(address()).toBe('/checkout')
  })
})
