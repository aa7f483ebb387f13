import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, paging, search } from './paging.ts'

/**
 * `held`: email is not set up, and it waits until it is. `filed`: on a developer's machine it became a file.
 * `expired`: when it could be sent, it was of no use any more, as with a link that works for ten minutes.
 * `limited`: there were too many to one address, and staff decide.
 */
const deliveryStatuses = [
  'waiting',
  'held',
  'sent',
  'filed',
  'failed',
  'limited',
  'expired',
] as const

/** Why an email is held back: too many to an address nobody confirmed, or too many by others than its owner. */
const limitReasons = ['unconfirmed', 'others'] as const
export type LimitReason = (typeof limitReasons)[number]

const mailState = z.object({
  /** What becomes of emails: `none` where there is no mail server, and people rely on them. */
  outlet: z.enum(['smtp', 'files', 'none']),
  /** Emails that were given up. */
  failed: z.number(),
  /** Emails that cannot leave: held, or waiting while no email gets through. */
  stuck: z.number(),
  /** Why no email leaves at this time, by the last that was tried. */
  trouble: z.optional(
    z.object({
      kind: z.enum(['unreachable', 'encryption', 'password', 'sender', 'put_off']),
      since: z.string(),
      /** What the mail server said, for administrators. */
      said: z.optional(z.string()),
    }),
  ),
})
export type MailState = z.infer<typeof mailState>

/** Whether emails leave. It is looked at again and again while the back office is open. */
export const getMailState = endpoint({
  method: 'GET',
  path: '/api/admin/mail-state',
  access: 'staff',
  input: z.object({}),
  output: mailState,
})

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
