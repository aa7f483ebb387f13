import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { emailAddress, oneLine, optionalLine, optionalText } from '#contract/fields.ts'
import { comesBack, noSuchDay, yearlyRule } from '#contract/festivals/yearlyRule.ts'
import { phone } from '#contract/phone.ts'

export const sevaKinds = ['puja', 'abhishek', 'annadan'] as const
export type SevaKind = (typeof sevaKinds)[number]

export const sevaOccasions = ['birthday', 'anniversary', 'punyatithi', 'festival', 'other'] as const
export type SevaOccasion = (typeof sevaOccasions)[number]

export const sevaStatuses = ['requested', 'active', 'ended', 'declined'] as const
export type SevaStatus = (typeof sevaStatuses)[number]

/** Which day a tithi is kept on: that of its sunrise, or of its afternoon for a death anniversary. */
export const dayRules = ['sunrise', 'aparahna'] as const
export type DayRule = (typeof dayRules)[number]

/** Paid in one sum, or every year. */
export const sevaPlans = ['once', 'yearly'] as const
export type SevaPlan = (typeof sevaPlans)[number]

/** By a tithi or a date of every year, or with a festival on whichever day the temple keeps it. */
export const sevaBys = ['tithi', 'date', 'festival'] as const
export type SevaBy = (typeof sevaBys)[number]

const sevaRule = {
  by: z.enum(sevaBys),
  month: z.optional(yearlyRule.month),
  day: z.optional(yearlyRule.day),
  dayRule: z._default(z.enum(dayRules), 'sunrise'),
  /** What names the festival in every year (`yearlyFestival`). */
  festival: z.optional(z.string().check(z.maxLength(120))),
}

type SevaRule = {
  by: SevaBy
  month?: number | undefined
  day?: number | undefined
  festival?: string | undefined
}

/** For every input that has a rule. */
export const ruleChecks = [
  z.refine<SevaRule>(
    ({ by, month, day }) =>
      by === 'festival' ||
      (month !== undefined && day !== undefined && comesBack({ by, month, day })),
    noSuchDay,
  ),
  z.refine<SevaRule>(({ by, festival }) => by !== 'festival' || Boolean(festival), {
    error: 'Please choose a festival',
    path: ['festival'],
  }),
] as const

const mostYears = 100

/** What a devotee requests, on the site or at the counter. */
export const sevaRequest = {
  kind: z.enum(sevaKinds, 'Please choose a seva'),
  occasion: z.enum(sevaOccasions, 'Please choose an occasion'),
  fullName: oneLine(100),
  phone,
  address: optionalText(300),
  /** In whose name it is performed, or in whose memory. */
  inName: oneLine(100),
  gotra: optionalLine(60),
  ...sevaRule,
  /** The first day on which it may be. */
  since: calendarDay,
  /** Absent: for good. */
  years: z.optional(
    z.int('Please enter a number of years').check(z.gte(1), z.lte(mostYears, 'At most 100 years')),
  ),
}

export const sevaEmail = emailAddress

/** One of its days, with why it is that one. */
export const sevaDate = z.object({
  date: z.string(),
  /** A code of the almanac: `sunrise`, `first-of-two-sunrises`, `aparahna-larger`, `date` …, or `festival` */
  rule: z.string(),
})
export type SevaDate = z.infer<typeof sevaDate>

/**
 * How a gift for a seva is entered in the books: what pays for a puja is a fee; annadan is a donation;
 * what pays for it for good becomes corpus, if the donor directs so in writing.
 */
export const natureOf = (seva: {
  readonly kind: SevaKind
  readonly years?: number | undefined
  readonly direction?: string | undefined
}): 'fee' | 'corpus' | undefined => {
  if (seva.kind !== 'annadan') return 'fee'
  return seva.years === undefined && seva.direction ? 'corpus' : undefined
}
