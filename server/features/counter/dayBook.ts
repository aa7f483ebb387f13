import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import { may } from '#contract/accounts/permissions.ts'
import { cashKinds, type CashCount, type CashItem, type DayBook } from '#contract/counter/admin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import {
  listCashHandedBack,
  listCashRecorded,
  listVoidSales,
  type CashHandedBack,
  type CashPaid,
  type Span,
} from '#server/payments/cash.ts'
import { findOpeningBefore, listCounts, type CountRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'now'>

const kindOf = ({ kind, method }: CashPaid): CashItem['kind'] => {
  if (kind === 'order') return 'sale'
  return method === 'hundi' ? 'hundi' : kind
}

const paidItem = (paid: CashPaid): CashItem => ({
  kind: kindOf(paid),
  reference: paid.reference,
  // A booking may be renamed; its receipt is not.
  name: (paid.kind === 'dakshina' ? paid.receiptName : undefined) ?? paid.fullName,
  amount: paid.amount,
  at: paid.at,
  ...(paid.receipt !== null && { receipt: paid.receipt }),
  ...(paid.status === 'cancelled' && { isVoid: true }),
})

const backItem = ({ reference, name, paise, at, receipt }: CashHandedBack): CashItem => ({
  kind: 'refund',
  reference,
  name,
  amount: -rupeesOf(paise),
  at,
  ...(receipt !== null && { receipt }),
})

/** What came into the drawer, and what was handed out of it. */
const listCash = async (db: Knex, span: Span): Promise<CashItem[]> => [
  ...(await listCashRecorded(db, span)).map(paidItem),
  ...(await listVoidSales(db, span)).map(paidItem),
  ...(await listCashHandedBack(db, span)).map(backItem),
]

const sumOf = (items: readonly CashItem[], kind: CashItem['kind']) => {
  const own = items.filter((item) => item.kind === kind && !item.isVoid)
  return { count: own.length, amount: own.reduce((sum, { amount }) => sum + amount, 0) }
}

/** The cash recorded on a day of the temple's calendar; `expected` is the drawer's, without a float. */
export const readCash = async (db: Knex, day: string, timeZone: string) => {
  const at = (date: string) => new Date(startOfDay(date, timeZone)).toISOString()
  const found = await listCash(db, { from: at(day), to: at(addDays(day, 1)) })
  const items = found.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const sums = cashKinds.map((kind) => ({ kind, ...sumOf(items, kind) }))
  return {
    items,
    sums,
    expected: sums.reduce((sum, { amount }) => sum + amount, 0),
    hundi: sumOf(items, 'hundi'),
  }
}

type Cash = Awaited<ReturnType<typeof readCash>>

/** What a count with this opening float should have found. */
const expectedWith = ({ expected, hundi }: Cash, opening: number | undefined): number =>
  opening === undefined ? expected + hundi.amount : expected + opening

type Stored = CountRecord & { readonly username?: string | undefined }

const shownCount = ({ actorId: id, username, day: _, ...count }: Stored): CashCount => ({
  ...count,
  by: { id, username },
})

/** A cashier who is still to count sees who counted before, and nothing to count towards. */
const blindCount = ({ position, at, actorId: id, username }: Stored): CashCount => ({
  position,
  at,
  by: { id, username },
})

/** The cash of a day with its counts, as the caller may see them. */
export const createDayBook = ({ findSite, now }: Deps) => {
  return async (db: Knex, day: string, actor: Actor): Promise<DayBook> => {
    const { timeZone } = (await findSite(db)).city
    const cash = await readCash(db, day, timeZone)
    const counts = await listCounts(db, day)
    const last = counts.at(-1)
    const isShown =
      (actor.role !== 'guest' && may(actor.role, 'donations')) ||
      counts.some(({ actorId }) => actorId === actor.id)
    const changedBy = last ? expectedWith(cash, last.opening) - last.expected : 0
    const { items, sums, expected, hundi } = cash
    return {
      day,
      today: civilDateAt(now().getTime(), timeZone),
      ...(isShown && {
        drawer: { items, sums, expected, ...(changedBy !== 0 && { changedBy }) },
      }),
      hundi,
      usualOpening: last?.opening ?? (await findOpeningBefore(db, day)),
      counts: counts.map(isShown ? shownCount : blindCount),
    }
  }
}
