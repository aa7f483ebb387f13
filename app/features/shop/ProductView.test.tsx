import { describe, expect, it } from 'vitest'
import { aProduct } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import type { Product } from '#contract/shop/public.ts'
import { ProductView } from './ProductView.tsx'

const show = async (change: Partial<Product> = {}) => {
  const page = await render(
    <ProductView product={aProduct(change)} url="https://temple.example/shop/clay" />,
  )
  return { ...page, text: () => page.container.textContent?.replaceAll('\u00a0', ' ') ?? '' }
}

describe('The page of a product', () => {
  it('says what it is, what it costs, and how it is sent, paid and returned', async () => {
    const { text, container } = await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shadu Clay Ganapati')
    for (const fact of [
      '₹1,450',
      'Best Seller',
      'Eco-friendly',
      '₹1,450Free delivery above ₹1,500',
      'Delivery3-5 business days',
      'Express deliveryIn 1-2 days',
      'PaymentOnline, or cash on delivery',
      'ReturnsWithin 7 days of delivery',
      'Weight2.7 kg with packaging',
    ])
      expect(text()).toContain(fact)
    expect(text()).not.toContain('GST')
    expect(screen.getByRole('link', { name: 'All items' }).getAttribute('href')).toBe('/shop')
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Shadu Clay Ganapati to cart' })).toBeTruthy()
    const ask = screen.getByRole('link', { name: 'Ask about this item' }).getAttribute('href')
    expect(new URL(ask ?? '', 'http://temple').searchParams.get('message')).toBe(
      'About “Shadu Clay Ganapati”: ',
    )
    await expectAccessible(container)
  })

  it('says that a file is downloaded, cannot be returned, and not be paid in cash', async () => {
    const { text } = await show({ category: 'digital', hasCashOnDelivery: false, gstRate: 18 })
    expect(text()).toContain('Download after payment')
    expect(text()).toContain('DeliveryOpens offline too')
    expect(text()).not.toContain('Express')
    expect(text()).toContain('PaymentOnline, at checkout')
    expect(text()).toContain('ReturnsNot once it is downloaded')
    expect(text()).toContain('GST18%, in the price')
  })

  it('says when few are left', async () => {
    await show({ stockLeft: 2 })
    expect(screen.getByText('Only 2 left')).toBeTruthy()
  })

  it('says that it is sent free of charge if it alone costs enough', async () => {
    const { text } = await show({ price: 7500 })
    expect(text()).toContain('₹7,500Free delivery')
  })

  it('sells nothing that is out of stock', async () => {
    await show({ inStock: false })
    expect(screen.getAllByText('Out of Stock')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toHaveProperty('disabled', true)
  })
})
