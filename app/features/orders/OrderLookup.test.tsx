import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { anAccount, aSite } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  askReturn,
  cancelOrder,
  claimOrder,
  getOrder,
  type Order,
} from '#contract/orders/public.ts'
import { OrderLookup } from './OrderLookup.tsx'

const reference = 'S7K3M9WACE'
const key = { reference, token: 'secret' }
/** The server wrote it after what the phone has. */
const later = { updatedAt: '2026-11-21T06:30:00.000Z' }

type Options = RenderOptions & { order?: Partial<Order>; secret?: string; hasPaid?: boolean }

const show = async (options: Options = {}) => {
  const { order, secret = 'secret', hasPaid = false, ...rest } = options
  const { server = templeServer() } = options
  server.offers(getOrder, anOrder(order))
  const page = await render(
    <OrderLookup
      reference={reference}
      secret={secret}
      hasPaid={hasPaid}
      site={aSite({ upiAddress: 'temple@bank' })}
    />,
    { ...rest, server, at: `/orders/${reference.toLowerCase()}` },
  )
  return {
    ...page,
    field: screen.getByLabelText,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    isShown: () => screen.findByRole('heading', { level: 1, name: '₹579' }),
    text: () => page.container.textContent?.replaceAll('\u00a0', ' ') ?? '',
  }
}

describe('The page of an order', () => {
  it('shows what was bought, what it costs, and where it is paid', async () => {
    const { isShown, text, server, container } = await show({
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
    const { isShown } = await show({ order })
    await isShown()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /by card$/ })).toBeNull()
  })

  it('says what went back, what will, and that no money moved', async () => {
    const { isShown } = await show({
      order: { refundOwed: 100.5, refundedAmount: 50, isTest: true },
    })
    await isShown()
    expect(screen.getByText('We are refunding ₹100.50.')).toBeTruthy()
    expect(screen.getByText('₹50 was refunded.')).toBeTruthy()
    expect(screen.getByText('A test order: no money moved.')).toBeTruthy()
  })

  it('leaves the secret out of the owner’s addresses', async () => {
    const { isShown, server } = await show({ account: anAccount(), secret: '' })
    await isShown()
    expect(server.received(getOrder)).toEqual([{ reference }])
    await expect
      .poll(() => screen.getByRole('link', { name: 'Pay ₹579 by card' }).getAttribute('href'))
      .toBe('/orders/s7k3m9wace/pay')
  })

  it('waits for the bank’s answer after the card form, and offers no second payment', async () => {
    const { isShown } = await show({ hasPaid: true })
    await isShown()
    expect(screen.getByText('Checking your payment...')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Pay ₹579 by card' })).toBeNull()
  })

  it('asks a guest without the secret who they are', async () => {
    const { server } = await show({ secret: '' })
    expect(await screen.findByRole('heading', { name: 'Whose order is this?' })).toBeTruthy()
    expect(server.received(getOrder)).toEqual([])
  })

  it('says that a wrong link opens nothing', async () => {
    const server = templeServer()
    server.refuses(getOrder, 'not_found')
    await show({ server, secret: 'wrong' })
    expect(await screen.findByRole('heading', { name: 'This order cannot be found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop')
  })

  it('says that it cannot be loaded when the server fails', async () => {
    const server = templeServer()
    server.refuses(getOrder, 'internal')
    await show({ server })
    expect(
      await screen.findByRole('heading', { name: 'We can’t load this order right now' }),
    ).toBeTruthy()
  })

  it('offers nothing offline that needs a network', async () => {
    const { isShown, network, db } = await show()
    await isShown()
    await expect.poll(() => db.orders.get(reference)).toBeTruthy()
    network.lose()
    expect(await screen.findByText('You can pay when you’re online.')).toBeTruthy()
    expect(screen.getByText('You can change this order when you’re online.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(screen.getByText(/^As of /)).toBeTruthy()
  })
})

function none() {
  return { pay: false, cancel: false, askReturn: false }
}

describe('Cancelling an order', () => {
  it('asks first; who keeps it has the focus on the button that asked', async () => {
    const { isShown, press, server, container } = await show()
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
    const { isShown, press } = await show({ order: { status: 'paid', isPaid: true } })
    await isShown()
    await press('Cancel order')
    expect(screen.getByText('We’ll refund what you paid. This cannot be undone.')).toBeTruthy()
  })

  it('cancels it once, however often it is pressed, and shows what became of it', async () => {
    const { isShown, press, user, server } = await show()
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
    ['wrong_status', 'It is packed already.'],
    ['internal', 'Something went wrong at our end. Please try again in a moment.'],
  ] as const)('stays open and says why it failed: %s', async (code, text) => {
    const { isShown, press, server } = await show()
    await isShown()
    await press('Cancel order')
    server.refuses(cancelOrder, code, { detail: 'It is packed already.' })
    await press('Cancel order')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Cancel this order?')).toBeTruthy()
  })
})

describe('Telling that an order was paid by UPI', () => {
  const upi = { payment: 'upi' } as const

  it('sends the bank’s number, and the focus is on what the temple was told', async () => {
    const { isShown, press, user, server, text } = await show({ order: upi })
    await isShown()
    expect(text()).toContain('Now pay ₹579 by UPI')
    const claimedAt = '2026-11-21T06:30:00.000Z'
    const utr = '123456789012'
    const release = server.holds(claimOrder, anOrder({ ...upi, ...later, claimedAt, utr }))
    await write(user, 'UTR, 12 digits (optional)', '1234 5678 9012')
    await press('I have paid')
    await user.click(screen.getByRole('button', { name: 'Sending...' }))
    release()
    const said = await screen.findByText(/^You told us on .* that you have paid\.$/)
    await expect.poll(() => document.activeElement).toBe(said)
    expect(await screen.findByText('Thank you for telling us')).toBeTruthy()
    expect(server.received(claimOrder)).toEqual([{ ...key, utr }])
    expect(screen.queryByLabelText('UTR, 12 digits (optional)')).toBeNull()
    expect(text()).not.toContain('Now pay ₹579 by UPI')
  })

  it('takes no number that no bank gives', async () => {
    const { isShown, press, user, server, field } = await show({ order: upi })
    await isShown()
    await write(user, 'UTR, 12 digits (optional)', '12345')
    await press('I have paid')
    expect(await screen.findByText('The UTR has 12 digits: your UPI app shows it')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('UTR, 12 digits (optional)'))
    expect(server.received(claimOrder)).toEqual([])
  })

  it('says when it could not be told, and keeps the number', async () => {
    const { isShown, press, user, server, field } = await show({ order: upi })
    await isShown()
    await write(user, 'UTR, 12 digits (optional)', '123456789012')
    server.refuses(claimOrder, 'internal')
    await press('I have paid')
    expect(
      await screen.findByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
    expect(field('UTR, 12 digits (optional)')).toHaveProperty('value', '123456789012')
  })
})

describe('Returning items of an order', () => {
  const [kit] = anOrder().lines
  const delivered: Partial<Order> = {
    status: 'delivered',
    isPaid: true,
    can: { pay: false, cancel: false, askReturn: true },
    returnUntil: '2026-12-01T06:30:00.000Z',
    lines: anOrder().lines.flatMap((line) => [
      { ...line, quantity: 3, returnable: 3 },
      { ...line, id: 'brass-lamp', name: 'Brass Lamp', returnable: 1 },
    ]),
  }
  const asked: Order['returns'][number] = {
    id: 'return-1',
    status: 'asked',
    items: [{ id: kit?.id ?? '', quantity: 2 }],
    reason: 'Broken',
    hasPhoto: false,
    createdAt: '2026-11-21T06:30:00.000Z',
  }
  const showForm = async (order = delivered) => {
    const page = await show({ order })
    await page.isShown()
    await page.press('Return items')
    return page
  }

  it('says until when, and who changes their mind has the focus on the button that asked', async () => {
    const { press, server, text, field, container } = await showForm()
    expect(text()).toContain('You can return items until 12:00 PM, Dec 1.')
    await expect.poll(() => document.activeElement).toBe(field('How many of Daily Puja Kit?'))
    await expectAccessible(container)
    await press('Cancel')
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Return items' }))
    expect(server.received(askReturn)).toEqual([])
  })

  it('asks which pieces, and what is wrong', async () => {
    const { press, server, field } = await showForm()
    await press('Send request')
    expect(await screen.findByText('Please choose what you want to return')).toBeTruthy()
    expect(screen.getByText('Please tell us what is wrong')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('How many of Daily Puja Kit?'))
    expect(server.received(askReturn)).toEqual([])
  })

  it('sends the chosen number of each item, once, and shows what was asked', async () => {
    const { press, server, field, user } = await showForm()
    const options = within(field('How many of Daily Puja Kit?')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['None', '1', '2', '3'])
    await user.selectOptions(field('How many of Daily Puja Kit?'), '2')
    await write(user, 'What is wrong?', 'Broken')
    const release = server.holds(askReturn, anOrder({ ...delivered, ...later, returns: [asked] }))
    await press('Send request')
    await user.click(screen.getByRole('button', { name: 'Sending...' }))
    release()
    expect(await screen.findByText('Return requested')).toBeTruthy()
    expect(await screen.findByText('2 × Daily Puja Kit')).toBeTruthy()
    expect(screen.getByText('Waiting for our answer')).toBeTruthy()
    expect(server.received(askReturn)).toEqual([
      { ...key, items: [{ id: 'daily-puja-kit', quantity: 2 }], reason: 'Broken' },
    ])
    await expect.poll(() => document.activeElement?.textContent).toBe('Returns')
  })

  it('says why it failed, keeps what was typed, and is the same request again', async () => {
    const { press, server, user, field } = await showForm()
    await user.selectOptions(field('How many of Brass Lamp?'), '1')
    await write(user, 'What is wrong?', 'Broken')
    server.refuses(askReturn, 'internal')
    await press('Send request')
    expect(
      await screen.findByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
    expect(field('What is wrong?')).toHaveProperty('value', 'Broken')
    server.answers(askReturn, anOrder({ ...delivered, ...later, returns: [asked] }))
    await press('Send request')
    expect(await screen.findByText('Return requested')).toBeTruthy()
    const keys = server.headers(askReturn).map((headers) => headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  })

  it('takes a photo of what is wrong', async () => {
    const { isShown, user, field, server } = await show({
      order: { ...delivered, returns: [asked] },
    })
    await isShown()
    const sent: [string, string | undefined][] = []
    const hasPhoto = anOrder({ ...delivered, ...later, returns: [{ ...asked, hasPhoto: true }] })
    class Upload extends EventTarget {
      upload = new EventTarget()
      status = 200
      responseText = JSON.stringify(hasPhoto)
      headers = new Map<string, string>()
      open(method: string, path: string) {
        sent.push([method, path])
      }
      setRequestHeader() {}
      getResponseHeader = () => null
      send = () => queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
    vi.stubGlobal('XMLHttpRequest', Upload)
    onTestFinished(() => void vi.unstubAllGlobals())
    const photo = new File(['x'], 'crack.jpg', { type: 'image/jpeg' })
    await user.upload(field('Add a photo'), photo)
    expect(await screen.findByText('We have your photo.')).toBeTruthy()
    expect(sent).toEqual([['PUT', '/api/orders/S7K3M9WACE/returns/return-1/photo?token=secret']])
    expect(server.received(askReturn)).toEqual([])
  })
})
