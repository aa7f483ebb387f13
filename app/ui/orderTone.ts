import type { OrderStatus } from '#contract/orders/public.ts'

/** The colour only supports the word beside it. */
export const orderTone = {
  placed: 'gold',
  paid: 'durva',
  packed: 'saffron',
  shipped: 'saffron',
  delivered: 'durva',
  cancelled: 'kumkum',
  returned: 'kumkum',
} as const satisfies Record<OrderStatus, string>
