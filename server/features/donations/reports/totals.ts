import type { Shared } from '#server/feature.ts'
import type { Knex } from 'knex'
import type { DonationTotals } from '#contract/donations/totalsAdmin.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { periodTotals, withThisYear, type Period } from '#server/money/periodTotals.ts'
import { byAmount, sumsBy } from '#server/money/sums.ts'
import { listSums, listYears } from './totalsRepository.ts'

type Deps = Pick<Shared, 'findSite' | 'now'>

type TotalsQuery = Period & { readonly isTest?: boolean | undefined }

/** This year and all years with receipts, the latest first. */
export const yearsOnOffer = async (
  db: Knex,
  { today, isTest = false }: { today: string; isTest?: boolean | undefined },
): Promise<string[]> => withThisYear(await listYears(db, isTest), today)

/** Money received, by the temple's calendar. */
export const createDonationTotals =
  ({ findSite, now }: Deps) =>
  async (db: Knex, { isTest = false, ...period }: TotalsQuery): Promise<DonationTotals> => {
    const today = civilDateAt(now().getTime(), (await findSite(db)).city.timeZone)
    const { rows, totals } = await periodTotals(db, period, {
      today,
      listSums: (on, days) => listSums(on, { ...days, isTest }),
      listYears: (on) => listYears(on, isTest),
    })
    return {
      ...totals,
      byMethod: sumsBy(rows, ({ paymentMethod }) => paymentMethod)
        .toSorted(byAmount)
        .map(({ key: paymentMethod, sum }) => ({ paymentMethod, ...sum })),
      byPurpose: sumsBy(rows, ({ purpose }) => purpose)
        .toSorted(byAmount)
        .map(({ key: purpose, sum }) => ({ ...(purpose !== undefined && { purpose }), ...sum })),
    }
  }
