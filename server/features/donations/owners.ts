import type { Knex } from 'knex'
import type { DonationStatus } from '#contract/donations/public.ts'
import { maskedPan } from '#contract/donations/pan.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { erasedUser, whereAccountIsGone, whereOwned } from '#server/privacy/personFilter.ts'
import { createSentRows } from '#server/privacy/sentRows.ts'
import { donations, type DonationRecord } from './repository.ts'

/** What the temple's records must keep, including the donor: the receipt keeps that for good. */
const receivedStatuses: readonly DonationStatus[] = ['succeeded', 'refunded']

/** More than anybody reads through; the export has them all. */
const listedAtMost = 100

export const setOwner = async (
  trx: Knex,
  id: string,
  userId: string | undefined,
): Promise<void> => {
  if (userId !== undefined) await trx('donations').where({ id }).update({ user_id: userId })
}

export const ownerOf = async (db: Knex, id: string): Promise<string | undefined> => {
  const row = await db('donations')
    .where({ id })
    .first<{ user_id: string | null } | undefined>('user_id')
  return row?.user_id ?? undefined
}

export const listDonationsOf = (db: Knex, userId: string): Promise<DonationRecord[]> =>
  donations(db).where({ userId }).orderBy('created_at', 'desc').limit(listedAtMost)

const dayMs = 24 * 60 * 60_000

/** How long the PAN and address of an unpaid donation are kept, because it may still be paid. */
export const unpaidRetentionDays = 30

/** And how long if the donor says they paid: the next month's statement may show it. */
export const claimedRetentionDays = 90

/**
 * The donor is forgotten after a year, as the privacy page says; with an account, on deleting it.
 */
export const guestRetentionDays = 365

/** A donation nobody paid, when its account is gone or it is long over. */
const nobody = {
  full_name: '',
  email: '',
  phone: null,
  message: null,
  utr: null,
  cheque_number: null,
  cheque_bank: null,
  slip: null,
  // The card provider could identify the donor by it. Later money is found by the donation's own
  // id.
  payment_id: null,
  pan: null,
  donor_address: null,
}

/** Deletes what only a receipt would have needed, and the donor if nobody needs them any more. */
export const forgetUnpaid = async (db: Knex, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  await db('donations')
    .whereNotIn('status', receivedStatuses)
    .where('created_at', '<', before(unpaidRetentionDays))
    .where((of) =>
      of.whereNull('claimed_at').orWhere('claimed_at', '<', before(claimedRetentionDays)),
    )
    // A cheque is valid for three months.
    .where((of) =>
      of
        .whereNot({ payment_method: 'cheque' })
        .orWhere('created_at', '<', before(claimedRetentionDays)),
    )
    .where((of) => of.whereNotNull('pan').orWhereNotNull('donor_address'))
    .update({ pan: null, donor_address: null })
  const ofGone = () =>
    db('donations').where(whereAccountIsGone('donations.user_id')).whereNot('status', 'pending')
  await ofGone().whereNotIn('status', receivedStatuses).update(nobody)
  await ofGone().update({ user_id: null })
  await db('donations')
    .whereNotIn('status', [...receivedStatuses, 'pending'])
    .whereNull('user_id')
    .where('updated_at', '<', before(guestRetentionDays))
    .whereNot({ full_name: '' })
    .update(nobody)
}

const { listOwn, ...sent } = createSentRows<DonationRecord>({
  table: 'donations',
  phone: 'phone',
  key: 'reference',
  rows: (db) => donations(db).orderBy('created_at', 'desc'),
  toHeld: (row) => ({
    reference: row.reference,
    at: row.createdAt,
    name: row.fullName,
    email: row.email,
    ...(row.phone !== undefined && { phone: row.phone }),
  }),
  isNeeded: ({ status }) => status === 'pending' || receivedStatuses.includes(status),
})

export const donationData: PersonalData = {
  name: 'donations',
  ...sent,
  read: async (db, person) => {
    const rows = await db('donations')
      .where(whereOwned(person, { table: 'donations', phone: 'phone' }))
      .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donations.id')
      .orderBy('donations.created_at', 'desc')
      .select({
        reference: 'donations.reference',
        status: 'donations.status',
        amount: 'donations.amount',
        paymentMethod: 'donations.payment_method',
        fullName: 'donations.full_name',
        email: 'donations.email',
        phone: 'donations.phone',
        message: 'donations.message',
        purpose: 'donations.purpose',
        pan: 'donations.pan',
        donorAddress: 'donations.donor_address',
        utr: 'donations.utr',
        chequeNumber: 'donations.cheque_number',
        chequeBank: 'donations.cheque_bank',
        slip: 'donations.slip',
        receipt: 'receipt.number',
        createdAt: 'donations.created_at',
      })
    return rows.map((row) => ({ ...row, pan: row.pan && maskedPan(row.pan) }))
  },
  /**
   * An open one keeps its name: it may still be paid, and then it needs a receipt. It belongs to an
   * account that no longer exists, and so `forgetUnpaid` finds it when it has ended.
   */
  forget: async (trx, person) => {
    const rows = await listOwn(trx, person)
    for (const { id } of rows) {
      const one = () => trx('donations').where({ id })
      await one()
        .whereNotIn('status', [...receivedStatuses, 'pending'])
        .update(nobody)
      await one().update({ message: null, user_id: null })
      // No receipt needs it.
      await one().whereNot({ status: 'pending' }).update({ phone: null })
      await one().whereNull('pan').update({ donor_address: null })
      await one()
        .where({ status: 'pending' })
        .update({ user_id: person.id ?? erasedUser })
    }
    return rows.map(({ reference }) => reference)
  },
}
