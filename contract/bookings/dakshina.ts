import * as z from 'zod/mini'
import { amountByUpi, utr } from '#contract/donations/input.ts'
import { endpoint } from '#contract/endpoint.ts'

/** Card and UPI are offered on the site; at the temple, all but the card. */
const dakshinaMethods = ['card', 'upi', 'cash', 'card_machine', 'cheque'] as const
export type DakshinaMethod = (typeof dakshinaMethods)[number]

/** What was paid for a puja, as the holder of the booking's link sees it. */
const dakshina = z.object({
  /** The booking's reference. */
  reference: z.string(),
  /** Received, the latest first. */
  paid: z.array(
    z.object({
      /** Whole rupees. */
      amount: z.number(),
      method: z.enum(dakshinaMethods),
      /** The temple's date. */
      paidOn: z.string(),
      receiptPath: z.string(),
      /** In rupees, with paise as decimals. */
      refundedAmount: z.optional(z.number()),
      /** No money moved. */
      isTest: z.boolean(),
    }),
  ),
  /** The devotee's claim to have paid by UPI, to be checked on the bank statement. */
  claim: z.optional(
    z.object({ amount: z.number(), claimedAt: z.string(), utr: z.optional(z.string()) }),
  ),
  /** Rupees of a cheque that the bank has not cleared yet. */
  atBank: z.optional(z.number()),
  /** True if nothing was received or is at the bank, and the puja is not cancelled. */
  canPay: z.boolean(),
})
export type Dakshina = z.infer<typeof dakshina>

const link = {
  /** The booking's reference, case-insensitive. */
  reference: z.string().check(z.maxLength(40)),
  /** Not needed by the person who booked while logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/** As for the booking: 404 for a wrong token, 410 `link_over` long after the puja. */
export const getDakshina = endpoint({
  method: 'GET',
  path: '/api/puja-bookings/:reference/dakshina',
  access: 'anyone',
  input: z.object(link),
  output: dakshina,
})

/**
 * Claims a payment by UPI; may be sent again with another amount or UTR. Only the bank statement
 * can confirm it. 409 `wrong_status` if dakshina was already received.
 */
export const claimDakshina = endpoint({
  method: 'POST',
  path: '/api/puja-bookings/:reference/dakshina',
  access: 'anyone',
  command: true,
  input: z.object({ ...link, amount: amountByUpi, utr: z.optional(utr) }),
  output: dakshina,
})

/** The receipt as a PDF, byte for byte the same each time; its link opens it without a login. */
export const downloadDakshinaReceipt = endpoint({
  method: 'GET',
  path: '/api/dakshina-receipts/:number/pdf',
  access: 'anyone',
  isExpensive: true,
  download: 'document',
  input: z.object({
    number: z.string().check(z.maxLength(40)),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.unknown(),
})

export const dakshinaReceiptPath = ({ number, token }: { number: string; token: string }): string =>
  `/api/dakshina-receipts/${number.toLowerCase()}/pdf?token=${token}`
