import { describe, expect, it, vi } from 'vitest'
import { aStaffProduct } from '#app/test/aStaffProduct.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  listStockMoves,
  receiveStock,
  type StaffProduct,
  type StockMove,
} from '#contract/shop/admin.ts'
import { StockPanel } from './StockPanel.tsx'

const product = aStaffProduct()
const { id } = product

const show = async (
  change: Partial<StaffProduct> = {},
  isDirty = false,
  moves: StockMove[] = [],
) => {
  const server = templeServer()
  server.answers(listStockMoves, { items: moves })
  const onDirty = vi.fn()
  const page = await renderOffice(
    <StockPanel product={{ ...product, ...change }} isDirty={isDirty} onDirty={onDirty} />,
    { server },
  )
  await expect.poll(() => server.received(listStockMoves)).toEqual([{ id }])
  return {
    ...page,
    onDirty,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}
const pieces = 'How many pieces'

describe('The stock of a product', () => {
  it.each([
    ['Add to stock', 5, '5 added. You now have 12.', 12],
    ['Take out of stock', -5, '5 taken out. You now have 2.', 2],
  ])('%s', async (button, change, toast, stockOnHand) => {
    const { press, type, server, onDirty } = await show()
    server.answers(receiveStock, { ...product, stockOnHand })
    await type(pieces, '5')
    await type('Note (optional)', 'From the potter')
    expect(onDirty).toHaveBeenLastCalledWith(true)
    await press(button)
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(receiveStock)).toEqual([{ id, pieces: change, note: 'From the potter' }])
    expect(screen.getByLabelText(pieces)).toHaveProperty('value', '')
    expect(onDirty).toHaveBeenLastCalledWith(false)
  })

  it.each(['', '0', 'many', '-3'])('is not changed by “%s” pieces', async (text) => {
    const { press, type, server } = await show()
    if (text) await type(pieces, text)
    await press('Take out of stock')
    expect(await screen.findByText('Please enter a whole number, at least 1')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(pieces))
    expect(server.received(receiveStock)).toEqual([])
  })

  it('says why it was refused, and is recorded once', async () => {
    const { press, type, server } = await show()
    await type(pieces, '50')
    const detail = 'There are only 7'
    server.refuses(receiveStock, 'invalid_input', { errors: [{ pointer: '#/pieces', detail }] })
    await press('Take out of stock')
    expect(await screen.findByText(detail)).toBeTruthy()
    server.refuses(receiveStock, 'internal')
    await press('Add to stock')
    await screen.findByText(/^Something went wrong on the server/)
    server.answers(receiveStock, product)
    await press('Add to stock')
    await screen.findByText(/^50 added/)
    const keys = server.headers(receiveStock).map((each) => each.get('idempotency-key'))
    expect(keys[2]).toBe(keys[1])
    expect(keys[1]).not.toBe(keys[0])
  })

  it.each(['Add to stock', 'Take out of stock'])('is changed once: %s', async (button) => {
    const page = await show()
    await page.type(pieces, '5')
    await page.type('Note (optional)', 'From the potter')
    await expectSteady(page, { button, sends: receiveStock, answer: product })
  })

  it('waits until the product itself is saved', async () => {
    await show({}, true)
    expect(screen.getByText('Save your changes above first.')).toBeTruthy()
    for (const name of ['Add to stock', 'Take out of stock'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  })

  it('that nobody counts has no form', async () => {
    await show({ stockOnHand: undefined })
    expect(screen.queryByLabelText(pieces)).toBeNull()
  })

  it('shows what came and went, and leads to the order', async () => {
    const at = '2026-11-23T05:00:00Z'
    const { container } = await show({}, false, [
      { id: '2', at, kind: 'sold', pieces: -1, onHand: 6, reference: 'S1' },
      {
        id: '1',
        at,
        kind: 'received',
        pieces: -2,
        onHand: 7,
        note: 'Broken',
        actor: { id: 'user-1', username: 'asha' },
      },
    ])
    expect((await screen.findByText('S1')).getAttribute('href')).toBe('/admin/orders/s1')
    expect(screen.getByText('Taken out')).toBeTruthy()
    expect(screen.getByText('−2')).toBeTruthy()
    expect(screen.getByText('then 6')).toBeTruthy()
    expect(screen.getByText(/, by asha$/)).toBeTruthy()
    await expectAccessible(container)
  })
})
