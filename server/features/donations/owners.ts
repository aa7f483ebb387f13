import type { Knex } from 'knex'
import type { DonationStatus } from '#contract/donations.ts'
import { maskedPan } from '#contract/pan.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { toRecord, type DonationRecord, type Row } from './repository.ts'

/** What the temple's books have to keep, with whose money it was: its receipt says so for good. */
const kept: readonly DonationStatus[] = ['succeeded', 'refunded']

/** More than anybody looks through; the export has them all. */
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

export const listDonationsOf = async (db: Knex, userId: string): Promise<DonationRecord[]> => {
  const rows = await db<Row & { user_id: string | null }>('donations')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .limit(listedAtMost)
  return rows.map(toRecord)
}

const dayMs = 24 * 60 * 60_000

/** The PAN and address of who has not paid are needed so long, as they may yet. */
const unpaidKeptMs = 30 * dayMs

/** And so long where the donor says it is paid: it may stand on the statement of the month after. */
const claimedKeptMs = 90 * dayMs

/** Who it was is forgotten after a year, as the page on privacy says; who has an account deletes it with that. */
const guestsKeptMs = 365 * dayMs

/** A donation that nobody paid, when its account is gone or it is long over. */
const nobody = {
  full_name: '',
  email: '',
  message: null,
  utr: null,
  pan: null,
  donor_address: null,
}

/** Takes away what only a receipt would have needed, and who it was where nobody needs it any more. */
export const forgetUnpaid = async (db: Knex, now: Date): Promise<void> => {
  const before = (retentionMs: number) => new Date(now.getTime() - retentionMs).toISOString()
  await db('donations')
    .whereNotIn('status', kept)
    .where('created_at', '<', before(unpaidKeptMs))
    .where((of) => of.whereNull('claimed_at').orWhere('claimed_at', '<', before(claimedKeptMs)))
    .where((of) => of.whereNotNull('pan').orWhereNotNull('donor_address'))
    .update({ pan: null, donor_address: null })
  const ofGone = () =>
    db('donations')
      .whereNotNull('user_id')
      .whereNot('status', 'pending')
      .whereNotExists(db('users').whereRaw('users.id = donations.user_id').select('id'))
  await ofGone().whereNotIn('status', kept).update(nobody)
  await ofGone().update({ user_id: null })
  await db('donations')
    .whereNotIn('status', [...kept, 'pending'])
    .whereNull('user_id')
    .where('updated_at', '<', before(guestsKeptMs))
    .whereNot({ full_name: '' })
    .update(nobody)
  // The answers that pledges were given say it all again. No phone asks for one so late.
  await db('receipts')
    .where('endpoint', 'like', 'POST /api/donations%')
    .where('created_at', '<', before(unpaidKeptMs))
    .delete()
}

/** Donations of people with an account. */
export const donationData: PersonalData = {
  name: 'donations',
  join: async (trx, { id, email }) => {
    await trx('donations')
      .whereNull('user_id')
      .whereRaw('lower(email) = ?', [email.toLowerCase()])
      .update({ user_id: id })
  },
  read: async (db, { id }) => {
    const rows = await db('donations as donation')
      .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donation.id')
      .where('donation.user_id', id)
      .orderBy('donation.created_at', 'desc')
      .select({
        reference: 'donation.reference',
        status: 'donation.status',
        amount: 'donation.amount',
        paymentMethod: 'donation.payment_method',
        fullName: 'donation.full_name',
        email: 'donation.email',
        message: 'donation.message',
        purpose: 'donation.purpose',
        pan: 'donation.pan',
        donorAddress: 'donation.donor_address',
        utr: 'donation.utr',
        receipt: 'receipt.number',
        createdAt: 'donation.created_at',
      })
    return rows.map((row) => ({ ...row, pan: row.pan && maskedPan(row.pan) }))
  },
  /**
   * One that is open keeps its name: it may still be paid, and then there is a receipt. It keeps the
   * account's id, too, by which `forgetUnpaid` finds it when it has ended.
   */
  forget: async (trx, { id }) => {
    const theirs = () => trx('donations').where({ user_id: id })
    await theirs()
      .whereNotIn('status', [...kept, 'pending'])
      .update(nobody)
    await theirs().update({ message: null })
    await theirs().whereNot('status', 'pending').update({ user_id: null })
  },
}
