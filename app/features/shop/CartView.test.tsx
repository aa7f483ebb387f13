import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aProduct } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { CartRow } from '#app/offline/cart/cartRow.ts'
import { listProducts, type Product } from '#contract/shop/public.ts'
import { CartView } from './CartView.tsx'

const clay = aProduct()
const lamp = aProduct({ id: 'brass-lamp', name: 'Brass Lamp', price: 300, category: 'puja_kits' })

const aRow = (product: Product, change: Partial<CartRow> = {}): CartRow => ({
  id: product.id,
  name: product.name,
  price: product.price,
  quantity: 1,
  addedAt: '2026-11-21T05:00:00.000Z',
  ...change,
})

type Options = { products?: Product[]; opensSoon?: true }

const show = async (
  rows: CartRow[],
  { products = [clay, lamp], opensSoon }: Options = {},
  server = templeServer(),
) => {
  server.offers(listProducts, products)
  const page = await render(<CartView opensSoon={opensSoon} />, { server })
  await page.db.cart.bulkPut(rows)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    press,
    inCart: async () => (await page.db.cart.toArray()).map(({ id, quantity }) => [id, quantity]),
    summary: async () => (await screen.findByRole('region', { name: 'Summary' })).textContent ?? '',
  }
}

describe('The cart', () => {
  it('is empty at first, and leads to the shop', async () => {
    await show([])
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop')
  })

  it('has no checkout before the shop opens', async () => {
    const { summary } = await show([aRow(clay)], { opensSoon: true })
    expect(await summary()).toContain('Our shop opens soon.')
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
  })

  it('lists what was added at today’s prices, with the sum', async () => {
    const { summary, container } = await show([
      aRow(clay, { quantity: 2 }),
      aRow(lamp, { price: 250 }),
    ])
    expect(await summary()).toContain('₹3,200Free delivery')
    expect(await summary()).toContain('Items₹3,200DeliveryFreeTotal₹3,200')
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy()
    expect(await summary()).toContain('Prices include GST where it applies.')
    const [line] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Clay'))
    expect(line?.textContent).toContain('₹1,450 each')
    expect(line?.textContent).toContain('₹2,900')
    expect(screen.getByText('The price was ₹250 when you added it.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe(
      '/cart/checkout',
    )
    await expectAccessible(container)
  })

  it('says how much is missing for free delivery', async () => {
    const { summary } = await show([aRow(clay)])
    expect(await summary()).toContain('₹1,450plus delivery')
    expect(await summary()).toContain('Total before delivery₹1,450')
    expect(await summary()).toContain('Spend ₹51 more for free delivery.')
  })

  it('takes one more and one less, and never more than there are', async () => {
    const { press, inCart, summary } = await show([aRow(lamp)], {
      products: [{ ...lamp, stockLeft: 2 }],
    })
    await summary()
    const isOff = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
    expect(isOff('One less Brass Lamp')).toBe(true)
    await press('One more Brass Lamp')
    await expect.poll(inCart).toEqual([['brass-lamp', 2]])
    await expect.poll(summary).toContain('₹600')
    expect(isOff('One more Brass Lamp')).toBe(true)
    // A press to the last one leaves the keyboard where it was.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'One more Brass Lamp' }))
    await press('One less Brass Lamp')
    await expect.poll(inCart).toEqual([['brass-lamp', 1]])
  })

  it('removes what is not wanted, and puts it back if asked to', async () => {
    const { press, inCart, summary } = await show([aRow(clay, { quantity: 2 }), aRow(lamp)])
    await summary()
    await press('Remove Shadu Clay Ganapati')
    expect(await screen.findByText('Shadu Clay Ganapati removed')).toBeTruthy()
    await expect.poll(inCart).toEqual([['brass-lamp', 1]])
    expect(await summary()).toContain('₹300')
    await press('Undo')
    await expect.poll(inCart).toEqual([
      ['brass-lamp', 1],
      ['shadu-clay-ganapati', 2],
    ])
  })

  it('says when fewer are left than wanted, and changes to those', async () => {
    const { press, inCart, summary } = await show([aRow(lamp, { quantity: 5 })], {
      products: [{ ...lamp, stockLeft: 2 }],
    })
    expect(await summary()).toContain('₹600')
    expect(screen.getByText('Only 2 left')).toBeTruthy()
    await press('Change to 2')
    await expect.poll(inCart).toEqual([['brass-lamp', 2]])
    await expect.poll(() => screen.queryByText('Only 2 left')).toBeNull()
  })

  it('counts nothing that is sold out or gone, and lets it be removed', async () => {
    const { press, inCart, summary } = await show([aRow(clay), aRow(lamp)], {
      products: [{ ...clay, inStock: false }],
    })
    expect(await summary()).toContain('Nothing in your cart can be ordered right now.')
    expect(screen.getByText('Out of stock now')).toBeTruthy()
    expect(screen.getByText('No longer sold. Please remove it.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
    await press('Remove Brass Lamp')
    await expect.poll(inCart).toEqual([['shadu-clay-ganapati', 1]])
  })

  it('says when the shop cannot be loaded, and Retry loads the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => reload.mockRestore())
    const server = templeServer()
    server.refuses(listProducts, 'unavailable')
    const { press, container } = await show([aRow(lamp)], { products: [] }, server)
    expect(await screen.findByText('Failed to load products. Please try again later.')).toBeTruthy()
    await expectAccessible(container)
    // The page itself answers.
    globalThis.fetch = async () => new Response('')
    await press('Retry')
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
  })
})
