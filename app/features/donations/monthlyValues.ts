import * as z from 'zod/mini'
import { typedAmount } from '#app/payments/amountOf.ts'
import { addressMissing, panMissing } from '#contract/donations/input.ts'
import type { GiftWay } from '#contract/monthlyGifts/gift.ts'
import { startUpiGift } from '#contract/monthlyGifts/public.ts'

/** The form as typed. */
export type MonthlyValues = {
  amount: string
  way: GiftWay
  fullName: string
  email: string
  purpose: string
  pan: string
  donorAddress: string
}

export const emptyMonthly: MonthlyValues = {
  amount: '',
  way: 'card',
  fullName: '',
  email: '',
  purpose: '',
  pan: '',
  donorAddress: '',
}

const shape = startUpiGift.input.check(
  z.refine(({ pan, donorAddress }) => !pan || Boolean(donorAddress), {
    path: ['donorAddress'],
    error: addressMissing,
  }),
  z.refine(({ pan, donorAddress }) => !donorAddress || Boolean(pan), {
    path: ['pan'],
    error: panMissing,
  }),
)

/** Without what was left empty. */
export const toGift = ({ amount, way: _, fullName, email, ...details }: MonthlyValues) => ({
  amount: typedAmount(amount),
  fullName: fullName.trim(),
  email: email.trim(),
  ...Object.fromEntries(
    Object.entries(details)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  ),
})

const completed = ({ amount, way: _, ...rest }: MonthlyValues): z.input<typeof shape> => ({
  ...rest,
  amount: typedAmount(amount),
})

export const monthlyValues = z.pipe(
  z.transform((values: MonthlyValues) => completed(values)),
  shape,
)
