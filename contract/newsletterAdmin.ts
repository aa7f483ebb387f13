import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { subscriptionStatus } from './newsletter.ts'
import { noJson, pageOf, paging, search } from './paging.ts'

/** How newsletters reach people; email alone, so far. */
export const channels = ['email'] as const
const channel = z.enum(channels)

/** A subscription with the record of its consent. */
const subscriber = z.object({
  id: z.string(),
  channel,
  /** Gone once somebody has unsubscribed. */
  address: z.optional(z.string()),
  status: subscriptionStatus,
  /** The form they signed up by. */
  source: z.string(),
  /** Which words they agreed to. */
  consentVersion: z.string(),
  subscribedAt: z.string(),
  confirmedAt: z.optional(z.string()),
  unsubscribedAt: z.optional(z.string()),
})
export type Subscriber = z.infer<typeof subscriber>

const filter = { status: z.optional(subscriptionStatus), channel: z.optional(channel), search }

/** The latest first; the counts are of all. */
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers',
  access: 'admin',
  input: z.object({ ...filter, ...paging }),
  output: z.extend(pageOf(subscriber), {
    counts: z.object({ pending: z.number(), confirmed: z.number(), unsubscribed: z.number() }),
  }),
})

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers.csv',
  access: 'admin',
  isDownload: true,
  input: z.object(filter),
  output: noJson,
})

/** Forgets the address or its hash altogether, and with it that they ever unsubscribed. */
export const removeSubscriber = endpoint({
  method: 'DELETE',
  path: '/api/admin/subscribers/:id',
  access: 'admin',
  input: z.object({ id: z.string().check(z.maxLength(80)) }),
  output: z.object({ status: z.literal('removed') }),
})
