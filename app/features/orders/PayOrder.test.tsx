import { describe, expect, it } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createPaymentIntent, getPaymentSettings } from '#contract/donations/public.ts'
import { getOrder } from '#contract/orders/public.ts'
import { payInSandbox } from '#contract/payments/sandboxCheckout.ts'
import { PayOrder } from './PayOrder.tsx'

const reference = 'S7K3M9WACE'

const show = async ({
  secret = 'secret',
  ...options
}: RenderOptions & { secret?: string } = {}) => {
  const { server = templeServer() } = options
  server.offers(getOrder, anOrder())
  server.offers(getPaymentSettings, { cards: 'sandbox' })
  server.offers(createPaymentIntent, { clientSecret: 'pi_1_secret_x' })
  const page = await render(<PayOrder reference={reference} secret={secret} />, {
    ...options,
    server,
    at: '/orders/s7k3m9wace/pay',
  })
  return {
    ...page,
    isOpen: () => screen.findByRole('heading', { level: 1, name: 'Pay ₹579' }),
    back: () => screen.getByRole('link', { name: 'Back to your order' }).getAttribute('href'),
    pay: async () => {
      await page.user.click(await screen.findByRole('button', { name: /4242 succeeds/ }))
      await page.user.click(screen.getByRole('button', { name: 'Pay ₹579' }))
    },
  }
}

/** Says so in a heading, offers only the way back, and starts no payment. */
const expectRefused = async (name: string) => {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
}

describe('Paying an order by card', () => {
  it('asks for a payment of that order, once, pays it, and leads back to it', async () => {
    const { server, isOpen, pay, back, address, container } = await show()
    await isOpen()
    expect(screen.getByText('Order S7K3M9WACE')).toBeTruthy()
    expect(back()).toBe('/orders/s7k3m9wace#secret')
    await expectAccessible(container)
    server.answers(payInSandbox, { status: 'succeeded' })
    await pay()
    await expect.poll(address).toBe('/orders/s7k3m9wace?payment_intent=pi_1#secret')
    // The amount is the order's, not the browser's.
    expect(server.received(createPaymentIntent)).toEqual([
      { type: 'order', reference, token: 'secret' },
    ])
  })

  it('leaves the secret of one’s own order out of the addresses', async () => {
    const { server, isOpen, pay, back, address } = await show({ account: anAccount(), secret: '' })
    await isOpen()
    expect(back()).toBe('/orders/s7k3m9wace')
    server.answers(payInSandbox, { status: 'succeeded' })
    await pay()
    await expect.poll(address).toBe('/orders/s7k3m9wace?payment_intent=pi_1')
  })

  it('says that it is opening until the payment is there', async () => {
    const server = templeServer()
    const release = server.holds(createPaymentIntent, { clientSecret: 'pi_1_secret_x' })
    const { isOpen } = await show({ server })
    await expect.poll(() => server.received(createPaymentIntent)).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toBe('Preparing your payment...')
    release()
    await isOpen()
  })

  it.each([
    ['wrong_status', 'This order cannot be paid', 'This can no longer be done.'],
    [
      'internal',
      'The payment could not be started',
      'Something went wrong at our end. Please try again in a moment.',
    ],
  ] as const)('says why none can be begun: %s', async (code, title, text) => {
    const server = templeServer()
    server.refuses(createPaymentIntent, code)
    const { back } = await show({ server })
    await expectRefused(title)
    expect(screen.getByText(text)).toBeTruthy()
    expect(back()).toBe('/orders/s7k3m9wace#secret')
  })

  it('says that it could not be started where we do not know how cards are paid', async () => {
    const server = templeServer()
    server.refuses(getPaymentSettings, 'unavailable')
    await show({ server })
    await expectRefused('The payment could not be started')
  })

  it('opens nothing for a wrong link', async () => {
    const server = templeServer()
    server.refuses(getOrder, 'not_found')
    const { back } = await show({ server, secret: 'wrong' })
    await expectRefused('This order cannot be found')
    expect(back()).toBe('/orders/s7k3m9wace')
    expect(server.received(createPaymentIntent)).toEqual([])
  })

  it('asks a guest without the secret who they are', async () => {
    const { server } = await show({ secret: '' })
    await expectRefused('Whose order is this?')
    expect(server.received(getOrder)).toEqual([])
    expect(server.received(createPaymentIntent)).toEqual([])
  })
})
