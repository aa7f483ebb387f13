import type { Knex } from 'knex'
import type { SponsoredDay } from '#contract/sponsorships/admin.ts'
import { countRows } from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'

type Row = Omit<SponsoredDay, 'state' | 'hasEmail' | 'short'> & {
  readonly place?: number
  readonly isReleased: boolean
  readonly heldUntil?: string
  readonly price: number
  readonly status?: string
  readonly received?: number
  readonly isTest?: boolean
  readonly email?: string
  readonly createdAt: string
}

const rows = (db: Knex) =>
  records<Row>(db, 'sponsored_days')
    .join('sponsorships', 'sponsorships.id', 'sponsored_days.sponsorship_id')
    .leftJoin('donations', 'donations.id', 'sponsored_days.donation_id')
    .select(
      'sponsored_days.id',
      'sponsored_days.sponsorship_id',
      'sponsorships.name as offering',
      'sponsored_days.date',
      'sponsored_days.place',
      'sponsored_days.name',
      'sponsored_days.is_name_shown',
      'sponsored_days.is_released',
      'sponsored_days.held_until',
      'sponsored_days.amount as price',
      'sponsored_days.version',
      'sponsored_days.created_at',
      'donations.full_name',
      'donations.phone',
      'donations.email',
      'donations.reference',
      'donations.status',
      'donations.amount as received',
      'donations.is_test',
    )

const stateOf = (
  { place, isReleased, heldUntil, status, isTest }: Row,
  now: string,
): SponsoredDay['state'] => {
  const isHeld = place !== undefined && (heldUntil === undefined || heldUntil > now)
  if (isTest) return isHeld ? 'test' : 'free'
  if (!isHeld) return status === 'succeeded' && !isReleased ? 'none' : 'free'
  if (status === 'succeeded') return 'paid'
  return status === undefined ? 'held' : 'promised'
}

const toStaff = (row: Row, now: string): SponsoredDay => {
  const { place: _p, isReleased: _r, heldUntil: _h, status: _s, isTest: _t, ...columns } = row
  const { price, received = 0, email, createdAt: _c, ...day } = columns
  const state = stateOf(row, now)
  const isShort = state === 'paid' && received < price
  return {
    ...day,
    state,
    ...(email && { hasEmail: true }),
    ...(isShort && { short: { price, received } }),
  }
}

export const findStaffDay = async (
  db: Knex,
  id: string,
  now: string,
): Promise<SponsoredDay | undefined> => {
  const row = await rows(db).where('sponsored_days.id', id).first()
  return row && toStaff(row, now)
}

/** Paid, and its day was taken by others before the money was found. */
const withoutDay =
  "sponsored_days.place is null and donations.status = 'succeeded' and not donations.is_test and not sponsored_days.is_released"

/** Taken or without a day, between two dates, both included. */
export const listDaysBetween = async (
  db: Knex,
  { from, to }: { readonly from: string; readonly to: string },
  now: string,
): Promise<SponsoredDay[]> => {
  const found = await rows(db)
    .whereBetween('sponsored_days.date', [from, to])
    .where((of) => of.whereNotNull('sponsored_days.place').orWhereRaw(withoutDay))
    .where((of) =>
      of.whereNull('sponsored_days.held_until').orWhere('sponsored_days.held_until', '>', now),
    )
    .orderBy(['sponsored_days.date', 'offering', 'sponsored_days.created_at', 'sponsored_days.id'])
  return found.map((row) => toStaff(row, now))
}

/** What is carried out on these days. */
export const listPaidBetween = async (
  db: Knex,
  range: { readonly from: string; readonly to: string },
  now: string,
): Promise<SponsoredDay[]> =>
  (await listDaysBetween(db, range, now)).filter(({ state }) => state === 'paid')

/** Paid, but less than the day costs. */
const paidLess =
  "sponsored_days.place is not null and donations.status = 'succeeded' and not donations.is_test and donations.amount < sponsored_days.amount"

/** For the first page of the back office. */
export const waitingSponsored = async (
  db: Knex,
  today: string,
): Promise<{ withoutDay: number; paidLess: number }> => {
  const paidDays = () =>
    db('sponsored_days').join('donations', 'donations.id', 'sponsored_days.donation_id')
  return {
    withoutDay: await countRows(paidDays().whereRaw(withoutDay)),
    paidLess: await countRows(
      paidDays().where('sponsored_days.date', '>=', today).whereRaw(paidLess),
    ),
  }
}

/** The days of these donations, by their references. */
export const listDaysOfGifts = async (
  db: Knex,
  references: readonly string[],
  now: string,
): Promise<(SponsoredDay & { readonly createdAt: string })[]> => {
  const found = await rows(db).whereIn('donations.reference', [...references])
  return found.map((row) => ({ ...toStaff(row, now), createdAt: row.createdAt }))
}
