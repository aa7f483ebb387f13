import * as z from 'zod/mini'
import { enteredAmount } from '#contract/payments/enteredAmount.ts'

/** A card that is charged every month, or a reminder with a UPI link. */
export const giftWays = ['card', 'upi'] as const
export type GiftWay = (typeof giftWays)[number]

/**
 * `pending`: the first month is not paid, or the email is not confirmed yet. `failed`: the card of a
 * later month was declined; it is tried again.
 */
export const giftStatuses = ['pending', 'active', 'paused', 'failed', 'ended'] as const
export type GiftStatus = (typeof giftStatuses)[number]

/** Who ended it; `card`: its payments failed. */
export const giftEnders = ['donor', 'temple', 'card'] as const
export type GiftEnder = (typeof giftEnders)[number]

/** Above this, the bank of an Indian card asks its owner again every month (RBI). */
const mostMonthly = 15_000

export const giftAmount = enteredAmount.check(
  z.gte(1, 'Amount must be greater than 0'),
  z.refine((amount) => amount < 1 || Number.isInteger(amount), 'Please enter whole rupees'),
  z.lte(mostMonthly, 'The most you can give every month is ₹15,000'),
)
