import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, paging, search } from './paging.ts'

/**
 * `held`: email is not set up, and it waits until it is. `filed`: on a developer's machine, it was
 * written to a file.
 * `expired`: it was no longer useful when it could be sent, such as a link that works for ten
 * minutes.
 * `limited`: too many went to one address, and staff decide.
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

/**
 * Why an email is held back: too many to an unconfirmed address, or too many caused by people other
 * than its owner.
 */
const limitReasons = ['unconfirmed', 'others'] as const
export type LimitReason = (typeof limitReasons)[number]

const mailState = z.object({
  /** How emails are sent: `none` if there is no mail server although people rely on email. */
  outlet: z.enum(['smtp', 'files', 'none']),
  /** Emails we gave up on. */
  failed: z.number(),
  /** Emails that cannot be sent: held, or waiting while sending fails. */
  stuck: z.number(),
  /** Why sending fails at present, according to the last attempt. */
  trouble: z.optional(
    z.object({
      kind: z.enum(['unreachable', 'encryption', 'password', 'sender', 'put_off']),
      since: z.string(),
      /** The mail server's answer, for administrators. */
      said: z.optional(z.string()),
    }),
  ),
})
export type MailState = z.infer<typeof mailState>

/** Whether emails are being sent. The back office asks regularly while it is open. */
export const getMailState = endpoint({
  method: 'GET',
  path: '/api/admin/mail-state',
  access: 'staff',
  input: z.object({}),
  output: mailState,
})

/** A message to somebody, sent or not. Sent ones are known only by number. */
const delivery = z.object({
  id: z.number(),
  channel: z.enum(['email']),
  to: z.optional(z.string()),
  subject: z.optional(z.string()),
  status: z.enum(deliveryStatuses),
  limitReason: z.optional(z.enum(limitReasons)),
  attempts: z.number(),
  /** The mail server's answer, or why it could not be reached. */
  lastError: z.optional(z.string()),
  createdAt: z.string(),
  /** When we try again. */
  dueAt: z.optional(z.string()),
  settledAt: z.optional(z.string()),
})
export type Delivery = z.infer<typeof delivery>

/** The latest first; `failed` counts all we gave up on. The search covers address and subject. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries',
  access: 'admin',
  input: z.object({ status: z.optional(z.enum(deliveryStatuses)), search, ...paging }),
  output: z.extend(pageOf(delivery), { failed: z.number() }),
})

/** Retries a failed email, or sends a waiting one at once. 409 `wrong_status` if it was sent. */
export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/deliveries/:id/retry',
  access: 'admin',
  input: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number')) }),
  output: delivery,
})
