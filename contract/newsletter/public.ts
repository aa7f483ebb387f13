import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/fields.ts'

const sources = ['footer', 'mantras', 'blog', 'calendar_page', 'blog_page', 'contact'] as const
const postSource = /^blog_post_[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Where the subscription was made: a named form, or `blog_post_{slug}`. */
const newsletterSource = z.string().check(
  z.maxLength(200),
  z.refine(
    (text) => (sources as readonly string[]).includes(text) || postSource.test(text),
    'Unknown sign-up form',
  ),
)

const newsletterInput = z.object({ email: emailAddress, source: newsletterSource })

/**
 * Starts the double opt-in. The answer is the same for a new, pending or subscribed address and for
 * one over the limit, so that it does not reveal who is subscribed.
 */
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  access: 'anyone',
  command: true,
  input: newsletterInput,
  output: z.object({ status: z.literal('confirmation_sent') }),
})

const link = z.object({ token: z.string().check(z.maxLength(200)) })
export const subscriptionStatus = z.enum(['pending', 'confirmed', 'unsubscribed'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>
const state = z.object({
  status: subscriptionStatus,
  /** `offered`: not wanted so far, and this link may turn it on. Absent: neither. */
  dailyMantra: z.optional(z.enum(['on', 'offered'])),
})
export type SubscriptionState = z.infer<typeof state>

/**
 * The state of the subscription behind an email's link; 404 if it is forged or has expired. The
 * link in a newsletter never answers `pending`: it can end a subscription, but not begin one.
 */
export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/newsletter/:token',
  access: 'anyone',
  input: link,
  output: state,
})

/**
 * Called by a button on the linked page, never by opening the link, because mail scanners open
 * every link.
 */
export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/:token/confirm',
  access: 'anyone',
  input: link,
  output: state,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/:token/unsubscribe',
  access: 'anyone',
  input: link,
  output: state,
})

/**
 * The mantra of the day by email. Any link can end it; only one that was sent to ask can begin it,
 * within three days (404 otherwise).
 */
export const setDailyMantra = endpoint({
  method: 'POST',
  path: '/api/newsletter/:token/daily-mantra',
  access: 'anyone',
  input: z.extend(link, { isOn: z.boolean() }),
  output: state,
})
