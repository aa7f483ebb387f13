import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { askReturn, type Order } from '#contract/orders/public.ts'
import { key, later, showOrder } from './showOrder.tsx'

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
  const requested: Order['returns'][number] = {
    id: 'return-1',
    status: 'asked',
    items: [{ id: kit?.id ?? '', quantity: 2 }],
    reason: 'Broken',
    hasPhoto: false,
    createdAt: '2026-11-21T06:30:00.000Z',
  }
  const showForm = async (order = delivered) => {
    const page = await showOrder({ order })
    await page.isShown()
    await page.press('Return items')
    return page
  }

  it('says until when, and who changes their mind has the focus on the button that asked', async () => {
    const { press, server, text, field, container } = await showForm()
    expect(text()).toContain('You can return items until 12:00 PM, 1 Dec.')
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
    const release = server.holds(
      askReturn,
      anOrder({ ...delivered, ...later, returns: [requested] }),
    )
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
    server.answers(askReturn, anOrder({ ...delivered, ...later, returns: [requested] }))
    await press('Send request')
    expect(await screen.findByText('Return requested')).toBeTruthy()
    const keys = server.headers(askReturn).map((headers) => headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  })

  it('takes a photo of what is wrong', async () => {
    const { isShown, user, field, server } = await showOrder({
      order: { ...delivered, returns: [requested] },
    })
    await isShown()
    const sent: [string, string | undefined][] = []
    const hasPhoto = anOrder({
      ...delivered,
      ...later,
      returns: [{ ...requested, hasPhoto: true }],
    })
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
