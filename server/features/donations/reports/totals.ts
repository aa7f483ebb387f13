import type { Shared } from '#server/feature.ts'
import type { Knex } from 'knex'
import type { DonationTotals } from '#contract/donations/totalsAdmin.ts'
import { sumsCsv, totalsCsv } from '#server/admin/totalsCsv.ts'
import { methodNames } from '#server/features/donations/methodNames.ts'
import type { Download } from '#server/http/implement.ts'
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

const file = { subject: 'donation_list', things: 'Donations' } as const

/** The totals as a file: by time, or one of their tables. */
export const totalsFile = (totals: DonationTotals, by?: 'method' | 'purpose'): Download => {
  if (by === undefined) return totalsCsv(totals, { name: 'donation-totals', ...file })
  const rows =
    by === 'method'
      ? totals.byMethod.map((row) => ({ name: methodNames[row.paymentMethod], ...row }))
      : totals.byPurpose.map((row) => ({ name: row.purpose ?? 'No purpose given', ...row }))
  const heading = by === 'method' ? 'Paid by' : 'Purpose'
  return sumsCsv(totals, rows, { name: `donations-by-${by}`, heading, ...file })
}
