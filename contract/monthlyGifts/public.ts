import * as z from 'zod/mini'
import { donor } from '#contract/donations/input.ts'
import { endpoint } from '#contract/endpoint.ts'
import { giftAmount, giftEnders, giftStatuses, giftWays } from './gift.ts'

const { message: _, ...giver } = donor
const giftInput = z.object({ ...giver, amount: giftAmount })

const opened = z.object({
  clientSecret: z.string(),
  /** The link of the donation it pays, for the donor alone. */
  donation: z.object({ reference: z.string(), token: z.string() }),
})

/** Begins a monthly gift by card: the holder of the secret pays its first month. */
export const startCardGift = endpoint({
  method: 'POST',
  path: '/api/monthly-gifts/card',
  access: 'anyone',
  isExpensive: true,
  input: giftInput,
  output: opened,
})

/** Emails a link that begins monthly reminders. The answer is the same for any address. */
export const startUpiGift = endpoint({
  method: 'POST',
  path: '/api/monthly-gifts/upi',
  access: 'anyone',
  command: true,
  input: giftInput,
  output: z.object({}),
})

/** One month of it. */
const paidMonth = z.object({
  reference: z.string(),
  /** The secret part of the donation's link. */
  token: z.string(),
  amount: z.number(),
  status: z.string(),
  at: z.string(),
  receiptPath: z.optional(z.string()),
})

/** A monthly gift as the holder of its link sees it. */
const monthlyGift = z.object({
  reference: z.string(),
  way: z.enum(giftWays),
  status: z.enum(giftStatuses),
  /** Whole rupees a month. */
  amount: z.number(),
  fullName: z.string(),
  email: z.string(),
  purpose: z.optional(z.string()),
  /** The date of the next charge or reminder. */
  nextOn: z.optional(z.string()),
  /** The donor has stopped it; the card provider is yet to confirm that. */
  isStopping: z.boolean(),
  endedAt: z.optional(z.string()),
  endedBy: z.optional(z.enum(giftEnders)),
  createdAt: z.string(),
  /** No money moves. */
  isTest: z.boolean(),
  /** The latest first. */
  months: z.array(paidMonth),
})
export type MonthlyGift = z.infer<typeof monthlyGift>

const link = {
  reference: z.string().check(z.maxLength(40)),
  /** Not needed by donors who are logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/** A wrong token gets 404, like an unknown reference. */
export const getMonthlyGift = endpoint({
  method: 'GET',
  path: '/api/monthly-gifts/:reference',
  access: 'anyone',
  input: z.object(link),
  output: monthlyGift,
})

/** `active`: begins reminders, or goes on after a pause. `ended` is for good. */
export const setGiftStatus = endpoint({
  method: 'POST',
  path: '/api/monthly-gifts/:reference/status',
  access: 'anyone',
  isExpensive: true,
  input: z.object({ ...link, status: z.enum(['active', 'paused', 'ended']) }),
  output: monthlyGift,
})

/** From the next month on. */
export const setGiftAmount = endpoint({
  method: 'POST',
  path: '/api/monthly-gifts/:reference/amount',
  access: 'anyone',
  isExpensive: true,
  input: z.object({ ...link, amount: giftAmount }),
  output: monthlyGift,
})

/** Opens the payment of a month whose card was declined: another card is charged from then on. */
export const payGiftMonth = endpoint({
  method: 'POST',
  path: '/api/monthly-gifts/:reference/payment',
  access: 'anyone',
  isExpensive: true,
  input: z.object(link),
  output: z.extend(opened, {
    amount: z.number(),
    fullName: z.string(),
    email: z.string(),
  }),
})

/** Pledges this month of a gift by UPI; the same one again while it is not paid. */
export const pledgeGiftMonth = endpoint({
  method: 'POST',
  path: '/api/monthly-gifts/:reference/pledge',
  access: 'anyone',
  command: true,
  input: z.object(link),
  output: z.object({ reference: z.string(), token: z.string() }),
})

/** Those begun while logged in, and earlier ones with the same confirmed email; the latest first. */
export const listMyMonthlyGifts = endpoint({
  method: 'GET',
  path: '/api/account/monthly-gifts',
  access: 'user',
  input: z.object({}),
  output: z.array(monthlyGift),
})
