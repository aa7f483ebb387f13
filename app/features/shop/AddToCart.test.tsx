import { describe, expect, it } from 'vitest'
import { aProduct } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import type { Product } from '#contract/shop/public.ts'
import { AddToCart } from './AddToCart.tsx'

const show = async (change: Partial<Product> = {}, isPlus = false) => {
  const page = await render(<AddToCart product={aProduct(change)} isPlus={isPlus} />)
  return {
    ...page,
    add: () =>
      page.user.click(screen.getByRole('button', { name: 'Add Shadu Clay Ganapati to cart' })),
    inCart: () => page.db.cart.toArray(),
  }
}

describe('The button that adds to the cart', () => {
  it('adds one, once, however often it is pressed, and leads to the cart', async () => {
    const { add, inCart, user, address } = await show()
    await add()
    const button = screen.getByRole('button', { name: 'Adding...' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    expect(await screen.findByText('Added to cart')).toBeTruthy()
    expect(await inCart()).toMatchObject([
      { id: 'shadu-clay-ganapati', name: 'Shadu Clay Ganapati', price: 1450, quantity: 1 },
    ])
    await user.click(screen.getByRole('button', { name: 'View cart' }))
    await expect.poll(address).toBe('/cart')
  })

  it('is a plus with the same name on a card', async () => {
    const { add, inCart } = await show({}, true)
    await add()
    expect(screen.getByRole('button', { name: 'Adding...' })).toHaveProperty('disabled', true)
    expect(await screen.findByText('Added to cart')).toBeTruthy()
    expect(await inCart()).toHaveLength(1)
  })

  it('adds no more than there are, and says so', async () => {
    const { add, inCart, db } = await show({ stockLeft: 2 })
    const row = { id: 'shadu-clay-ganapati', name: 'Shadu Clay Ganapati', price: 1450 }
    await db.cart.put({ ...row, quantity: 2, addedAt: '2026-11-21T05:00:00.000Z' })
    await add()
    expect(await screen.findByText('Your cart has 2 of these')).toBeTruthy()
    expect(await inCart()).toMatchObject([{ quantity: 2 }])
  })

  it('takes a file only once', async () => {
    const { add, inCart, db } = await show({ category: 'digital' })
    const row = { id: 'shadu-clay-ganapati', name: 'Shadu Clay Ganapati', price: 1450 }
    await db.cart.put({ ...row, quantity: 1, addedAt: '2026-11-21T05:00:00.000Z' })
    await add()
    expect(await screen.findByText('Shadu Clay Ganapati is in your cart already')).toBeTruthy()
    expect(await inCart()).toMatchObject([{ quantity: 1 }])
  })

  it('works without a network', async () => {
    const { add, inCart, network } = await show()
    network.lose()
    await add()
    expect(await screen.findByText('Added to cart')).toBeTruthy()
    expect(await inCart()).toHaveLength(1)
  })

  it.each([false, true])('sells nothing that is out of stock, as a plus: %s', async (isPlus) => {
    await show({ inStock: false }, isPlus)
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toHaveProperty('disabled', true)
  })
})
