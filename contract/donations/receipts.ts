import * as z from 'zod/mini'
import { paymentMethod } from './input.ts'
import { endpoint } from '#contract/endpoint.ts'
import { trust } from '#contract/site/trust.ts'

const donationReceipt = z.object({
  /** `R-2026-27-00042`: the 42nd of the financial year. */
  number: z.string(),
  /** `2026-27`, from April to March. */
  financialYear: z.string(),
  fullName: z.string(),
  /** Whole rupees. */
  amount: z.number(),
  paymentMethod,
  /** The temple's date of the payment. */
  paidOn: z.string(),
  issuedAt: z.string(),
  /** The temple's date of issue, as on the PDF. */
  issuedOn: z.string(),
  purpose: z.optional(z.string()),
  /** `ABCPD****F`; shown in full only in the PDF. */
  pan: z.optional(z.string()),
  /** The reference of the donation, as on its page. */
  reference: z.string(),
  /** The bank’s or the card provider’s number of the payment. */
  paymentReference: z.optional(z.string()),
  temple: z.object({ name: z.string(), address: z.array(z.string()) }),
  /** The trust's registration when the receipt was issued. */
  trust: z.optional(trust),
  /** A receipt from the sandbox or test mode, `TEST-2026-27-00001`: no money was received. */
  isTest: z.boolean(),
  /** The donation was recorded by mistake: the receipt counts for nothing. */
  isVoid: z.optional(z.boolean()),
  /** All of the money was refunded. */
  isRefunded: z.boolean(),
  /** The caller is logged in as its donor, and needs no token. */
  isOwn: z.optional(z.literal(true)),
  /** The refunded part, in rupees and paise. */
  refundedAmount: z.optional(z.number()),
})
export type DonationReceipt = z.infer<typeof donationReceipt>

const link = {
  number: z.string().check(z.maxLength(40)),
  /** Not needed by donors who were logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/**
 * Anybody with a receipt's link, or logged in as the donor, can check that the temple issued it.
 * 404 for any other.
 */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/donation-receipts/:number',
  access: 'anyone',
  input: z.object(link),
  output: donationReceipt,
})

/** The same receipt as a PDF, byte for byte the same each time. */
export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/donation-receipts/:number/pdf',
  access: 'anyone',
  isExpensive: true,
  download: 'document',
  input: z.object(link),
  output: z.unknown(),
})

/** Without a token, only for the donor who is logged in: addresses outlive a logout. */
type Link = { readonly number: string; readonly token?: string | undefined }

/** Where a browser saves it from: without the app, the token has to be in the query. */
export const receiptPdfPath = ({ number, token }: Link): string =>
  `/api/donation-receipts/${number.toLowerCase()}/pdf${token ? `?token=${token}` : ''}`

/** The token comes after `#`, which browsers never send to a server. */
export const receiptPath = ({ number, token }: Link): string =>
  `/receipt/${number.toLowerCase()}${token ? `#${token}` : ''}`
