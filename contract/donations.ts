import * as z from 'zod/mini'
import { cardDonationInput, paymentMethod, pledgeInput, utr } from './donationInput.ts'
import { endpoint } from './endpoint.ts'

export const donationStatuses = ['pending', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type DonationStatus = (typeof donationStatuses)[number]

/** Whom to ask for a card, and where UPI payments go. */
export const getPaymentSettings = endpoint({
  method: 'GET',
  path: '/api/payment-settings',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    /** `sandbox`: the whole way of a card, without money. `none`: cards are not offered here. */
    cards: z.enum(['stripe', 'sandbox', 'none']),
    /** The provider's public key, for its script. */
    publishableKey: z.optional(z.string()),
    upi: z.optional(z.object({ address: z.string(), name: z.string() })),
  }),
})

/** Begins a card donation: the secret lets its holder, and nobody else, pay it. */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  access: 'anyone',
  input: cardDonationInput,
  output: z.object({ clientSecret: z.string() }),
})

/** What was paid, by the provider's word. 404 for what was not, and for payments that are not ours. */
export const verifyPayment = endpoint({
  method: 'GET',
  path: '/api/verify-payment',
  access: 'anyone',
  asksOthers: true,
  input: z.object({ payment_intent: z.string().check(z.maxLength(200)) }),
  output: z.object({ paymentId: z.string(), amount: z.number() }),
})

/** A donation as the one who has its link sees it. */
export const donation = z.object({
  id: z.string(),
  reference: z.string(),
  /** The secret part of its link. */
  token: z.string(),
  status: z.enum(donationStatuses),
  /** Whole rupees. */
  amount: z.number(),
  paymentMethod,
  fullName: z.string(),
  email: z.string(),
  message: z.optional(z.string()),
  purpose: z.optional(z.string()),
  /** `ABCPD****F` */
  pan: z.optional(z.string()),
  donorAddress: z.optional(z.string()),
  /** When the donor said that it is paid; the temple looks at its bank statement. */
  claimedAt: z.optional(z.string()),
  utr: z.optional(z.string()),
  createdAt: z.string(),
  /** When the temple's server last wrote it: of two answers the later one is true. */
  updatedAt: z.string(),
  /** No money moved. */
  isTest: z.boolean(),
  /** How much was refunded, in rupees and paise; all of it if it is *refunded*. */
  refundedAmount: z.optional(z.number()),
  /** Where its receipt is shown, once there is one. */
  receiptPath: z.optional(z.string()),
})
export type Donation = z.infer<typeof donation>

/** Pledges a donation by UPI. 409 `id_taken` when the reference is another donation's. */
export const createDonation = endpoint({
  method: 'POST',
  path: '/api/donations',
  access: 'anyone',
  command: true,
  input: pledgeInput,
  output: donation,
})

const link = {
  reference: z.string().check(z.maxLength(40)),
  /** Whoever gave it while logged in needs none. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/** A wrong token is answered like an unknown reference: 404. */
export const getDonation = endpoint({
  method: 'GET',
  path: '/api/donations/:reference',
  access: 'anyone',
  input: z.object(link),
  output: donation,
})

/** The donor says that it is paid. Whether it is, the bank statement says. */
export const claimDonation = endpoint({
  method: 'POST',
  path: '/api/donations/:reference/paid',
  access: 'anyone',
  command: true,
  input: z.object({ ...link, utr: z.optional(utr) }),
  output: donation,
})
