import type { ReadDays } from '#server/tables/dayReader.ts'

/** A pledge made offline reaches the temple after it was paid. */
export const earlyDays = 30

/** Today, and the first day that a payment can be of. */
type Limits = { readonly today: string; readonly earliest: string | undefined }

export const strangeDaysOf = (
  { first, last }: ReadDays,
  { today, earliest }: Limits,
): 'ahead' | 'before_pledges' | undefined => {
  if (first === undefined || last === undefined) return undefined
  if (last > today) return 'ahead'
  return earliest !== undefined && last < earliest ? 'before_pledges' : undefined
}

/** Whether staff should say which order is right: what the days seem to say is hardly possible. */
export const asksDayOrder = (days: ReadDays, limits: Limits): boolean =>
  days.isUnsure && (days.isScattered || strangeDaysOf(days, limits) !== undefined)
