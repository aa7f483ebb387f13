import { verifyPayment } from '#contract/donations.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { BodyHook } from '#server/http/bodyHooks.ts'
import type { Payments } from '#server/payments/payments.ts'

export const paymentRoutes = ({ verify }: Payments): Route[] => [
  implement(verifyPayment)((input, { db }) => verify(db, input.payment_intent)),
]

/** Where the provider reports on payments. */
export const paymentHooks = ({ receive }: Payments): BodyHook[] => [
  { path: '/hooks/stripe', header: 'Stripe-Signature', post: receive },
]
