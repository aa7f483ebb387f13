import type { Knex } from 'knex'
import {
  daysOfPeriod,
  financialYearOf,
  monthBefore,
  yearBefore,
  yearOfPeriod,
} from './financialYear.ts'
import { add, nothing, sumsBy, type Sum } from './sums.ts'

export type Period = {
  readonly financialYear?: string | undefined
  readonly month?: string | undefined
}

type Days = { readonly from: string; readonly to: string }

type DaySum = Sum & { readonly day: string }

type Money<R> = {
  /** The temple's date. */
  readonly today: string
  readonly listSums: (db: Knex, days: Days) => Promise<readonly R[]>
  /** Financial years with money. */
  readonly listYears: (db: Knex) => Promise<readonly string[]>
}

/** What was received in a period and in the same period a year before, by the temple's calendar. */
export type PeriodTotals = {
  financialYear: string
  month?: string | undefined
  all: Sum
  byDay: DaySum[]
  before: { financialYear: string; month?: string | undefined; all: Sum; byDay: DaySum[] }
  years: string[]
}

/** This year and all years with money, the latest first. */
export const withThisYear = (years: readonly string[], today: string): string[] =>
  [...new Set([financialYearOf(today), ...years])].sort().toReversed()

const daysOf = (rows: readonly DaySum[]): DaySum[] =>
  sumsBy(rows, ({ day }) => day).map(({ key: day, sum }) => ({ day, ...sum }))

/** With the rows of the period, for further sums. */
export const periodTotals = async <R extends DaySum>(
  db: Knex,
  { financialYear, month }: Period,
  { today, listSums, listYears }: Money<R>,
): Promise<{ rows: readonly R[]; totals: PeriodTotals }> => {
  const rows = await listSums(db, daysOfPeriod({ financialYear, month }, today))
  const year = yearOfPeriod({ financialYear, month }, today)
  const earlier = { financialYear: yearBefore(year), month: month && monthBefore(month) }
  const past = await listSums(db, daysOfPeriod(earlier, today))
  const totals = {
    financialYear: year,
    ...(month !== undefined && { month }),
    all: rows.reduce<Sum>(add, nothing),
    byDay: daysOf(rows),
    before: { ...earlier, all: past.reduce<Sum>(add, nothing), byDay: daysOf(past) },
    years: withThisYear(await listYears(db), today),
  }
  return { rows, totals }
}
