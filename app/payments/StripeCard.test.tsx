import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { act } from '@testing-library/react'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { StripeCard } from './StripeCard.tsx'

type ConfirmResult = {
  error: { type: string; message?: string; payment_intent?: { status: string } }
}

/** The calls the page makes to the provider. */
const provider = {
  confirmPayment: vi.fn<(request: unknown) => Promise<ConfirmResult>>(),
  element: undefined as undefined | AnElement,
  created: [] as unknown[],
}

/** The provider's card form: it says when it can be used, or that it does not load. */
class AnElement {
  listeners = new Map<string, (event: unknown) => void>()
  on(event: string, listener: (event: unknown) => void) {
    this.listeners.set(event, listener)
    return this
  }
  once = this.on
  off() {}
  mount() {}
  destroy() {}
  update() {}
  say = (event: string) => act(async () => this.listeners.get(event)?.({}))
}

/** In place of the provider's script, which a page calls once it has loaded. */
const aStripe = () => ({
  elements: () => ({
    create: (...request: unknown[]) => {
      provider.created.push(request)
      return (provider.element = new AnElement())
    },
    getElement: () => null,
    update() {},
  }),
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  confirmPayment: (request: unknown) => provider.confirmPayment(request),
})

const theForm = (): AnElement | undefined => provider.element

/** The provider's script arrives, or does not. */
const scriptArrives = (isThere: boolean) => {
  vi.stubGlobal('Stripe', isThere ? aStripe : undefined)
  const append = vi.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    queueMicrotask(() => script.dispatchEvent(new Event(isThere ? 'load' : 'error')))
    return script
  })
  onTestFinished(() => {
    append.mockRestore()
    vi.unstubAllGlobals()
  })
}

const show = async () => {
  const page = await render(
    <StripeCard
      publishableKey="pk_live_x"
      clientSecret="pi_1_secret_x"
      amount={501}
      email="meera@example.org"
      fullName="Meera Kulkarni"
      resultPath="/orders/s7k3m9wace"
      resultSecret="token"
    />,
    { at: '/checkout' },
  )
  return { ...page, button: (name: string) => screen.getByRole('button', { name }) }
}

/** With the provider's form on the page. */
const showReady = async () => {
  scriptArrives(true)
  provider.element = undefined
  provider.created = []
  provider.confirmPayment.mockReset()
  const page = await show()
  await expect.poll(() => theForm()?.listeners.has('ready')).toBe(true)
  const pay = page.button('Pay ₹501')
  expect(pay).toHaveProperty('disabled', true)
  await theForm()?.say('ready')
  return { ...page, pay: () => page.user.click(pay) }
}

// First: the provider's script is requested only once.
describe('The card form of the provider, whose script does not load', () => {
  it('says that no money was taken, and is asked for again when the person wants it', async () => {
    scriptArrives(false)
    const again = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => again.mockRestore())
    const { user, button, container } = await show()
    expect(
      await screen.findByRole('heading', { name: 'The card form could not be loaded' }),
    ).toBeTruthy()
    expect(
      screen.getByText('No money was taken. Please check your connection and try again.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay ₹501' })).toBeNull()
    await expectAccessible(container)
    await user.click(button('Try again'))
    expect(again).toHaveBeenCalledOnce()
  })
})

describe('The card form of the provider', () => {
  it('says the same when the script is there and its form does not come', async () => {
    await showReady()
    await theForm()?.say('loaderror')
    expect(
      await screen.findByRole('heading', { name: 'The card form could not be loaded' }),
    ).toBeTruthy()
  })

  it('tells the provider who pays, and where the result is shown, but no secret of ours', async () => {
    const { pay, button } = await showReady()
    expect(provider.created).toEqual([
      [
        'payment',
        {
          defaultValues: {
            billingDetails: { name: 'Meera Kulkarni', email: 'meera@example.org' },
          },
        },
      ],
    ])
    // On success the browser leaves, and nothing is answered.
    provider.confirmPayment.mockReturnValue(new Promise(() => undefined))
    await pay()
    expect(button('Paying...')).toHaveProperty('disabled', true)
    await pay()
    expect(provider.confirmPayment).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        confirmParams: { return_url: `${location.origin}/orders/s7k3m9wace` },
      }),
    )
  })

  it('says why a card was declined, and may be used again', async () => {
    const { pay, address } = await showReady()
    const message = 'Your card was declined.'
    provider.confirmPayment.mockResolvedValue({ error: { type: 'card_error', message } })
    await pay()
    expect(await screen.findByText('Payment Failed')).toBeTruthy()
    expect(screen.getAllByText(message)).toHaveLength(2)
    expect(address()).toBe('/checkout')
    await pay()
    expect(provider.confirmPayment).toHaveBeenCalledTimes(2)
  })

  it('leaves a mistake in a field to the provider, which shows it there', async () => {
    const { pay, button } = await showReady()
    const message = 'Your card number is incomplete.'
    provider.confirmPayment.mockResolvedValue({ error: { type: 'validation_error', message } })
    await pay()
    await expect.poll(() => button('Pay ₹501')).toHaveProperty('disabled', false)
    expect(screen.queryByText(message)).toBeNull()
    expect(screen.queryByText('Payment Failed')).toBeNull()
  })

  it.each([
    ['the connection broke', { type: 'api_connection_error' }],
    [
      'an earlier try has paid',
      { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } },
    ],
  ])('calls nothing failed that may be paid: %s', async (_, error) => {
    const { pay, address } = await showReady()
    provider.confirmPayment.mockResolvedValue({ error })
    await pay()
    await expect.poll(address).toBe('/orders/s7k3m9wace?payment_intent=pi_1#token')
    expect(screen.queryByText('Payment Failed')).toBeNull()
  })

  it('asks the server as well when the provider’s script breaks in the middle', async () => {
    const { pay, address } = await showReady()
    provider.confirmPayment.mockRejectedValue(new Error('It broke'))
    await pay()
    await expect.poll(address).toBe('/orders/s7k3m9wace?payment_intent=pi_1#token')
  })
})
