import * as z from 'zod/mini'
import { paymentMethod } from './donationInput.ts'
import { endpoint } from './endpoint.ts'
import { trust } from './trust.ts'

export const donationReceipt = z.object({
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
  /** The temple's date of it, as on the PDF. */
  issuedOn: z.string(),
  purpose: z.optional(z.string()),
  /** `ABCPD****F`; shown in full only in the PDF. */
  pan: z.optional(z.string()),
  /** The donation’s own, as on its page. */
  reference: z.string(),
  /** The bank’s or the card provider’s number of the payment. */
  paymentReference: z.optional(z.string()),
  temple: z.object({ name: z.string(), address: z.array(z.string()) }),
  /** What the temple’s trust was registered as when the receipt was issued. */
  trust: z.optional(trust),
  /** A receipt of the sandbox or of test mode, `TEST-2026-27-00001`: no money came. */
  isTest: z.boolean(),
  /** All of the money has been refunded. */
  isRefunded: z.boolean(),
  /** What of it was, in rupees and their hundredths. */
  refundedAmount: z.optional(z.number()),
})
export type DonationReceipt = z.infer<typeof donationReceipt>

const link = {
  number: z.string().check(z.maxLength(40)),
  /** Whoever gave the money while logged in needs none. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/** Anybody who was handed a receipt's link, or is logged in as the donor, can see whether it is the temple's. 404 for any other. */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/donation-receipts/:number',
  access: 'anyone',
  input: z.object(link),
  output: donationReceipt,
})

/** The same as a PDF, byte for byte the same each time. */
export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/donation-receipts/:number/pdf',
  access: 'anyone',
  asksOthers: true,
  isDownload: true,
  input: z.object(link),
  output: z.unknown(),
})

/** Without a token it is the donor's own, who is logged in: an address outlives a logout. */
type Link = { readonly number: string; readonly token?: string | undefined }

/** Where a browser is led to save it: without the app, the token has to be in the query. */
export const receiptPdfPath = ({ number, token }: Link): string =>
  `/api/donation-receipts/${number.toLowerCase()}/pdf${token ? `?token=${token}` : ''}`

/** The token comes after `#`, which browsers never send to a server. */
export const receiptPath = ({ number, token }: Link): string =>
  `/receipt/${number.toLowerCase()}${token ? `#${token}` : ''}`
