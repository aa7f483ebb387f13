import type { Knex } from 'knex'
import type { DonationTotals } from '#contract/donationTotalsAdmin.ts'
import type { Site } from '#contract/site.ts'
import { civilDateAt } from '#almanac/zone.ts'
import {
  daysOfPeriod,
  financialYearOf,
  monthBefore,
  yearBefore,
  yearOfPeriod,
} from '#server/money/financialYear.ts'
import { add, byAmount, nothing, sumsBy } from '#server/money/sums.ts'
import { listSums, listYears, type SumRow } from './totalsRepository.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly now: () => Date
}

type Asked = {
  readonly financialYear?: string | undefined
  readonly month?: string | undefined
  readonly isTest?: boolean | undefined
}

/** This year and all years with receipts, the latest first. */
export const yearsOnOffer = async (
  db: Knex,
  { today, isTest = false }: { today: string; isTest?: boolean | undefined },
): Promise<string[]> =>
  [...new Set([financialYearOf(today), ...(await listYears(db, isTest))])].sort().toReversed()

const daysOf = (rows: readonly SumRow[]) =>
  sumsBy(rows, ({ day }) => day).map(({ key: day, sum }) => ({ day, ...sum }))

/** Money received, by the temple's calendar. */
export const createDonationTotals =
  ({ findSite, now }: Deps) =>
  async (db: Knex, { financialYear, month, isTest }: Asked): Promise<DonationTotals> => {
    const today = civilDateAt(now().getTime(), (await findSite(db)).city.timeZone)
    const days = daysOfPeriod({ financialYear, month }, today)
    const rows = await listSums(db, { ...days, isTest: isTest ?? false })
    const year = yearOfPeriod({ financialYear, month }, today)
    const earlier = { financialYear: yearBefore(year), month: month && monthBefore(month) }
    const past = await listSums(db, {
      ...daysOfPeriod(earlier, today),
      isTest: isTest ?? false,
    })
    return {
      financialYear: year,
      ...(month !== undefined && { month }),
      all: rows.reduce(add, nothing),
      byDay: daysOf(rows),
      before: { ...earlier, all: past.reduce(add, nothing), byDay: daysOf(past) },
      byMethod: sumsBy(rows, ({ paymentMethod }) => paymentMethod)
        .toSorted(byAmount)
        .map(({ key: paymentMethod, sum }) => ({ paymentMethod, ...sum })),
      byPurpose: sumsBy(rows, ({ purpose }) => purpose)
        .toSorted(byAmount)
        .map(({ key: purpose, sum }) => ({ ...(purpose !== undefined && { purpose }), ...sum })),
      years: await yearsOnOffer(db, { today, isTest }),
    }
  }
