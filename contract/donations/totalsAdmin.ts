import * as z from 'zod/mini'
import { paymentMethod } from './admin.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noJson, queryFlag } from '#contract/paging.ts'

/** `2026-27`, from April to March. */
export const financialYear = z.string().check(
  z.regex(/^20\d{2}-\d{2}$/, { error: 'Please choose a financial year', abort: true }),
  z.refine(
    (year) => (Number(year.slice(0, 4)) + 1) % 100 === Number(year.slice(5)),
    'This financial year does not exist',
  ),
)

/** `2026-11` */
export const calendarMonth = z
  .string()
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Expected a month'))

/** Whole rupees received, and how much of them was refunded. */
export const sum = { count: z.number(), amount: z.number(), returned: z.number() }

const donationTotals = z.object({
  financialYear: z.string(),
  /** `2026-11`, if one month was requested. */
  month: z.optional(z.string()),
  all: z.object(sum),
  /** Days of the temple's calendar with money received. */
  byDay: z.array(z.object({ day: z.string(), ...sum })),
  /** The same time of the year before. */
  before: z.object({
    financialYear: z.string(),
    month: z.optional(z.string()),
    all: z.object(sum),
    byDay: z.array(z.object({ day: z.string(), ...sum })),
  }),
  byMethod: z.array(z.object({ paymentMethod, ...sum })),
  /** Without a name: donations for no named purpose. */
  byPurpose: z.array(z.object({ purpose: z.optional(z.string()), ...sum })),
  /** Years with donations, the latest first; always includes the current year. */
  years: z.array(z.string()),
})
export type DonationTotals = z.infer<typeof donationTotals>

/** By day of receipt. Real and test payments are never added together. */
export const getDonationTotals = endpoint({
  method: 'GET',
  path: '/api/admin/donations/totals',
  access: 'donations',
  input: z.object({
    financialYear: z.optional(financialYear),
    month: z.optional(calendarMonth),
    isTest: queryFlag,
  }),
  output: donationTotals,
})

/**
 * Each month of a year, or each day of a month, with the same time of the year before; or each way of
 * paying or purpose.
 */
export const exportDonationTotals = endpoint({
  method: 'GET',
  path: '/api/admin/donations/totals.csv',
  access: 'donations',
  download: 'list',
  input: z.object({
    financialYear: z.optional(financialYear),
    month: z.optional(calendarMonth),
    isTest: queryFlag,
    by: z.optional(z.enum(['method', 'purpose'])),
  }),
  output: noJson,
})

const ofYear = z.object({ financialYear })

/** What Form 10BD of a year would list, and which donations it cannot include. */
export const getForm10bd = endpoint({
  method: 'GET',
  path: '/api/admin/donations/form-10bd',
  access: 'donations',
  input: z.object({ financialYear: z.optional(financialYear) }),
  output: z.object({
    financialYear: z.string(),
    years: z.array(z.string()),
    /** Whether the temple has entered its 80G registration. */
    isRegistered: z.boolean(),
    /** Rows of the form: one for each donor, with the total given in the year. */
    donors: z.number(),
    amount: z.number(),
    /** What nobody may deduct: cash above ₹2,000, the hundi, fees. */
    excluded: z.object({ count: z.number(), amount: z.number() }),
    /** Cash of one PAN on one day, in parts that together are above ₹2,000; at most fifty. */
    splitCash: z.array(
      z.object({
        reference: z.string(),
        fullName: z.string(),
        paidOn: z.string(),
        count: z.number(),
        amount: z.number(),
      }),
    ),
    /** The year before, for comparison. */
    before: z.object({ financialYear: z.string(), donors: z.number(), amount: z.number() }),
    /** Donations without a PAN or an address. */
    incomplete: z.object({
      count: z.number(),
      amount: z.number(),
      /** The largest of them, at most fifty. */
      largest: z.array(
        z.object({
          reference: z.string(),
          receiptNumber: z.string(),
          paidOn: z.string(),
          fullName: z.string(),
          amount: z.number(),
        }),
      ),
    }),
  }),
})

/** For the income tax department's template. */
export const exportForm10bd = endpoint({
  method: 'GET',
  path: '/api/admin/donations/form-10bd.csv',
  access: 'donations',
  download: 'list',
  input: ofYear,
  output: noJson,
})

/** The year's donations that the form cannot include, and what each lacks. */
export const exportIncomplete10bd = endpoint({
  method: 'GET',
  path: '/api/admin/donations/form-10bd-incomplete.csv',
  access: 'donations',
  download: 'list',
  input: ofYear,
  output: noJson,
})
