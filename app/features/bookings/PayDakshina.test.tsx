import { describe, expect, it } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSentOnce } from '#app/test/expectSteady.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getBooking } from '#contract/bookings/public.ts'
import { createPaymentIntent, getPaymentSettings } from '#contract/donations/public.ts'
import { payInSandbox } from '#contract/payments/sandboxCheckout.ts'
import { PayDakshina } from './PayDakshina.tsx'

const reference = 'PJ-2026-7K3M9W'

type Options = RenderOptions & { amount?: string; secret?: string }

const show = async ({ amount = '1001', secret = 'secret', ...options }: Options = {}) => {
  const { server = templeServer() } = options
  server.offers(getBooking, aBooking())
  server.offers(getPaymentSettings, { cards: 'sandbox' })
  server.offers(createPaymentIntent, { clientSecret: 'pi_1_secret_x' })
  const page = await render(<PayDakshina reference={reference} secret={secret} amount={amount} />, {
    ...options,
    server,
    at: '/booking/pj-2026-7k3m9w/pay',
  })
  return {
    ...page,
    href: (name: string) => screen.getByRole('link', { name }).getAttribute('href'),
  }
}

describe('Paying a dakshina by card', () => {
  it('asks for a payment of the amount, once, pays it, and leads back to the booking', async () => {
    const { server, user, address, href, container } = await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay ₹1,001' })).toBeTruthy()
    expect(screen.getByText('Ganesh Puja, booking PJ-2026-7K3M9W')).toBeTruthy()
    expect(href('Back to your booking')).toBe('/booking/pj-2026-7k3m9w#secret')
    await expectAccessible(container)
    await user.click(await screen.findByRole('button', { name: /4242 succeeds/ }))
    server.answers(payInSandbox, { status: 'succeeded' })
    await user.click(screen.getByRole('button', { name: 'Pay ₹1,001' }))
    await expect.poll(address).toBe('/booking/pj-2026-7k3m9w?payment_intent=pi_1#secret')
    expect(server.received(createPaymentIntent)).toEqual([
      { type: 'dakshina', reference, token: 'secret', amount: 1001 },
    ])
  })

  it('is paid once, however often the button is pressed', async () => {
    const page = await show()
    await page.user.click(await screen.findByRole('button', { name: /4242 succeeds/ }))
    const answer = { status: 'declined', message: 'Your card was declined.' } as const
    await expectSentOnce(page, { button: 'Pay ₹1,001', sends: payInSandbox, answer })
  })

  it('asks the server what became of it where the network is lost in the middle', async () => {
    const { user, network, address } = await show()
    await user.click(await screen.findByRole('button', { name: /4242 succeeds/ }))
    network.lose()
    await user.click(screen.getByRole('button', { name: 'Pay ₹1,001' }))
    await expect.poll(address).toBe('/booking/pj-2026-7k3m9w?payment_intent=pi_1#secret')
  })

  it('leaves the secret of one’s own booking out of the address', async () => {
    const { href } = await show({ account: anAccount(), secret: '' })
    await screen.findByRole('heading', { level: 1, name: 'Pay ₹1,001' })
    expect(href('Back to your booking')).toBe('/booking/pj-2026-7k3m9w')
  })

  it.each(['0', '10.5', '500001', 'much'])('takes no amount of %s', async (amount) => {
    const { server, href } = await show({ amount })
    expect(
      await screen.findByRole('heading', { name: 'This amount cannot be paid by card' }),
    ).toBeTruthy()
    expect(href('Back to your booking')).toBe('/booking/pj-2026-7k3m9w')
    expect(server.received(createPaymentIntent)).toEqual([])
  })

  it.each([
    ['wrong_status', 'This dakshina cannot be paid'],
    ['internal', 'The payment could not be started'],
  ] as const)('says why none can be begun: %s', async (code, title) => {
    const server = templeServer()
    server.refuses(createPaymentIntent, code, { detail: 'It was paid in cash.' })
    await show({ server })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('opens nothing for a wrong link', async () => {
    const server = templeServer()
    server.refuses(getBooking, 'not_found')
    await show({ server, secret: 'wrong' })
    expect(
      await screen.findByRole('heading', { name: 'This booking cannot be opened' }),
    ).toBeTruthy()
    expect(server.received(createPaymentIntent)).toEqual([])
  })
})
