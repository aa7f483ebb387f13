import * as z from 'zod/mini'
import { amountByUpi, utr } from '#contract/donations/input.ts'
import { endpoint } from '#contract/endpoint.ts'

/** By card and UPI from the site; all but the card are taken at the temple too. */
export const dakshinaMethods = ['card', 'upi', 'cash', 'card_machine', 'cheque'] as const
export type DakshinaMethod = (typeof dakshinaMethods)[number]

/** What was paid for a puja, as the holder of the booking's link sees it. */
export const dakshina = z.object({
  /** Of the booking. */
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
      /** In rupees and paise. */
      refundedAmount: z.optional(z.number()),
      /** No money moved. */
      isTest: z.boolean(),
    }),
  ),
  /** The devotee says that they have paid by UPI; the temple then checks its bank statement. */
  claim: z.optional(
    z.object({ amount: z.number(), claimedAt: z.string(), utr: z.optional(z.string()) }),
  ),
  /** Nothing was received, and the puja is not cancelled. */
  canPay: z.boolean(),
})
export type Dakshina = z.infer<typeof dakshina>

const link = {
  /** Of the booking, in either letter case. */
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
 * The devotee says that they have paid by UPI; it can be sent again with another amount or number.
 * Only the bank statement can confirm it. 409 `wrong_status` if the dakshina was received before.
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
  asksOthers: true,
  isDownload: true,
  input: z.object({
    number: z.string().check(z.maxLength(40)),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.unknown(),
})

export const dakshinaReceiptPath = ({ number, token }: { number: string; token: string }): string =>
  `/api/dakshina-receipts/${number.toLowerCase()}/pdf?token=${token}`
