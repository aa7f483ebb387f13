import * as z from 'zod/mini'

/** A day that comes back every year. */
export const yearlyRule = {
  by: z.enum(['tithi', 'date']),
  /** Month of the lunar year (1 Chaitra to 12 Phalguna) or of the civil year. */
  month: z.int('Please choose a month').check(z.gte(1), z.lte(12)),
  /** The tithi, 1 to 30 (15 Purnima, 30 Amavasya), or the day of the month. */
  day: z.int('Please choose a day').check(z.gte(1), z.lte(31)),
}
export type YearlyRule = { by: 'tithi' | 'date'; month: number; day: number }

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** 29 February does; 30 February does not. */
export const comesBack = ({ by, month, day }: YearlyRule): boolean =>
  day <= (by === 'tithi' ? 30 : (longest[month - 1] ?? 0))

export const noSuchDay = { error: 'That month has no such day', path: ['day'] }
