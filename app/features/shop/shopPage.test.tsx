import { describe, expect, it } from 'vitest'
import { aProduct, aSite } from '#app/test/builders.ts'
import { screen } from '#app/test/render.tsx'
import { renderPage } from '#app/test/renderPage.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getSite } from '#contract/site/public.ts'
import { getProduct, listProducts, listProductsOfCategory } from '#contract/shop/public.ts'

const lamp = aProduct({ id: 'brass-lamp', name: 'Brass Lamp', category: 'puja_kits' })

describe('The shop', () => {
  it('shows the products of the chosen category', async () => {
    const server = templeServer()
    server.answers(listProducts, [aProduct(), { ...lamp, inStock: false }])
    server.answers(listProductsOfCategory, ({ category }) =>
      category === 'idols' ? [aProduct()] : [],
    )
    const { user, address } = await renderPage('/shop', { server })
    expect(await screen.findByText('Brass Lamp')).toBeTruthy()
    expect(screen.getByText('Shadu Clay Ganapati')).toBeTruthy()
    await user.click(screen.getByText('Ganapati Idols'))
    await expect.poll(address).toBe('/shop?category=idols')
    await expect.poll(() => screen.queryByText('Brass Lamp')).toBeNull()
    expect(screen.getByText('Shadu Clay Ganapati')).toBeTruthy()
    await user.click(screen.getByText('Books'))
    expect(await screen.findByText('Nothing here right now')).toBeTruthy()
  })

  it('of a new temple opens soon: its products are shown, and there is no checkout', async () => {
    const server = templeServer()
    server.answers(getSite, { ...aSite(), shopOpensSoon: true })
    server.answers(listProducts, [lamp])
    server.answers(getProduct, lamp)
    await renderPage('/shop', { server })
    expect(await screen.findByText(/^The shop opens soon/)).toBeTruthy()
    expect(await screen.findByText('Brass Lamp')).toBeTruthy()
    await renderPage('/shop/brass-lamp', { server })
    expect(await screen.findAllByText(/^The shop opens soon/)).toHaveLength(2)
    await renderPage('/cart/checkout', { server })
    expect(await screen.findByText(/^Our shop opens soon/)).toBeTruthy()
  })

  it('says when products cannot be loaded', async () => {
    const server = templeServer()
    server.refuses(listProducts, 'unavailable')
    await renderPage('/shop', { server })
    expect(await screen.findByText('Failed to load products. Please try again later.')).toBeTruthy()
    expect(screen.getByText('Retry')).toBeTruthy()
  })
})
