import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Order } from '#contract/orders/public.ts'
import type { Product } from '#contract/shop/public.ts'
import { expect } from './fixtures.ts'

/** An order that was placed on another phone; its link is all that this one has. */
export const placed = async (
  client: APIRequestContext,
  origin: string,
  changes: object = {},
): Promise<Order> => {
  const id = 'mantra-book'
  const product: Product = await (await client.get(`${origin}/api/products/${id}`)).json()
  const address = {
    line1: '12 Laxmi Road',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411030',
    country: 'IN',
  }
  const reply = await client.post(`${origin}/api/orders`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      lines: [{ id, quantity: 1, price: product.price }],
      fullName: 'Meera Joshi',
      email: 'meera@example.org',
      phone: '98220 12345',
      address,
      delivery: 'standard',
      payment: 'card',
      amount: product.price + 80,
      ...changes,
    },
  })
  expect([reply.status(), await reply.text()]).toEqual([200, expect.any(String)])
  return reply.json()
}
