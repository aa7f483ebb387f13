import type { Knex } from 'knex'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'
import { lockSponsorship, type SponsorshipRecord } from './repository.ts'

/** A day that somebody chose: held, promised, paid or free again. */
export type DayRecord = {
  readonly id: string
  readonly sponsorshipId: string
  readonly date: string
  /** Which of its places; undefined once the day was freed. */
  readonly place?: number | undefined
  /** Whole rupees: the price when it was chosen, or what staff accepted for it. */
  readonly amount: number
  readonly name: string
  readonly isNameShown: boolean
  /** Undefined from the moment a donation holds it, unless that is in test mode. */
  readonly heldUntil?: string | undefined
  readonly donationId?: string | undefined
  /** Staff freed it on purpose. */
  readonly isReleased: boolean
  readonly isForgotten: boolean
  readonly dayNoticeAt?: string | undefined
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

const columns = columnsOf<DayRecord>()([
  'id',
  'sponsorshipId',
  'date',
  'place',
  'amount',
  'name',
  'isNameShown',
  'heldUntil',
  'donationId',
  'isReleased',
  'isForgotten',
  'dayNoticeAt',
  'version',
  'createdAt',
  'updatedAt',
])

const days = (db: Knex) => records<DayRecord>(db, 'sponsored_days', columns)

export const insertDay = async (trx: Knex, day: DayRecord): Promise<void> => {
  await insertRows(trx, 'sponsored_days', [toColumns(day, columns)])
}

export const updateDay = async (trx: Knex, day: DayRecord): Promise<void> => {
  await trx('sponsored_days').where({ id: day.id }).update(toColumns(day, columns))
}

export const findDay = (db: Knex, id: string): Promise<DayRecord | undefined> =>
  days(db).where({ id }).first()

export type Locked = { readonly day: DayRecord; readonly sponsorship: SponsorshipRecord }

/** The day and its offering, both locked until the end of the transaction, the offering first. */
export const lockDay = async (trx: Knex, id: string): Promise<Locked | undefined> => {
  const found = await findDay(trx, id)
  const sponsorship = found && (await lockSponsorship(trx, found.sponsorshipId))
  const day = sponsorship && (await days(trx).where({ id }).forUpdate().first())
  return day && { day, sponsorship }
}

type Which = { readonly sponsorshipId: string; readonly date: string }

/** The places of a day that are taken. Of those that nobody paid for in time, none. */
export const listPlaces = async (
  trx: Knex,
  { sponsorshipId, date }: Which,
  now: string,
): Promise<number[]> => {
  const ofDay = () => trx('sponsored_days').where({ sponsorship_id: sponsorshipId, date })
  await ofDay().where('held_until', '<=', now).update({ place: null })
  return ofDay().whereNotNull('place').pluck('place')
}

/** Deletes what was held and never given for: nobody needs its name. */
export const deleteExpired = async (db: Knex, before: string): Promise<void> => {
  await db('sponsored_days').whereNull('donation_id').where('held_until', '<', before).delete()
}

/** Those on a date of which nobody was written to; not what is only held. */
export const listToAnnounce = (db: Knex, date: string): Promise<string[]> =>
  db('sponsored_days')
    .where({ date })
    .whereNotNull('place')
    .whereNull('held_until')
    .whereNull('day_notice_at')
    .pluck('id')

type Range = { readonly from: string; readonly to: string }

type Taken = Pick<DayRecord, 'sponsorshipId' | 'date' | 'name' | 'isNameShown'> & {
  readonly isPaid: boolean
}

/** Places that are taken between two dates, both included, in the order in which they were. */
export const listTaken = (db: Knex, { from, to }: Range, now: string): Promise<Taken[]> =>
  records<Taken>(db, 'sponsored_days')
    .leftJoin('donations', 'donations.id', 'sponsored_days.donation_id')
    .whereBetween('date', [from, to])
    .whereNotNull('place')
    .where((of) => of.whereNull('held_until').orWhere('held_until', '>', now))
    .orderBy(['date', 'place'])
    .select(
      'sponsored_days.sponsorship_id',
      'sponsored_days.date',
      'sponsored_days.name',
      'sponsored_days.is_name_shown',
      db.raw(
        "case when donations.status = 'succeeded' and not donations.is_test then 1 else 0 end as is_paid",
      ),
    )

/** Of each offering, how many of its days from a date on are taken. */
export const countComing = async (
  db: Knex,
  today: string,
  now: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows: { sponsorship_id: string; count: number | string }[] = await db('sponsored_days')
    .where('date', '>=', today)
    .whereNotNull('place')
    .where((of) => of.whereNull('held_until').orWhere('held_until', '>', now))
    .groupBy('sponsorship_id')
    .select('sponsorship_id', db.raw('count(*) as count'))
  return new Map(rows.map(({ sponsorship_id: id, count }) => [id, Number(count)]))
}
