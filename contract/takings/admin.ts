import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { financialYear } from '#contract/donations/totalsAdmin.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noJson, queryFlag } from '#contract/paging.ts'

/** What money is received for. */
export const takingKinds = ['donation', 'dakshina', 'order'] as const
export type TakingKind = (typeof takingKinds)[number]

/** Every way of paying, whatever for, in the order of a report; the hundi is apart. */
export const takingMethods = [
  'cash',
  'upi',
  'card_machine',
  'card',
  'cheque',
  'transfer',
  'cod',
  'hundi',
] as const
export type TakingMethod = (typeof takingMethods)[number]

/** A year at once, also one of 366 days. */
export const mostTakingDays = 366

/** Days of the temple's calendar, both included; without them today. */
const days = { from: z.optional(calendarDay), to: z.optional(calendarDay) }

const kind = z.enum(takingKinds)
const method = z.enum(takingMethods)
/** Amounts in rupees, to the paisa. */
const sum = { count: z.number(), amount: z.number() }

const cashier = z.object({ id: z.string(), username: z.optional(z.string()) })
export type Cashier = z.infer<typeof cashier>

const takings = z.object({
  from: calendarDay,
  to: calendarDay,
  /** Without the hundi and what is void. */
  all: z.object(sum),
  hundi: z.object(sum),
  received: z.array(z.object({ kind, method, ...sum })),
  /** Without a cashier: by the site or found at the bank. */
  byCashier: z.array(z.object({ cashier: z.optional(cashier), method, ...sum })),
  refunds: z.array(z.object({ kind, isInCash: z.boolean(), ...sum })),
  voids: z.array(z.object({ kind, ...sum })),
  /** Of the invoices less the credit notes. */
  taxes: z.array(
    z.object({
      day: calendarDay,
      rate: z.number(),
      hsn: z.string(),
      taxed: z.number(),
      cgst: z.number(),
      sgst: z.number(),
      igst: z.number(),
      total: z.number(),
    }),
  ),
  /** Of a single day: what the drawer should have gained, and why that is not the cash received. */
  drawer: z.optional(
    z.object({
      expected: z.number(),
      /** Received on this day and recorded on another one, or the other way round. */
      otherDays: z.number(),
    }),
  ),
})
export type Takings = z.infer<typeof takings>

/** What came in and went back, built from the payments themselves. */
export const getTakings = endpoint({
  method: 'GET',
  path: '/api/admin/takings',
  access: 'donations',
  input: z.object(days),
  output: takings,
})

const taking = z.object({
  kind,
  /** Of the donation, the booking or the order. */
  reference: z.string(),
  name: z.string(),
  method,
  amount: z.number(),
  day: calendarDay,
  receipt: z.optional(z.string()),
  isVoid: z.optional(z.boolean()),
})
export type Taking = z.infer<typeof taking>

/** Shown at once; a file has them all. */
export const mostTakings = 500

/** The payments behind one of the sums, the latest day first. */
export const listTakings = endpoint({
  method: 'GET',
  path: '/api/admin/takings/payments',
  access: 'donations',
  input: z.object({
    ...days,
    kind: z.optional(kind),
    method: z.optional(method),
    /** The id of a cashier, or `none`. */
    cashier: z.optional(z.string().check(z.maxLength(60))),
    /** The purpose of donations, or the name of a puja. */
    purpose: z.optional(z.string().check(z.maxLength(200))),
    /** Only those without a purpose. */
    isUnnamed: queryFlag,
  }),
  output: z.object({
    from: calendarDay,
    to: calendarDay,
    items: z.array(taking),
    ...sum,
    isMore: z.boolean(),
  }),
})

/** A row for each day, kind, way of paying and cashier; refunds are below zero. */
export const exportTakings = endpoint({
  method: 'GET',
  path: '/api/admin/takings.csv',
  access: 'donations',
  download: 'list',
  input: z.object(days),
  output: noJson,
})

/** Everything for the auditor: a financial year's lists and reports of money as one archive. */
export const exportForAuditor = endpoint({
  method: 'GET',
  path: '/api/admin/takings/auditor.zip',
  access: 'donations',
  download: 'list',
  input: z.object({ financialYear }),
  output: noJson,
})
