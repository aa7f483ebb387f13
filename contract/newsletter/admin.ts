import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine } from '#contract/fields.ts'
import { subscriptionStatus } from './public.ts'
import { noJson, pageOf, paging, search } from '#contract/paging.ts'

/** How newsletters are delivered; so far only by email. */
const channels = ['email'] as const
const channel = z.enum(channels)

/** A subscription with the record of its consent. */
const subscriber = z.object({
  id: z.string(),
  channel,
  /** Absent after unsubscribing. */
  address: z.optional(z.string()),
  status: subscriptionStatus,
  /** The form they used to sign up. */
  source: z.string(),
  /** The version of the text they agreed to. */
  consentVersion: z.string(),
  /** For imported addresses: where and when they consented. */
  consentNote: z.optional(z.string()),
  subscribedAt: z.string(),
  /** Requested the mantra of the day; it is sent once they have confirmed. */
  dailyMantra: z.boolean(),
  confirmedAt: z.optional(z.string()),
  unsubscribedAt: z.optional(z.string()),
})
export type Subscriber = z.infer<typeof subscriber>

const filter = { status: z.optional(subscriptionStatus), channel: z.optional(channel), search }

/** The latest first; the counts cover all. */
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers',
  access: 'office',
  input: z.object({ ...filter, ...paging }),
  output: z.extend(pageOf(subscriber), {
    counts: z.object({ pending: z.number(), confirmed: z.number(), unsubscribed: z.number() }),
  }),
})

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers.csv',
  access: 'office',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})

/** Deletes the address or its hash, and with it the record that they unsubscribed. */
export const removeSubscriber = endpoint({
  method: 'DELETE',
  path: '/api/admin/subscribers/:id',
  access: 'office',
  input: z.object({ id: z.string().check(z.maxLength(80)) }),
  output: z.object({ status: z.literal('removed') }),
})

/** Some 20,000 addresses. */
export const largestImport = 1024 * 1024

const wrongLine = z.object({ line: z.number(), text: z.string(), reason: z.string() })

const importPreview = z.object({
  /** Not known so far: only these are added. */
  fresh: z.number(),
  /** The first of them. */
  examples: z.array(z.string()),
  /** Subscribed already. */
  subscribed: z.number(),
  /** Asked to confirm, and did not so far. */
  waiting: z.number(),
  /** Unsubscribed, and stay so. */
  unsubscribed: z.number(),
  repeated: z.number(),
  wrong: z.number(),
  /** The first lines without a valid address, by number. */
  wrongLines: z.array(wrongLine),
})
export type ImportPreview = z.infer<typeof importPreview>

/**
 * The body is a text or CSV file with one email address on each line; other columns are ignored.
 * Adds nobody.
 */
export const previewImport = endpoint({
  method: 'PUT',
  path: '/api/admin/subscribers/import',
  access: 'office',
  upload: { maxBytes: largestImport },
  input: z.object({}),
  output: importPreview,
})

/**
 * The same file again, with where and when these people consented. They are subscribed without
 * confirmation; each newsletter states why they receive it.
 */
export const importSubscribers = endpoint({
  method: 'POST',
  path: '/api/admin/subscribers/import',
  access: 'office',
  upload: { maxBytes: largestImport },
  input: z.object({ consent: oneLine(200) }),
  output: z.object({ added: z.number() }),
})
