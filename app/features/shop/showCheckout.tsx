import { anOrder } from '#app/test/anOrder.ts'
import { aProduct } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import { getShopSettings } from '#contract/orders/public.ts'
import { listProducts, type Product } from '#contract/shop/public.ts'
import { CheckoutView } from './CheckoutView.tsx'

export const lamp = aProduct({
  id: 'brass-lamp',
  name: 'Brass Lamp',
  price: 300,
  category: 'puja_kits',
})
export const file = aProduct({
  id: 'aarti',
  name: 'Aarti Recordings',
  price: 99,
  category: 'digital',
})

type Options = RenderOptions & {
  products?: Product[]
  inCart?: Product[]
  quantity?: number
  hasUpi?: boolean
}

/** The checkout with something in the cart, and what is done on it. */
export const showCheckout = async (options: Options = {}) => {
  const { products = [lamp, file], inCart = [lamp], quantity = 2, hasUpi = true, ...rest } = options
  const { server = templeServer() } = options
  server.offers(listProducts, products)
  server.offers(getShopSettings, {
    standardFee: 80,
    expressFee: 150,
    countries: [{ code: 'NP', fee: 900 }],
  })
  server.offers(getPaymentSettings, {
    cards: 'sandbox',
    ...(hasUpi && { upi: { address: 'temple@bank', name: 'Shri Ganesha Mandir' } }),
  })
  const page = await render(<CheckoutView />, { ...rest, server, at: '/cart/checkout' })
  await page.db.cart.bulkPut(
    inCart.map(({ id, name, price, category }) => ({
      id,
      name,
      price,
      quantity: category === 'digital' ? 1 : quantity,
      addedAt: '2026-11-21T05:00:00.000Z',
    })),
  )
  const field = screen.getByLabelText
  const fill = async (pin = '411030') => {
    await write(page.user, 'Full name', 'Meera Kulkarni')
    await write(page.user, 'Email', 'meera@example.org')
    await write(page.user, 'Phone', '98220 00000')
    await write(page.user, 'House and street', '12 Modak Lane')
    await write(page.user, 'Town or city', 'Pune')
    await write(page.user, 'PIN code', pin)
    await page.user.selectOptions(field('State'), 'Maharashtra')
    await page.user.click(field(/^UPI/))
  }
  return {
    ...page,
    field,
    fill,
    isOpen: () => screen.findByRole('button', { name: /^Place order for/ }),
    order: () => page.user.click(screen.getByRole('button', { name: /^Place order for/ })),
    error: (label: string) => {
      const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    },
  }
}

/** What the server makes of it. */
export const placed = anOrder({
  lines: anOrder().lines.map((line) => ({ ...line, id: 'brass-lamp' })),
})

/** What `fill` sends. */
export const sent = {
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  phone: '98220 00000',
  address: {
    line1: '12 Modak Lane',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411030',
    country: 'IN',
  },
  delivery: 'standard',
  payment: 'upi',
  lines: [{ id: 'brass-lamp', quantity: 2, price: 300 }],
  amount: 680,
}
