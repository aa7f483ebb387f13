import type { Knex } from 'knex'
import type { Waiting } from '#contract/bookings/waiting.ts'
import {
  exportMonthlyGifts,
  getGiftForStaff,
  listMonthlyGifts,
  stopMonthlyGift,
  type StaffGift,
  type StaffGiftDetails,
} from '#contract/monthlyGifts/admin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { asReference } from '#contract/reference.ts'
import { type Condition, equals, listOf } from '#server/admin/list.ts'
import { transact } from '#server/db/db.ts'
import { countRows } from '#server/db/paging.ts'
import type { Searched } from '#server/db/searchTerms.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { CardGifts } from './cards.ts'
import type { Months } from './months.ts'
import type { GiftReminders } from './reminders.ts'
import { findGift, lockGift, monthlyGifts, type GiftRecord } from './repository.ts'

type Deps = Pick<Shared, 'audit'> & {
  readonly cards: Pick<CardGifts, 'stop'>
  readonly reminders: Pick<GiftReminders, 'setStatus'>
  readonly months: Pick<Months, 'list'>
}

type Filter = Parsed<typeof exportMonthlyGifts>

/** What was received for each gift and not refunded, in rupees. */
const totalsOf = async (db: Knex, ids: readonly string[]): Promise<Map<string, number>> => {
  const rows: { gift_id: string; paise: number | string }[] = await db('donations')
    .whereIn('gift_id', [...ids])
    .where({ status: 'succeeded' })
    .groupBy('gift_id')
    .select('gift_id', db.raw('sum(amount * 100 - refunded_paise) as paise'))
  return new Map(rows.map(({ gift_id: id, paise }) => [id, rupeesOf(Number(paise))]))
}

const toStaff = async (db: Knex, rows: readonly GiftRecord[]): Promise<StaffGift[]> => {
  const totals = await totalsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, stopAskedAt, ...gift }) => ({
    ...gift,
    isStopping: stopAskedAt !== undefined && gift.status !== 'ended',
    given: totals.get(id) ?? 0,
  }))
}

/** Nobody has to look at forms that were left: those that never began only if asked for. */
const ofStatus: Condition<Filter['status']> = (query, status) => {
  if (status !== undefined) query.where({ status })
  else query.whereNot({ status: 'pending' })
  query.where((of) => of.whereNot({ status: 'ended' }).orWhereNotNull('ended_by'))
}

export const byName: Searched<Pick<GiftRecord, 'fullName'>> = {
  table: 'monthly_gifts',
  columns: ['fullName'],
  namesOf: ({ fullName }) => [fullName],
}

const giftList = listOf<GiftRecord, Filter, GiftRecord>({
  rows: monthlyGifts,
  where: { status: ofStatus, way: equals('way') },
  search: {
    columns: ['full_name', 'email', 'reference'],
    terms: { column: 'search_terms', of: byName },
  },
  sort: [
    { by: 'created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
    { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
  ],
  toItems: (rows) => rows,
})

/** For the first page of the back office. */
export const waitingGifts = async (db: Knex): Promise<NonNullable<Waiting['monthlyGifts']>> => ({
  failed: await countRows(
    db('monthly_gifts').where({ status: 'failed', is_test: false, stop_asked_at: null }),
  ),
})

const ways = { card: 'Card', upi: 'UPI reminder' } as const

/** Monthly gifts as the office sees them. */
export const giftAdminRoutes = ({ audit, cards, reminders, months }: Deps): Route[] => {
  const find = async (db: Knex, reference: string): Promise<GiftRecord> => {
    const gift = await findGift(db, { reference: asReference(reference) })
    if (!gift) throw new AppError('not_found', 'There is no such monthly gift.')
    return gift
  }

  const show = async (db: Knex, gift: GiftRecord): Promise<StaffGiftDetails> => {
    const [staff] = await toStaff(db, [gift])
    if (!staff) throw new Error('A gift is shown as itself.')
    const donations = await months.list(db, gift.id)
    return {
      ...staff,
      months: donations.map(({ reference, amount, status, paidAt, createdAt }) => {
        return { reference, amount, status, at: paidAt ?? createdAt }
      }),
    }
  }

  return [
    implement(listMonthlyGifts)(async (input, { db }) => {
      const { items, next } = await giftList.page(db, input)
      return { items: await toStaff(db, items), ...(next !== undefined && { next }) }
    }),
    implementDownload(exportMonthlyGifts)((filter, { db }) =>
      giftList.csv(db, filter, {
        fileName: 'monthly-gifts',
        subject: 'list',
        list: 'monthly-gifts',
        columns: [
          ['Reference', ({ reference }) => reference],
          ['Status', ({ status }) => status],
          ['Way', ({ way }) => ways[way]],
          ['Amount a month', ({ amount }) => amount],
          ['Donor', ({ fullName }) => fullName],
          ['Email', ({ email }) => email],
          ['Purpose', ({ purpose }) => purpose],
          ['Next', ({ nextOn }) => nextOn],
          ['Began', ({ createdAt }) => createdAt.slice(0, 10)],
          ['Ended', ({ endedAt }) => endedAt?.slice(0, 10)],
        ],
      }),
    ),
    implement(getGiftForStaff)(async ({ reference }, { db }) =>
      show(db, await find(db, reference)),
    ),
    implement(stopMonthlyGift)(async ({ reference }, { db, actor }) => {
      const current = await find(db, reference)
      const { id, status } = current
      await transact(db, async (trx) => {
        const gift = await lockGift(trx, { id })
        if (gift?.way === 'upi' && gift.status !== 'ended')
          await reminders.setStatus(trx, gift, 'ended', 'temple')
        const stopped = {
          subject: 'monthly_gift',
          subjectId: current.reference,
          action: 'stopped',
        } as const
        await audit(trx, actor, { ...stopped, before: { status } })
      })
      const gift = await find(db, reference)
      if (gift.way === 'card') await cards.stop(db, gift, 'temple')
      return show(db, await find(db, reference))
    }),
  ]
}
