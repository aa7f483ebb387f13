import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import {
  mostTakingDays,
  mostTakings,
  takingKinds,
  takingMethods,
  type TakingKind,
  type TakingMethod,
  type Takings,
} from '#contract/takings/admin.ts'
import { addRupees } from '#contract/payments/exactRupees.ts'
import { tableDownload } from '#server/admin/tableDownload.ts'
import { daysText } from '#server/admin/list.ts'
import type { Shared } from '#server/feature.ts'
import type { Download } from '#server/http/implement.ts'
import { assertRules } from '#server/payments/counterRules.ts'
import { readEntries, type Days, type Entry } from './entries.ts'
import { bookOf, takingColumns } from './file.ts'

export type Deps = Pick<Shared, 'findSite' | 'now'> & {
  /** What a day's drawer should have gained. */
  readonly readDrawer: (db: Knex, day: string, timeZone: string) => Promise<{ expected: number }>
  /** The invoices' taxes less those of the credit notes. */
  readonly listTaxes: (db: Knex, days: Days) => Promise<Takings['taxes']>
}

type TakingsQuery = { readonly from?: string | undefined; readonly to?: string | undefined }

type Chosen = TakingsQuery & {
  readonly kind?: TakingKind | undefined
  readonly method?: TakingMethod | undefined
  readonly cashier?: string | undefined
  readonly purpose?: string | undefined
  readonly isUnnamed?: boolean | undefined
}

type Amount = { readonly amount: number }

const sumOf = (rows: readonly Amount[]) => ({
  count: rows.length,
  amount: addRupees(...rows.map(({ amount }) => amount)),
})

/** The sums of the rows with the same key, leaving out keys without a row. */
const sumsOf = <R extends Amount, K>(rows: readonly R[], keys: readonly K[], of: (row: R) => K) =>
  keys.flatMap((key) => {
    const own = rows.filter((row) => of(row) === key)
    return own.length === 0 ? [] : [{ key, ...sumOf(own) }]
  })

const isCash = ({ method }: Entry): boolean => method === 'cash'
const isHundi = ({ method }: Entry): boolean => method === 'hundi'

/** Takings of days of the temple's calendar. */
export const createTakings = ({ findSite, now, readDrawer, listTaxes }: Deps) => {
  /** The days that were asked for, of which there may not be too many. */
  const placeOf = async (db: Knex, { from, to }: TakingsQuery) => {
    const { timeZone } = (await findSite(db)).city
    const today = civilDateAt(now().getTime(), timeZone)
    const days = { from: from ?? to ?? today, to: to ?? from ?? today }
    assertRules([
      ['to', days.to < days.from && 'This day is before the first one'],
      [
        'to',
        days.to >= addDays(days.from, mostTakingDays) &&
          `Please choose at most ${mostTakingDays} days`,
      ],
    ])
    return { days, timeZone }
  }

  const readAll = async (db: Knex, query: TakingsQuery) => {
    const { days, timeZone } = await placeOf(db, query)
    return { days, timeZone, ...(await readEntries(db, days, timeZone)) }
  }

  return {
    get: async (db: Knex, query: TakingsQuery): Promise<Takings> => {
      const { days, timeZone, received: rows, refunded } = await readAll(db, query)
      const received = rows.filter(({ isVoid }) => !isVoid)
      const cashiers = [...new Set(received.map(({ cashier }) => cashier?.id))]
      const backInCash = sumOf(refunded.filter((one) => one.isInCash)).amount
      const cash = sumOf(received.filter(isCash)).amount
      const drawer = days.from === days.to ? await readDrawer(db, days.from, timeZone) : undefined
      return {
        ...days,
        all: sumOf(received.filter((one) => !isHundi(one))),
        hundi: sumOf(received.filter(isHundi)),
        received: takingKinds.flatMap((kind) =>
          sumsOf(
            received.filter((one) => one.kind === kind),
            takingMethods,
            ({ method }) => method,
          ).map(({ key: method, ...sum }) => ({ kind, method, ...sum })),
        ),
        byCashier: cashiers.flatMap((id) => {
          const own = received.filter(({ cashier }) => cashier?.id === id)
          const cashier = own[0]?.cashier
          return sumsOf(own, takingMethods, ({ method }) => method).map(
            ({ key: method, ...sum }) => ({ ...(cashier && { cashier }), method, ...sum }),
          )
        }),
        refunds: takingKinds.flatMap((kind) =>
          sumsOf(
            refunded.filter((one) => one.kind === kind),
            [true, false],
            ({ isInCash }) => isInCash,
          ).map(({ key: isInCash, ...sum }) => ({ kind, isInCash, ...sum })),
        ),
        voids: sumsOf(
          rows.filter(({ isVoid }) => isVoid),
          takingKinds,
          ({ kind }) => kind,
        ).map(({ key: kind, ...sum }) => ({ kind, ...sum })),
        taxes: await listTaxes(db, days),
        ...(drawer && {
          drawer: {
            expected: drawer.expected,
            otherDays: addRupees(drawer.expected, backInCash, -cash),
          },
        }),
      }
    },

    list: async (db: Knex, { kind, method, cashier, purpose, isUnnamed, ...query }: Chosen) => {
      const { days, received } = await readAll(db, query)
      const chosen = received.filter(
        (one) =>
          (kind === undefined || one.kind === kind) &&
          (method === undefined || one.method === method) &&
          (cashier === undefined || (one.cashier?.id ?? 'none') === cashier) &&
          (purpose === undefined || one.purpose === purpose) &&
          (!isUnnamed || one.purpose === undefined),
      )
      const items = chosen.toSorted((one, other) => (one.day > other.day ? -1 : 1))
      return {
        ...days,
        items: items.slice(0, mostTakings).map(({ cashier: _, purpose: __, isVoid, ...item }) => ({
          ...item,
          ...(isVoid && { isVoid }),
        })),
        ...sumOf(chosen.filter(({ isVoid }) => !isVoid)),
        isMore: items.length > mostTakings,
      }
    },

    csv: async (db: Knex, query: TakingsQuery): Promise<Download> => {
      const { days, received, refunded } = await readAll(db, query)
      const rows = bookOf(received, refunded)
      return tableDownload(
        `takings-${daysText(days)}`,
        { subject: 'list', list: `takings-${daysText(days)}`, rows: rows.length },
        takingColumns,
        rows,
      )
    },
  }
}
