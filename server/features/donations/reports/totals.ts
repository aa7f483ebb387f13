import type { Knex } from 'knex'
import type { DonationTotals } from '#contract/donationTotalsAdmin.ts'
import { addRupees } from '#contract/exactRupees.ts'
import type { Site } from '#contract/site.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { daysOfPeriod, financialYearOf, yearOfPeriod } from '#server/money/financialYear.ts'
import { listSums, listYears, type SumRow } from './totalsRepository.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly now: () => Date
}

type Sum = DonationTotals['all']

type Asked = {
  readonly financialYear?: string | undefined
  readonly month?: string | undefined
  readonly isTest?: boolean | undefined
}

const add = (sum: Sum, { count, amount, returned }: Sum): Sum => ({
  count: sum.count + count,
  amount: sum.amount + amount,
  returned: addRupees(sum.returned, returned),
})

const nothing: Sum = { count: 0, amount: 0, returned: 0 }

const sumsBy = <K extends string | undefined>(
  rows: readonly SumRow[],
  keyOf: (row: SumRow) => K,
): { key: K; sum: Sum }[] => {
  const sums = new Map<K, Sum>()
  for (const row of rows) sums.set(keyOf(row), add(sums.get(keyOf(row)) ?? nothing, row))
  return [...sums].map(([key, sum]) => ({ key, sum }))
}

const byAmount = (one: { sum: Sum }, other: { sum: Sum }): number =>
  other.sum.amount - one.sum.amount

/** This year and all years with receipts, the latest first. */
export const yearsOnOffer = async (
  db: Knex,
  { today, isTest = false }: { today: string; isTest?: boolean | undefined },
): Promise<string[]> =>
  [...new Set([financialYearOf(today), ...(await listYears(db, isTest))])].sort().toReversed()

/** Money received, by the temple's calendar. */
export const createDonationTotals =
  ({ findSite, now }: Deps) =>
  async (db: Knex, { financialYear, month, isTest }: Asked): Promise<DonationTotals> => {
    const today = civilDateAt(now().getTime(), (await findSite(db)).city.timeZone)
    const days = daysOfPeriod({ financialYear, month }, today)
    const rows = await listSums(db, { ...days, isTest: isTest ?? false })
    return {
      financialYear: yearOfPeriod({ financialYear, month }, today),
      ...(month !== undefined && { month }),
      all: rows.reduce<Sum>(add, nothing),
      byDay: sumsBy(rows, ({ day }) => day).map(({ key: day, sum }) => ({ day, ...sum })),
      byMethod: sumsBy(rows, ({ paymentMethod }) => paymentMethod)
        .toSorted(byAmount)
        .map(({ key: paymentMethod, sum }) => ({ paymentMethod, ...sum })),
      byPurpose: sumsBy(rows, ({ purpose }) => purpose)
        .toSorted(byAmount)
        .map(({ key: purpose, sum }) => ({ ...(purpose !== undefined && { purpose }), ...sum })),
      years: await yearsOnOffer(db, { today, isTest }),
    }
  }
