import type { Knex } from 'knex'
import { columnsOf, records } from '#server/db/rows.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import type { DayRecord } from './dayRepository.ts'

/** The donation for a day, as far as the day depends on it. */
export type Gift = Pick<
  DonationRecord,
  | 'id'
  | 'reference'
  | 'status'
  | 'amount'
  | 'isTest'
  | 'fullName'
  | 'email'
  | 'language'
  | 'sponsoredDayId'
>

type Which = Pick<DayRecord, 'donationId'>

const columns = columnsOf<Gift>()([
  'id',
  'reference',
  'status',
  'amount',
  'isTest',
  'fullName',
  'email',
  'language',
  'sponsoredDayId',
])

const gifts = (db: Knex, { donationId = '' }: Which) =>
  records<Gift>(db, 'donations', columns).where({ id: donationId })

export const findGift = (db: Knex, day: Which): Promise<Gift | undefined> => gifts(db, day).first()

/** Locked until the end of the transaction. */
export const lockGift = (trx: Knex, day: Which): Promise<Gift | undefined> =>
  gifts(trx, day).forUpdate().first()

export const statusOfGift = async (db: Knex, day: Which): Promise<Gift['status'] | undefined> =>
  (await findGift(db, day))?.status

/** What it is for has changed; a receipt stays as it was issued. */
export const setPurpose = async (
  trx: Knex,
  id: string,
  purpose: string,
  now: string,
): Promise<void> => {
  await trx('donations').where({ id }).update({ purpose, updated_at: now })
}
