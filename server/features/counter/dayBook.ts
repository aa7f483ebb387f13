import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import { cashKinds, type CashItem, type DayBook } from '#contract/counter/admin.ts'
import { formatRupees, rupeesOf } from '#contract/payments/money.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import {
  listCashHandedBack,
  listCashPaid,
  listVoidSales,
  type CashHandedBack,
  type CashPaid,
  type Span,
} from '#server/payments/cash.ts'
import { insertCount, listCounts } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'>

type Counting = {
  readonly day: string
  readonly counted: number
  readonly expected: number
  readonly counts: number
  readonly reason?: string | undefined
}

const wrong = (pointer: string, detail: string): AppError =>
  new AppError('invalid_input', undefined, [{ pointer, detail }])

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
  ...(await listCashPaid(db, span)).map(paidItem),
  ...(await listVoidSales(db, span)).map(paidItem),
  ...(await listCashHandedBack(db, span)).map(backItem),
]

/** The cash of a day and its count at closing. */
export const createDayBook = ({ findSite, audit, now }: Deps) => {
  const get = async (db: Knex, day: string): Promise<DayBook> => {
    const { timeZone } = (await findSite(db)).city
    const at = (date: string) => new Date(startOfDay(date, timeZone)).toISOString()
    const found = await listCash(db, { from: at(day), to: at(addDays(day, 1)) })
    const items = found.toSorted((one, other) => (one.at < other.at ? -1 : 1))
    const sums = cashKinds.map((kind) => {
      const own = items.filter((item) => item.kind === kind && !item.isVoid)
      return { kind, count: own.length, amount: own.reduce((sum, { amount }) => sum + amount, 0) }
    })
    return {
      day,
      today: civilDateAt(now().getTime(), timeZone),
      items,
      sums,
      expected: sums.reduce((sum, { amount }) => sum + amount, 0),
      counts: await listCounts(db, day),
    }
  }

  const assertSeen = ({ counts, expected }: DayBook, seen: Counting): void => {
    const last = counts.at(-1)
    if (last && counts.length !== seen.counts) {
      const who = last.by.username ?? 'Somebody else'
      const words = `${who} has counted ${formatRupees(last.counted)} in the meantime. Nothing of yours was recorded. Please compare, and count again if it is wrong.`
      throw new AppError('wrong_status', words)
    }
    if (expected !== seen.expected) {
      const words = `The records now say ${formatRupees(expected)} instead of ${formatRupees(seen.expected)}: cash was recorded while you counted. Please check your count and press again.`
      throw new AppError('wrong_status', words)
    }
  }

  return {
    get,

    count: (db: Knex, seen: Counting, actor: Actor): Promise<DayBook> =>
      transact(db, async (trx) => {
        const { day, counted, expected, reason } = seen
        const book = await get(trx, day)
        if (day > book.today) throw wrong('#/day', 'This day has not come yet')
        assertSeen(book, seen)
        if (counted !== expected && !reason) {
          throw wrong('#/reason', 'Please say why the count differs from the records')
        }
        const position = book.counts.length
        const count = { day, position, expected, counted, reason, at: now().toISOString() }
        if (!(await insertCount(trx, { ...count, actorId: actor.id }))) {
          assertSeen(await get(trx, day), seen)
        }
        const before = book.counts.at(-1)
        await audit(trx, actor, {
          subject: 'cash',
          subjectId: day,
          action: 'counted',
          ...(before && { before: { expected: before.expected, counted: before.counted } }),
          after: { expected, counted },
        })
        return get(trx, day)
      }),
  }
}
