import * as z from 'zod/mini'
import { utr } from '#contract/donations/input.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noJson } from '#contract/paging.ts'
import { orderInput } from './input.ts'

export const orderStatuses = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderPayments = ['card', 'upi', 'cod', 'cash', 'card_machine', 'cheque'] as const
export type OrderPayment = (typeof orderPayments)[number]

/** What the checkout needs to compute a price. */
const shopSettings = z.object({
  /** Whole rupees, GST included. */
  standardFee: z.number(),
  expressFee: z.number(),
  /** Where the temple sends parcels besides India, by two letters, and what that costs. */
  countries: z.array(z.object({ code: z.string(), fee: z.number() })),
})
export type ShopSettings = z.infer<typeof shopSettings>

export const getShopSettings = endpoint({
  method: 'GET',
  path: '/api/shop-settings',
  access: 'anyone',
  input: z.object({}),
  output: shopSettings,
  cacheSeconds: 60,
})

/** Notes on a step of an order's trail, in addition to its status. */
export const orderNotes = [
  /** Not paid in time. */
  'expired',
  /** Paid after it had been cancelled; the payment is refunded. */
  'paid_late',
  /** Handed over at the counter before; now the bank has the money. */
  'payment_found',
  'refunded',
  'refund_failed',
  'return_asked',
  'return_accepted',
  'return_refused',
  'return_received',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const
export type OrderNote = (typeof orderNotes)[number]

/** A file that was bought. */
const file = z.object({
  /** A link valid for a day, new in each answer. Absent if no downloads are left. */
  path: z.optional(z.string()),
  fileName: z.string(),
  bytes: z.number(),
  /** How often it can still be downloaded. */
  left: z.number(),
  /** Downloaded at least once, so it cannot be refunded any more. */
  isTaken: z.boolean(),
})

const line = z.object({
  /** The product's id. */
  id: z.string(),
  /** As it was sold. */
  name: z.string(),
  category: z.string(),
  imageUrl: z.string(),
  /** Whole rupees, GST included. */
  price: z.number(),
  quantity: z.number(),
  /** Returned quantity. */
  returned: z.number(),
  /** How many can be returned now. */
  returnable: z.number(),
  /** A digital item, once it is paid. */
  file: z.optional(file),
})
export type BoughtLine = z.infer<typeof line>

export const returnStatuses = ['asked', 'accepted', 'refused', 'received'] as const

const returned = z.object({
  id: z.string(),
  status: z.enum(returnStatuses),
  items: z.array(z.object({ id: z.string(), quantity: z.number() })),
  reason: z.string(),
  /** The buyer sent one; only staff see it. */
  hasPhoto: z.boolean(),
  /** The temple's answer. */
  answer: z.optional(z.string()),
  /** What is refunded for it, in rupees. */
  refundAmount: z.optional(z.number()),
  createdAt: z.string(),
})

const address = z.object({
  line1: z.string(),
  line2: z.optional(z.string()),
  city: z.string(),
  state: z.optional(z.string()),
  postalCode: z.string(),
  country: z.string(),
})

export const orderFields = {
  reference: z.string(),
  status: z.enum(orderStatuses),
  payment: z.enum(orderPayments),
  isPaid: z.boolean(),
  /** Whole rupees, GST and delivery included; and what of it is for the delivery. */
  amount: z.number(),
  deliveryAmount: z.number(),
  delivery: z.enum(['standard', 'express', 'none', 'counter']),
  fullName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  address: z.optional(address),
  message: z.optional(z.string()),
  lines: z.array(line),
  /** Until then its items are reserved for a buyer who has not paid yet. */
  reservedUntil: z.optional(z.string()),
  /** When the buyer claimed to have paid by UPI, and the UTR they gave. */
  claimedAt: z.optional(z.string()),
  utr: z.optional(z.string()),
  courier: z.optional(z.string()),
  tracking: z.optional(z.string()),
  /** In rupees: the refund still owed, and the amount refunded. */
  refundOwed: z.optional(z.number()),
  refundedAmount: z.optional(z.number()),
  returns: z.array(returned),
  /** The PDFs: the invoice, then credit notes for returns. */
  papers: z.array(
    z.object({ number: z.string(), kind: z.enum(['invoice', 'credit']), path: z.string() }),
  ),
  /** No money moved. */
  isTest: z.boolean(),
  createdAt: z.string(),
  /** When the server last wrote it: of two answers, the later one is true. */
  updatedAt: z.string(),
}

/** An order as the holder of its link sees it. */
export const order = z.object({
  ...orderFields,
  /** The secret part of its link. */
  token: z.string(),
  /** What the buyer can do now. */
  can: z.object({ pay: z.boolean(), cancel: z.boolean(), askReturn: z.boolean() }),
  /** The last moment for asking for a return. */
  returnUntil: z.optional(z.string()),
  trail: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: z.string(),
      note: z.optional(z.enum(orderNotes)),
    }),
  ),
})
export type Order = z.infer<typeof order>

/**
 * Places an order and reserves its items. 409 `cart_changed` if a price, a stock or the delivery's
 * charge is not what the buyer saw: the message names what changed, and nothing is ordered.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'anyone',
  command: true,
  input: orderInput,
  output: order,
})

const link = {
  reference: z.string().check(z.maxLength(40)),
  /** Not needed by buyers who were logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/** A wrong token gets 404, like an unknown reference. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:reference',
  access: 'anyone',
  input: z.object(link),
  output: order,
})

/** For the buyer, until it is packed. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:reference/cancel',
  access: 'anyone',
  input: z.object(link),
  output: order,
})

/** Claims a payment by UPI. Only the bank statement can confirm it. */
export const claimOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:reference/paid',
  access: 'anyone',
  input: z.object({ ...link, utr: z.optional(utr) }),
  output: order,
})

export const returnItems = z
  .array(z.object({ id: z.string().check(z.maxLength(120)), quantity: z.int().check(z.gte(1)) }))
  .check(z.minLength(1, 'Please choose what you want to return'), z.maxLength(50))

/** Requests a return within seven days of delivery. */
export const askReturn = endpoint({
  method: 'POST',
  path: '/api/orders/:reference/returns',
  access: 'anyone',
  command: true,
  input: z.object({
    ...link,
    items: returnItems,
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, 'Required'), z.maxLength(500, 'At most 500 characters')),
  }),
  output: order,
})

export const largestReturnPhoto = 5 * 1024 * 1024

/**
 * A photo for staff of what is wrong, in place of an earlier one, until they have answered. The body
 * is the file itself: JPEG, PNG or WebP. 409 `wrong_status` after the answer.
 */
export const sendReturnPhoto = endpoint({
  method: 'PUT',
  path: '/api/orders/:reference/returns/:id/photo',
  access: 'anyone',
  upload: { maxBytes: largestReturnPhoto },
  input: z.object({ ...link, id: z.string().check(z.maxLength(60)) }),
  output: order,
})

/** A bought file, by a signed link from the order, which contains the file and its expiry. */
export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/order-files/:link',
  access: 'anyone',
  download: 'document',
  input: z.object({ link: z.string().check(z.maxLength(300)) }),
  output: noJson,
})

/** An invoice or a credit note as a PDF, byte for byte the same each time. */
export const downloadPaper = endpoint({
  method: 'GET',
  path: '/api/order-papers/:number/pdf',
  access: 'anyone',
  isExpensive: true,
  download: 'document',
  input: z.object({
    number: z.string().check(z.maxLength(40)),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: noJson,
})

/** Orders placed while logged in, and earlier ones with the confirmed email; latest first. */
export const listMyOrders = endpoint({
  method: 'GET',
  path: '/api/account/orders',
  access: 'user',
  input: z.object({}),
  output: z.array(order),
})
