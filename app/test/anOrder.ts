import type { Order } from '#contract/orders/public.ts'

export const anOrder = (change: Partial<Order> = {}): Order => ({
  reference: 'S7K3M9WACE',
  token: 'secret',
  status: 'placed',
  payment: 'card',
  isPaid: false,
  amount: 579,
  deliveryAmount: 80,
  delivery: 'standard',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  lines: [
    {
      id: 'daily-puja-kit',
      name: 'Daily Puja Kit',
      category: 'puja_kits',
      imageUrl: '/images/shop/daily-puja-kit.webp',
      price: 499,
      quantity: 1,
      returned: 0,
      returnable: 0,
    },
  ],
  returns: [],
  papers: [],
  isTest: false,
  can: { pay: true, cancel: true, askReturn: false },
  trail: [{ status: 'placed', at: '2026-11-21T05:00:00.000Z' }],
  createdAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
  ...change,
})
