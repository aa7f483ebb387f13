import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { DakshinaTotals, listDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import type { Out } from '#contract/endpoint.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import { localTime, type Column } from '#server/admin/table.ts'
import { daysText } from '#server/admin/list.ts'
import { sumsCsv, totalsCsv } from '#server/admin/totalsCsv.ts'
import type { ListQuery } from '#server/db/paging.ts'
import type { Download } from '#server/http/implement.ts'
import { listPujaNames } from '#server/features/bookings/pujas/repository.ts'
import { periodTotals, type Period } from '#server/money/periodTotals.ts'
import { byAmount, sumsBy } from '#server/money/sums.ts'
import {
  dakshinaList,
  hasTestDakshina,
  type AdminRecord,
  type DakshinaFilter,
} from './adminRepository.ts'
import type { DakshinaReceipts } from './receipts.ts'
import { isVoid } from './rules.ts'
import { rowOf } from './staffView.ts'
import { listSums, listYears } from './totalsRepository.ts'
import { methodNames } from './words.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly receipts: DakshinaReceipts
  readonly now: () => Date
}

const columns = (timeZone: string): Column<AdminRecord>[] => [
  ['Received on', ({ paidOn }) => paidOn],
  ['Receipt', ({ receiptNumber }) => receiptNumber],
  ['Booking', ({ reference }) => reference],
  ['Puja', ({ pujaName }) => pujaName],
  ['Day of the puja', ({ preferredDate }) => preferredDate],
  ['Booking status', ({ bookingStatus }) => bookingStatus],
  ['Name', ({ fullName }) => fullName],
  ['Status', (payment) => (isVoid(payment) ? 'void' : payment.status)],
  ['Rupees', ({ amount }) => amount],
  ['Method', ({ paymentMethod }) => methodNames[paymentMethod]],
  ['UTR', ({ utr }) => utr],
  ['Cheque or slip', ({ slip }) => slip],
  ['Card payment', ({ paymentId }) => paymentId],
  ['Refunded', ({ refundedPaise }) => rupeesOf(refundedPaise)],
  ['Reason for refund or void', ({ refundReason }) => refundReason],
  ['Test', ({ isTest }) => isTest],
  ['Recorded', ({ createdAt }) => localTime(createdAt, timeZone)],
  ['Claimed by the devotee', ({ claimedAmount }) => claimedAmount],
]

type DakshinaPage = Out<typeof listDakshina>

const file = { subject: 'list', things: 'Payments' } as const

/** The totals as a file: by time, or one of their tables. */
const totalsFile = (totals: DakshinaTotals, by?: 'method' | 'puja'): Download => {
  if (by === undefined) return totalsCsv(totals, { name: 'dakshina-totals', ...file })
  const rows =
    by === 'method'
      ? totals.byMethod.map((row) => ({ name: methodNames[row.method], ...row }))
      : totals.byPuja.map((row) => ({ name: row.pujaName, ...row }))
  const heading = by === 'method' ? 'Paid by' : 'Puja'
  return sumsCsv(totals, rows, { name: `dakshina-by-${by}`, heading, ...file })
}

/** What the treasurer sees of dakshina, and takes along. */
export const createDakshinaLists = ({ findSite, receipts, now }: Deps) => {
  const timeZoneOf = async (db: Knex): Promise<string> => (await findSite(db)).city.timeZone

  const totals = async (db: Knex, period: Period): Promise<DakshinaTotals> => {
    const today = civilDateAt(now().getTime(), await timeZoneOf(db))
    const { rows, totals: sums } = await periodTotals(db, period, {
      today,
      listSums,
      listYears: (on) => listYears(on),
    })
    const names = await listPujaNames(db)
    return {
      ...sums,
      byMethod: sumsBy(rows, ({ paymentMethod }) => paymentMethod)
        .toSorted(byAmount)
        .map(({ key: method, sum }) => ({ method, ...sum })),
      byPuja: sumsBy(rows, ({ pujaType }) => pujaType)
        .toSorted(byAmount)
        .map(({ key: pujaType, sum }) => ({
          pujaType,
          pujaName: names.get(pujaType) ?? pujaType,
          ...sum,
        })),
    }
  }

  return {
    totals,

    totalsCsv: async (
      db: Knex,
      { by, ...period }: Period & { by?: 'method' | 'puja' | undefined },
    ): Promise<Download> => totalsFile(await totals(db, period), by),

    list: async (db: Knex, input: DakshinaFilter & ListQuery): Promise<DakshinaPage> => {
      const { items, next } = await dakshinaList.page(db, input)
      const shown = { receipts, timeZone: await timeZoneOf(db), now: now() }
      return {
        items: items.map((item) => rowOf(item, shown)),
        next,
        ...((await hasTestDakshina(db)) && { hasTests: true as const }),
      }
    },

    csv: async (db: Knex, filter: DakshinaFilter): Promise<Download> =>
      dakshinaList.csv(db, filter, {
        fileName: `dakshina-${daysText(filter)}`,
        subject: 'list',
        list: 'dakshina',
        columns: columns(await timeZoneOf(db)),
      }),
  }
}
