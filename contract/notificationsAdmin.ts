import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, paging, search } from './paging.ts'

const deliveryStatuses = ['waiting', 'sent', 'failed', 'limited'] as const

/** Why an email is held back: too many to an address nobody confirmed, or too many by others than its owner. */
const limitReasons = ['unconfirmed', 'others'] as const
export type LimitReason = (typeof limitReasons)[number]

/** A message to somebody, on its way or not. What was sent is known by number only. */
const delivery = z.object({
  id: z.number(),
  channel: z.enum(['email']),
  to: z.optional(z.string()),
  subject: z.optional(z.string()),
  status: z.enum(deliveryStatuses),
  limitReason: z.optional(z.enum(limitReasons)),
  attempts: z.number(),
  /** What the mail server said, or why it could not be reached. */
  lastError: z.optional(z.string()),
  createdAt: z.string(),
  /** When it is tried again. */
  dueAt: z.optional(z.string()),
  settledAt: z.optional(z.string()),
})
export type Delivery = z.infer<typeof delivery>

/** The latest first; `failed` counts all that were given up. The search looks at address and subject. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries',
  access: 'admin',
  input: z.object({ status: z.optional(z.enum(deliveryStatuses)), search, ...paging }),
  output: z.extend(pageOf(delivery), { failed: z.number() }),
})

/** Tries what was given up again, or what waits at once. 409 `wrong_status` for what was sent. */
export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/deliveries/:id/retry',
  access: 'admin',
  input: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number')) }),
  output: delivery,
})
