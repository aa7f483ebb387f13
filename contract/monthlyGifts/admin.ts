import * as z from 'zod/mini'
import { donationStatuses } from '#contract/donations/public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noJson, pageOf, paging, search } from '#contract/paging.ts'
import { giftEnders, giftStatuses, giftWays } from './gift.ts'

const staffGift = z.object({
  reference: z.string(),
  way: z.enum(giftWays),
  status: z.enum(giftStatuses),
  /** Whole rupees a month. */
  amount: z.number(),
  fullName: z.string(),
  email: z.string(),
  purpose: z.optional(z.string()),
  nextOn: z.optional(z.string()),
  /** It was stopped; the card provider is yet to confirm that. */
  isStopping: z.boolean(),
  endedAt: z.optional(z.string()),
  endedBy: z.optional(z.enum(giftEnders)),
  isTest: z.boolean(),
  createdAt: z.string(),
  /** Received and not refunded, in all. */
  given: z.number(),
})
export type StaffGift = z.infer<typeof staffGift>

const staffGiftDetails = z.extend(staffGift, {
  /** The latest first. */
  months: z.array(
    z.object({
      reference: z.string(),
      amount: z.number(),
      status: z.enum(donationStatuses),
      at: z.string(),
    }),
  ),
})
export type StaffGiftDetails = z.infer<typeof staffGiftDetails>

/** The search covers names, email and reference. */
const filter = {
  status: z.optional(z.enum(giftStatuses)),
  way: z.optional(z.enum(giftWays)),
  search,
}

/** The latest first; those that were never begun only if asked for. */
export const listMonthlyGifts = endpoint({
  method: 'GET',
  path: '/api/admin/monthly-gifts',
  access: 'donations',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(staffGift),
})

export const exportMonthlyGifts = endpoint({
  method: 'GET',
  path: '/api/admin/monthly-gifts.csv',
  access: 'donations',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})

const one = { reference: z.string().check(z.maxLength(80)) }

export const getGiftForStaff = endpoint({
  method: 'GET',
  path: '/api/admin/monthly-gifts/:reference',
  access: 'donations',
  input: z.object(one),
  output: staffGiftDetails,
})

/** For donors who ask the temple to stop it. For good; a second call changes nothing. */
export const stopMonthlyGift = endpoint({
  method: 'POST',
  path: '/api/admin/monthly-gifts/:reference/stop',
  access: 'donations',
  input: z.object(one),
  output: staffGiftDetails,
})
