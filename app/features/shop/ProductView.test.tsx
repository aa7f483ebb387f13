import { describe, expect, it } from 'vitest'
import { aProduct } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import type { PaymentSettings } from '#app/payments/settings.ts'
import { templeServer } from '#app/test/templeServer.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import type { Product } from '#contract/shop/public.ts'
import { ProductView } from './ProductView.tsx'

const show = async (
  change: Partial<Product> = {},
  offered: PaymentSettings = { cards: 'none' },
  opensSoon?: true,
) => {
  const server = templeServer()
  server.offers(getPaymentSettings, offered)
  const page = await render(
    <ProductView
      product={aProduct(change)}
      url="https://temple.example/shop/clay"
      opensSoon={opensSoon}
    />,
    { server },
  )
  return { ...page, text: () => page.container.textContent?.replaceAll('\u00a0', ' ') ?? '' }
}

const upi = { address: 'temple@bank', name: 'Temple' }

describe('The page of a product', () => {
  it('says what it is, what it costs, and how it is sent, paid and returned', async () => {
    const { text, container } = await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shadu Clay Ganapati')
    for (const fact of [
      '₹1,450',
      'Best Seller',
      'Eco-friendly',
      'DeliveryFree above ₹1,500',
      'ArrivesIn 3-5 business days',
      'Express deliveryIn 1-2 days',
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
    expect(text()).toContain('DeliveryDownload, opens offline too')
    expect(text()).toContain('ArrivesRight after payment')
    expect(text()).not.toContain('Express')
    expect(text()).toContain('Online, at checkout')
    expect(text()).toContain('ReturnsNot once it is downloaded')
    expect(text()).toContain('GST18%, in the price')
  })

  it.each([
    [{ cards: 'sandbox', upi }, true, 'UPI, card or cash on delivery'],
    [{ cards: 'stripe' }, true, 'Card or cash on delivery'],
    [{ cards: 'none', upi }, false, 'UPI'],
    [{ cards: 'none' }, false, 'Online, at checkout'],
  ] as const)('says beside its button how the checkout takes money: %o', async (...row) => {
    const [offered, hasCashOnDelivery, expected] = row
    const { container } = await show({ hasCashOnDelivery }, offered)
    await expect.poll(() => container.querySelector('.docked-bar')?.textContent).toContain(expected)
  })

  it('of a shop that is not open says so, and not how to pay', async () => {
    const { text } = await show({}, { cards: 'sandbox', upi }, true)
    expect(text()).toContain('The shop opens soon. Look around; nothing can be ordered yet.')
    expect(text()).not.toMatch(/Online|UPI|card/)
  })

  it('says when few are left', async () => {
    await show({ stockLeft: 2 })
    expect(screen.getByText('Only 2 left')).toBeTruthy()
  })

  it('says that it is sent free of charge if it alone costs enough', async () => {
    const { text } = await show({ price: 7500 })
    expect(text()).toContain('DeliveryFree')
    expect(text()).not.toContain('above')
  })

  it('sells nothing that is out of stock', async () => {
    await show({ inStock: false })
    expect(screen.getAllByText('Out of Stock')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toHaveProperty('disabled', true)
  })
})
