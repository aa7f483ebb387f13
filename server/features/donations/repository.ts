import type { Knex } from 'knex'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import type { DonationNote } from '#contract/donations/admin.ts'
import { countRows } from '#server/db/paging.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'
import type { Which as PaymentKey } from '#server/payments/payable.ts'

export type DonationRecord = {
  id: string
  reference: string
  status: DonationStatus
  /** Whole rupees; the amount received, once it was received. */
  amount: number
  /** Set if the amount received differs from the pledge. */
  pledgedAmount?: number | undefined
  /** The reference of the pledge that was paid once more. */
  anotherOf?: string | undefined
  paymentMethod: PaymentMethod
  fullName: string
  email: string
  message?: string | undefined
  purpose?: string | undefined
  /** Shown in full only in the receipt’s PDF and in Form 10BD, and never logged. */
  pan?: string | undefined
  donorAddress?: string | undefined
  /** No money moved. */
  isTest: boolean
  /** The card provider's id of it. */
  paymentId?: string | undefined
  paidAt?: string | undefined
  refundedPaise: number
  /** The card's owner asked the bank for the money. */
  dispute?: 'open' | 'won' | 'lost' | undefined
  /** The deadline for answering an open dispute. */
  disputeDue?: string | undefined
  claimedAt?: string | undefined
  utr?: string | undefined
  /** Set if it is paid by cheque, with the bank on which it is drawn. */
  chequeNumber?: string | undefined
  chequeBank?: string | undefined
  /** Set if staff recorded it by mistake. */
  voidReason?: string | undefined
  /** When the provider is next asked about it. */
  checkAt?: string | undefined
  createdAt: string
  /** The version that was read; writing it sets a new one. */
  updatedAt: string
}

/** Its owner and its refund by hand are columns of their own, written by themselves. */
const columns = columnsOf<DonationRecord>()([
  'id',
  'reference',
  'status',
  'amount',
  'pledgedAmount',
  'anotherOf',
  'paymentMethod',
  'fullName',
  'email',
  'message',
  'purpose',
  'pan',
  'donorAddress',
  'isTest',
  'paymentId',
  'paidAt',
  'refundedPaise',
  'dispute',
  'disputeDue',
  'claimedAt',
  'utr',
  'chequeNumber',
  'chequeBank',
  'voidReason',
  'checkAt',
  'createdAt',
  'updatedAt',
])

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

type Which = { readonly reference: string } | PaymentKey

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

/** Adds a step and returns its number; the donation's row is locked. */
export const addStep = async (
  trx: Knex,
  donationId: string,
  { status, at, by, actorId, note, refundedPaise }: DonationStep,
): Promise<number> => {
  const position = await countRows(trx('donation_steps').where({ donation_id: donationId }))
  const step = { donationId, position, status, at, by, actorId, note, refundedPaise }
  await insertRows(trx, 'donation_steps', [toColumns(step)])
  return position
}
