import type { Knex } from 'knex'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import type { DonationNote } from '#contract/donations/admin.ts'
import { insertRows } from '#server/db/sql.ts'

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

export type Row = {
  id: string
  reference: string
  status: DonationStatus
  amount: number
  pledged_amount: number | null
  another_of: string | null
  payment_method: PaymentMethod
  full_name: string
  email: string
  message: string | null
  purpose: string | null
  pan: string | null
  donor_address: string | null
  is_test: boolean | number
  payment_id: string | null
  paid_at: string | null
  refunded_paise: number
  dispute: 'open' | 'won' | 'lost' | null
  dispute_due: string | null
  claimed_at: string | null
  utr: string | null
  cheque_number: string | null
  cheque_bank: string | null
  void_reason: string | null
  check_at: string | null
  created_at: string
  updated_at: string
}

export const toRecord = (row: Row): DonationRecord => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  amount: row.amount,
  pledgedAmount: row.pledged_amount ?? undefined,
  anotherOf: row.another_of ?? undefined,
  paymentMethod: row.payment_method,
  fullName: row.full_name,
  email: row.email,
  message: row.message ?? undefined,
  purpose: row.purpose ?? undefined,
  pan: row.pan ?? undefined,
  donorAddress: row.donor_address ?? undefined,
  isTest: Boolean(row.is_test),
  paymentId: row.payment_id ?? undefined,
  paidAt: row.paid_at ?? undefined,
  refundedPaise: row.refunded_paise,
  dispute: row.dispute ?? undefined,
  disputeDue: row.dispute_due ?? undefined,
  claimedAt: row.claimed_at ?? undefined,
  utr: row.utr ?? undefined,
  chequeNumber: row.cheque_number ?? undefined,
  chequeBank: row.cheque_bank ?? undefined,
  voidReason: row.void_reason ?? undefined,
  checkAt: row.check_at ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toRow = (record: DonationRecord): Row => ({
  id: record.id,
  reference: record.reference,
  status: record.status,
  amount: record.amount,
  pledged_amount: record.pledgedAmount ?? null,
  another_of: record.anotherOf ?? null,
  payment_method: record.paymentMethod,
  full_name: record.fullName,
  email: record.email,
  message: record.message ?? null,
  purpose: record.purpose ?? null,
  pan: record.pan ?? null,
  donor_address: record.donorAddress ?? null,
  is_test: record.isTest,
  payment_id: record.paymentId ?? null,
  paid_at: record.paidAt ?? null,
  refunded_paise: record.refundedPaise,
  dispute: record.dispute ?? null,
  dispute_due: record.disputeDue ?? null,
  claimed_at: record.claimedAt ?? null,
  utr: record.utr ?? null,
  cheque_number: record.chequeNumber ?? null,
  cheque_bank: record.chequeBank ?? null,
  void_reason: record.voidReason ?? null,
  check_at: record.checkAt ?? null,
  created_at: record.createdAt,
  updated_at: record.updatedAt,
})

/** False if another donation has the reference. */
export const insertDonation = async (trx: Knex, record: DonationRecord): Promise<boolean> => {
  const row = toRow(record)
  const unlessTaken = 'on conflict (reference) do nothing returning id'
  const inserted = await insertRows(trx, 'donations', [row], unlessTaken)
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
    .update({ ...toRow(record), updated_at: now })
}

type Which =
  { readonly id: string } | { readonly reference: string } | { readonly payment_id: string }

export const findDonation = async (db: Knex, which: Which): Promise<DonationRecord | undefined> => {
  const row = await db<Row>('donations').where(which).first()
  return row && toRecord(row)
}

/** Whoever changes a donation locks its row until the end of the transaction. */
export const lockDonation = async (
  trx: Knex,
  which: Which,
): Promise<DonationRecord | undefined> => {
  const row = await trx<Row>('donations').where(which).forUpdate().first()
  return row && toRecord(row)
}

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
  const row = await trx('donation_steps')
    .where({ donation_id: donationId })
    .count({ n: '*' })
    .first()
  const position = Number(row?.['n'] ?? 0)
  const step = {
    donation_id: donationId,
    position,
    status,
    at,
    by,
    actor_id: actorId ?? null,
    note: note ?? null,
    refunded_paise: refundedPaise ?? null,
  }
  await insertRows(trx, 'donation_steps', [step])
  return position
}
