import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine, optionalLine } from '#contract/fields.ts'
import { utr } from '#contract/donations/admin.ts'
import { calendarMonth, financialYear, sum } from '#contract/donations/totalsAdmin.ts'
import { orderFields, orderNotes, orderPayments, orderStatuses } from './public.ts'
import { noJson, pageOf, paging, search } from '#contract/paging.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'

/** The columns of the board, and what else needs attention. */
export const orderStages = [
  /** UPI claimed or on a statement; at the counter, UPI or a cheque not found at the bank yet. */
  'check',
  'pack',
  'send',
  'sent',
  /** Delivered, with cash that the courier has not transferred yet. */
  'remit',
  'returns',
  /** Money that staff have to send back themselves. */
  'refund',
  'done',
  /** Placed and not paid yet. */
  'waiting',
] as const
export type OrderStage = (typeof orderStages)[number]

export const staffOrder = z.object({
  reference: z.string(),
  status: z.enum(orderStatuses),
  payment: z.enum(orderPayments),
  isPaid: z.boolean(),
  amount: z.number(),
  delivery: orderFields.delivery,
  fullName: z.string(),
  /** Town and state. */
  place: z.optional(z.string()),
  /** `2 × Puja thali, 1 × Aarti book` */
  items: z.string(),
  claimedAt: z.optional(z.string()),
  /** Not paid, and named on a bank statement of this day. */
  seenOn: z.optional(z.string()),
  hasOpenReturn: z.boolean(),
  /** A sale at the counter, recorded by mistake. */
  isVoid: z.optional(z.boolean()),
  /** The same, and nobody waits for its money any more. */
  isWrittenOff: z.optional(z.boolean()),
  refundOwed: z.optional(z.number()),
  isTest: z.boolean(),
  createdAt: z.string(),
})
export type StaffOrder = z.infer<typeof staffOrder>

const actor = z.object({ id: z.string(), username: z.optional(z.string()) })

const orderActions = [
  'confirm',
  'pack',
  'ship',
  'deliver',
  'come_back',
  'cancel',
  'record_refund',
  /** A sale at the counter, on its own day. */
  'void',
  'start_return',
  /** A sale at the counter whose money does not come. */
  'write_off',
  'remit',
] as const
export type OrderAction = (typeof orderActions)[number]

/** What only staff see on a trail. */
export const staffOrderNotes = [...orderNotes, 'written_off'] as const

export const staffOrderDetails = z.object({
  ...orderFields,
  returns: z.array(
    z.extend(orderFields.returns.def.element, {
      actions: z.array(z.enum(['answer', 'receive'])),
    }),
  ),
  /** The card provider's id of the payment. */
  paymentId: z.optional(z.string()),
  /** The number of the cheque or card slip, and the cheque's bank. */
  slip: z.optional(z.string()),
  bank: z.optional(z.string()),
  /** Why this sale at the counter is void, or why nobody waits for its money any more. */
  voidReason: z.optional(z.string()),
  writtenOff: z.optional(z.string()),
  /** The last moment of the buyer's own right to return something. */
  returnUntil: z.optional(z.string()),
  /** The line of a bank statement that names it, while it is not paid. */
  seen: z.optional(z.object({ on: z.string(), utr: z.optional(z.string()) })),
  /** Paid on delivery: all cash of that day from its buyer, if the law allows less (section 269ST). */
  tooMuchCash: z.optional(z.number()),
  actions: z.array(z.enum(orderActions)),
  trail: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: z.string(),
      by: z.enum(['buyer', 'provider', 'temple']),
      actor: z.optional(actor),
      note: z.optional(z.enum(staffOrderNotes)),
    }),
  ),
})
export type StaffOrderDetails = z.infer<typeof staffOrderDetails>

const counts = z.object(
  Object.fromEntries(orderStages.map((stage) => [stage, z.number()])) as Record<
    OrderStage,
    z.ZodMiniNumber
  >,
)

const filter = {
  stage: z.optional(z.enum(orderStages)),
  /** Covers reference, name, email, phone, tracking number and the items' names. */
  search,
}

/** Orders that need work are sorted oldest first, all others latest first. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'orders',
  input: z.object({ ...filter, ...paging }),
  output: z.extend(pageOf(staffOrder), { counts }),
})

/** The same orders for a spreadsheet. */
export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders.csv',
  access: 'orders',
  download: 'list',
  input: z.object({
    ...filter,
    /** Days of the temple's calendar on which they were placed, both included. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  output: noJson,
})

const one = { reference: z.string().check(z.maxLength(40)) }

export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:reference',
  access: 'orders',
  input: z.object(one),
  output: staffOrderDetails,
})

/** The orders to pack, or those named, separated by commas, with all that their slips and labels show. */
export const listPackingSlips = endpoint({
  method: 'GET',
  path: '/api/admin/packing-slips',
  access: 'orders',
  input: z.object({ references: z.optional(z.string().check(z.maxLength(1200))) }),
  output: z.array(staffOrderDetails),
})

/** Issues the invoice; from now on the buyer cannot cancel. */
export const packOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/pack',
  access: 'orders',
  input: z.object(one),
  output: staffOrderDetails,
})

/** The parcel left: its items leave the stock, and the buyer gets an email. */
export const shipOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/ship',
  access: 'orders',
  input: z.object({ ...one, courier: oneLine(60), tracking: optionalLine(60) }),
  output: staffOrderDetails,
})

/** It arrived; cash on delivery counts once its courier has transferred it: `recordRemittance`. */
export const deliverOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/deliver',
  access: 'orders',
  input: z.object(one),
  output: staffOrderDetails,
})

/** The courier could not deliver it: sellable items are restocked and the payment is refunded. */
export const comeBackOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/come-back',
  access: 'orders',
  input: z.object({ ...one, isSellable: z.boolean() }),
  output: staffOrderDetails,
})

/** Before it is sent; what was paid is refunded. */
export const cancelStaffOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/cancel',
  access: 'orders',
  input: z.object({ ...one, reason: longText(500) }),
  output: staffOrderDetails,
})

/**
 * A UPI payment was found on the bank statement, or a cheque was cleared, which has no UTR. 409
 * `utr_taken`.
 */
export const confirmOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/confirm',
  access: 'orders',
  input: z.object({ ...one, utr: z.optional(utr), paidOn: calendarDay }),
  output: staffOrderDetails,
})

/** Money that went back by bank transfer or in cash was sent; this moves no money. */
export const recordOrderRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/refund-record',
  access: 'orders',
  /** A cash refund is entered in the day book. */
  input: z.object({ ...one, note: longText(500), isInCash: z.optional(z.boolean()) }),
  output: staffOrderDetails,
})

const oneReturn = { ...one, id: z.string().check(z.maxLength(60)) }

export const answerReturn = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/returns/:id/answer',
  access: 'orders',
  input: z.object({ ...oneReturn, isAccepted: z.boolean(), answer: longText(500) }),
  output: staffOrderDetails,
})

/** The buyer's photo as WebP, for an `<img>`: `returnPhotoPath` (orderLinks.ts). */
export const getReturnPhoto = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:reference/returns/:id/photo',
  access: 'orders',
  download: 'document',
  input: z.object(oneReturn),
  output: noJson,
})

/** The returned items have arrived: sellable ones are restocked and the money is refunded. */
export const receiveReturn = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:reference/returns/:id/receive',
  access: 'orders',
  input: z.object({ ...oneReturn, isSellable: z.boolean() }),
  output: staffOrderDetails,
})

/** A month, or a financial year; without either the current year. */
const period = {
  financialYear: z.optional(financialYear),
  month: z.optional(calendarMonth),
}

/** Money received by the day of the temple's calendar; orders in test mode are left out. */
export const getShopTotals = endpoint({
  method: 'GET',
  path: '/api/admin/shop-totals',
  access: 'orders',
  input: z.object(period),
  output: z.object({
    financialYear: z.string(),
    /** If one month was requested. */
    month: z.optional(z.string()),
    all: z.object(sum),
    byDay: z.array(z.object({ day: z.string(), ...sum })),
    byPayment: z.array(z.object({ payment: z.enum(orderPayments), ...sum })),
    /** The ten that brought the most. */
    products: z.array(
      z.object({ id: z.string(), name: z.string(), quantity: z.number(), amount: z.number() }),
    ),
    /** Years with orders, the latest first; always includes the current year. */
    years: z.array(z.string()),
  }),
})
export type ShopTotals = z.infer<typeof getShopTotals.output>

/** The day book: every invoice and credit note with its taxes, as CSV. */
export const exportDayBook = endpoint({
  method: 'GET',
  path: '/api/admin/day-book.csv',
  access: 'orders',
  download: 'list',
  input: z.object(period),
  output: noJson,
})
