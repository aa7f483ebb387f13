import type { Knex } from 'knex'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import type { DonationNature } from '#contract/donations/rules.ts'
import type { DonationNote } from '#contract/donations/admin.ts'
import type { Language } from '#contract/languages.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'
import {
  paymentColumns,
  type PaymentRecord,
  type Which as PaymentKey,
} from '#server/payments/payable.ts'
import { createTrail } from '#server/payments/trail.ts'

/** The amount is the one received, once it was received. */
export type DonationRecord = PaymentRecord & {
  readonly reference: string
  /** Set if the amount received differs from the pledge. */
  readonly pledgedAmount?: number | undefined
  /** The reference of the pledge that was paid once more. */
  readonly anotherOf?: string | undefined
  readonly paymentMethod: PaymentMethod
  /** In which the donor reads. */
  readonly language: Language
  readonly fullName: string
  readonly email: string
  readonly phone?: string | undefined
  readonly message?: string | undefined
  readonly purpose?: string | undefined
  /** The yearly seva that it pays for, and how it is entered in the books. */
  readonly sevaId?: string | undefined
  readonly nature?: DonationNature | undefined
  /** The day that it sponsors. */
  readonly sponsoredDayId?: string | undefined
  /** Paid by card for a day, it is cancelled then if it is still unpaid. */
  readonly closesAt?: string | undefined
  /** The monthly gift of which it is a month, and the card provider's invoice of that. */
  readonly giftId?: string | undefined
  readonly invoiceId?: string | undefined
  /** Shown in full only in the receipt’s PDF and in Form 10BD, and never logged. */
  readonly pan?: string | undefined
  readonly donorAddress?: string | undefined
  /** Set if it is paid by cheque, with the bank on which it is drawn. */
  readonly chequeNumber?: string | undefined
  readonly chequeBank?: string | undefined
  /** Of the card machine. */
  readonly slip?: string | undefined
  /** Staff took it: what is said about its payment is their word, not the donor's. */
  readonly isAtCounter?: boolean | undefined
  /** Set if staff recorded it by mistake. */
  readonly voidReason?: string | undefined
  /** The version that was read; writing it sets a new one. */
  readonly updatedAt: string
}

/** Its owner and its refund by hand are columns of their own, written by themselves. */
const columns = [
  ...paymentColumns,
  ...columnsOf<Omit<DonationRecord, keyof PaymentRecord>>()([
    'reference',
    'language',
    'pledgedAmount',
    'anotherOf',
    'fullName',
    'email',
    'phone',
    'message',
    'purpose',
    'sevaId',
    'nature',
    'sponsoredDayId',
    'closesAt',
    'giftId',
    'invoiceId',
    'pan',
    'donorAddress',
    'chequeNumber',
    'chequeBank',
    'slip',
    'isAtCounter',
    'voidReason',
    'updatedAt',
  ]),
]

/** False if another donation has the reference. */
export const insertDonation = async (trx: Knex, record: DonationRecord): Promise<boolean> => {
  const unlessTaken = 'on conflict (reference) do nothing returning id'
  const inserted = await insertRows(trx, 'donations', [toColumns(record, columns)], unlessTaken)
  return inserted.length > 0
}

/** For a row that is locked. */
export const updateDonation = async (
  trx: Knex,
  record: DonationRecord,
  now: string,
): Promise<void> => {
  await trx('donations')
    .where({ id: record.id })
    .update(toColumns({ ...record, updatedAt: now }, columns))
}

/** Queries that are answered with donations. */
export const donations = (db: Knex) => records<DonationRecord>(db, 'donations', columns)

type Which = { readonly reference: string } | { readonly invoiceId: string } | PaymentKey

export const findDonation = (db: Knex, which: Which): Promise<DonationRecord | undefined> =>
  donations(db).where(which).first()

/** Whoever changes a donation locks its row until the end of the transaction. */
export const lockDonation = (trx: Knex, which: Which): Promise<DonationRecord | undefined> =>
  donations(trx).where(which).forUpdate().first()

export type DonationStep = {
  readonly status: DonationStatus
  readonly at: string
  readonly by: 'donor' | 'provider' | 'temple'
  /** Which member of staff. */
  readonly actorId?: string | undefined
  readonly note?: DonationNote | undefined
  /** The total refunded by then. */
  readonly refundedPaise?: number | undefined
}

export const trail = createTrail<DonationStep>({
  table: 'donation_steps',
  owner: 'donation_id',
  columns: ['status', 'at', 'by', 'actorId', 'note', 'refundedPaise'],
})

/** The moment it was last written, as a number that an ETag takes. */
export const versionOf = ({ updatedAt }: Pick<DonationRecord, 'updatedAt'>): number =>
  Date.parse(updatedAt) % 1_000_000_000
