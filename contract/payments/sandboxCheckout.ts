import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

const clientSecret = z.string().check(z.maxLength(200))

const outcome = z.object({
  status: z.enum(['succeeded', 'requires_action', 'declined']),
  /** Why it was declined, in the bank's words. */
  message: z.optional(z.string()),
})

/** Pays with a test card, without moving money; these two exist only on a developer's machine. */
export const payInSandbox = endpoint({
  method: 'POST',
  path: '/api/sandbox/pay',
  access: 'anyone',
  input: z.object({ clientSecret, cardNumber: z.string().check(z.maxLength(40)) }),
  output: outcome,
})

/** The donor's answer when the bank asks whether it is them. */
export const authenticateInSandbox = endpoint({
  method: 'POST',
  path: '/api/sandbox/authenticate',
  access: 'anyone',
  input: z.object({ clientSecret, isApproved: z.boolean() }),
  output: outcome,
})
