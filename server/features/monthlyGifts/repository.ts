import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { GiftEnder, GiftStatus, GiftWay } from '#contract/monthlyGifts/gift.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

export type GiftRecord = {
  readonly id: string
  readonly reference: string
  readonly way: GiftWay
  readonly status: GiftStatus
  /** Whole rupees a month. */
  readonly amount: number
  readonly fullName: string
  readonly email: string
  /** In which the donor reads. */
  readonly language: Language
  readonly purpose?: string | undefined
  /** Until it ends, for the receipt of each month. */
  readonly pan?: string | undefined
  readonly donorAddress?: string | undefined
  readonly isTest: boolean
  /** The provider's id of the monthly charge. */
  readonly subscriptionId?: string | undefined
  /** Of the month, on which we remind. */
  readonly day: number
  /** The temple's date of the next charge or reminder. */
  readonly nextOn?: string | undefined
  /** Since when its card is declined. */
  readonly failedAt?: string | undefined
  /** The donor's wish to end it, even while the provider cannot be reached. */
  readonly stopAskedAt?: string | undefined
  readonly endedAt?: string | undefined
  /** Already while it is being stopped. */
  readonly endedBy?: GiftEnder | undefined
  /** When the provider is next asked about it. */
  readonly askAt?: string | undefined
  readonly userId?: string | undefined
  /** Grows with every change that a donor sees. */
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

const columns = columnsOf<GiftRecord>()([
  'id',
  'reference',
  'way',
  'status',
  'amount',
  'fullName',
  'email',
  'language',
  'purpose',
  'pan',
  'donorAddress',
  'isTest',
  'subscriptionId',
  'day',
  'nextOn',
  'failedAt',
  'stopAskedAt',
  'endedAt',
  'endedBy',
  'askAt',
  'userId',
  'version',
  'createdAt',
  'updatedAt',
])

export const monthlyGifts = (db: Knex) => records<GiftRecord>(db, 'monthly_gifts', columns)

/** False if another one has the reference. */
export const insertGift = async (trx: Knex, record: GiftRecord): Promise<boolean> => {
  const unlessTaken = 'on conflict (reference) do nothing returning id'
  const row = toColumns(record, columns)
  return (await insertRows(trx, 'monthly_gifts', [row], unlessTaken)).length > 0
}

/** For a row that is locked. */
export const updateGift = async (trx: Knex, record: GiftRecord): Promise<void> => {
  await trx('monthly_gifts').where({ id: record.id }).update(toColumns(record, columns))
}

type Which =
  | { readonly id: string }
  | { readonly reference: string }
  | { readonly subscriptionId: string }

export const findGift = (db: Knex, which: Which): Promise<GiftRecord | undefined> =>
  monthlyGifts(db).where(which).first()

/** Locked until the end of the transaction. */
export const lockGift = (trx: Knex, which: Which): Promise<GiftRecord | undefined> =>
  monthlyGifts(trx).where(which).forUpdate().first()

export const listGiftsOf = (db: Knex, userId: string): Promise<GiftRecord[]> =>
  monthlyGifts(db)
    .where({ userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])

/** Reminders that are due on a day. */
export const listDueReminders = (db: Knex, today: string): Promise<GiftRecord[]> =>
  monthlyGifts(db)
    .where({ way: 'upi', status: 'active' })
    .where('next_on', '<=', today)
    .orderBy('id')

/** When the provider is to be asked next about any of them. */
export const findNextGiftCheck = async (db: Knex): Promise<string | undefined> => {
  const gift = await monthlyGifts(db).whereNotNull('ask_at').orderBy('ask_at').first()
  return (gift as GiftRecord | undefined)?.askAt
}
