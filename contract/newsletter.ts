import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailAddress } from './fields.ts'

const sources = ['footer', 'mantras', 'blog', 'calendar_page', 'blog_page', 'contact'] as const
const postSource = /^blog_post_[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Where somebody signed up: a named form, or `blog_post_{slug}`. */
const newsletterSource = z.string().check(
  z.maxLength(200),
  z.refine(
    (text) => (sources as readonly string[]).includes(text) || postSource.test(text),
    'Unknown sign-up form',
  ),
)

const newsletterInput = z.object({ email: emailAddress, source: newsletterSource })

/**
 * Starts the double opt-in. The answer is the same whether the address is new, waiting, subscribed or
 * asked for too often, so that nobody learns who reads the newsletter.
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
const state = z.object({ status: subscriptionStatus })

/**
 * What the link of an email stands for; 404 for one that is forged or has run out. The link of a
 * newsletter never answers `pending`: it ends a subscription and cannot begin one.
 */
export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/newsletter/:token',
  access: 'anyone',
  input: link,
  output: state,
})

/** By a button on the page of the link, never by opening it: scanners of mail open every link. */
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
