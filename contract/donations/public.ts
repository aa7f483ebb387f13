import * as z from 'zod/mini'
import { cardPaymentInput, paymentMethod, pledgeInput, utr } from './input.ts'
import { endpoint } from '#contract/endpoint.ts'

export const donationStatuses = ['pending', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type DonationStatus = (typeof donationStatuses)[number]

/** The card provider to use, and the UPI ID for payments. */
export const getPaymentSettings = endpoint({
  method: 'GET',
  path: '/api/payment-settings',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    /** `sandbox`: the whole card payment, without money. `none`: cards are not offered here. */
    cards: z.enum(['stripe', 'sandbox', 'none']),
    /** The provider's public key, for its script. */
    publishableKey: z.optional(z.string()),
    upi: z.optional(z.object({ address: z.string(), name: z.string() })),
  }),
})

/**
 * Begins a card donation, the payment of an order that was placed, or of the dakshina of a booked
 * puja: only the holder of the secret can pay it.
 */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  access: 'anyone',
  input: cardPaymentInput,
  output: z.object({
    clientSecret: z.string(),
    /** The link of the donation it pays, for the donor alone. */
    donation: z.optional(z.object({ reference: z.string(), token: z.string() })),
  }),
})

/**
 * What was paid, according to the provider. 404 for unpaid payments and those that are not ours.
 */
export const verifyPayment = endpoint({
  method: 'GET',
  path: '/api/verify-payment',
  access: 'anyone',
  isExpensive: true,
  input: z.object({ payment_intent: z.string().check(z.maxLength(200)) }),
  output: z.object({ paymentId: z.string(), amount: z.number() }),
})

/** A donation as the holder of its link sees it. */
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
  /** When the donor claimed to have paid, which the temple checks on its bank statement. */
  claimedAt: z.optional(z.string()),
  utr: z.optional(z.string()),
  createdAt: z.string(),
  /** When the server last wrote it: of two answers, the later one is true. */
  updatedAt: z.string(),
  /** No money moved. */
  isTest: z.boolean(),
  /** How much was refunded, in rupees and paise; the whole amount if the status is *refunded*. */
  refundedAmount: z.optional(z.number()),
  /** The address of its receipt, once there is one. */
  receiptPath: z.optional(z.string()),
})
export type Donation = z.infer<typeof donation>

/** Pledges a donation by UPI. 409 `id_taken` if another donation has the reference. */
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
  /** Not needed by donors who were logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/** A wrong token gets 404, like an unknown reference. */
export const getDonation = endpoint({
  method: 'GET',
  path: '/api/donations/:reference',
  access: 'anyone',
  input: z.object(link),
  output: donation,
})

/** Claims that a pledge was paid. Only the bank statement can confirm it. */
export const claimDonation = endpoint({
  method: 'POST',
  path: '/api/donations/:reference/paid',
  access: 'anyone',
  command: true,
  input: z.object({ ...link, utr: z.optional(utr) }),
  output: donation,
})
