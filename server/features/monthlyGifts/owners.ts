import type { Knex } from 'knex'
import { maskedPan } from '#contract/donations/pan.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { stripReceipts } from '#server/privacy/receipts.ts'
import { createSentRows } from '#server/privacy/sentRows.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { monthlyGifts, type GiftRecord } from './repository.ts'

const table = 'monthly_gifts'

const rows = (db: Knex): Knex.QueryBuilder => monthlyGifts(db).orderBy('created_at', 'desc')

/** The temple's records keep how much was given; the donations have records of their own. */
const nobody = {
  full_name: '',
  email: '',
  purpose: null,
  pan: null,
  donor_address: null,
  user_id: null,
}

/**
 * Nobody is charged or reminded any more once they are forgotten: the wish is stored here, and the
 * provider hears of it as soon as it can be reached.
 */
const forgetOne = async (
  trx: Knex,
  { id, reference, way, status }: GiftRecord,
  at: string,
): Promise<void> => {
  const isOver = status === 'ended'
  await trx(table)
    .where({ id })
    .update({
      ...nobody,
      version: trx.raw('version + 1'),
      ...(!isOver && way === 'card' && { stop_asked_at: at, ended_by: 'donor', ask_at: at }),
      ...(!isOver && way === 'upi' && { status: 'ended', ended_at: at, ended_by: 'donor' }),
      ...(!isOver && { next_on: null }),
    })
  await dropMails(trx, [`monthly:${id}:`])
  await stripReceipts(trx, { about: [reference, id], outcome: 'deleted' })
}

const { listOwn, ...sent } = createSentRows<GiftRecord>({
  table,
  key: 'reference',
  rows,
  toHeld: (row) => ({
    reference: row.reference,
    at: row.createdAt,
    name: row.fullName,
    email: row.email,
  }),
  isNeeded: () => false,
})

/** A guest is forgotten a year after the gift has ended, as the privacy page says. */
const guestRetentionMs = 365 * 24 * 60 * 60_000

/** The daily task. */
export const forgetEndedGifts = async (db: Knex, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - guestRetentionMs).toISOString()
  await db(table)
    .where({ status: 'ended', user_id: null })
    .where('ended_at', '<', before)
    .whereNot({ full_name: '' })
    .update(nobody)
}

export const giftData: PersonalData = {
  name: 'monthlyGifts',
  ...sent,
  forget: async (trx, person, now) => {
    const own = await listOwn(trx, person)
    for (const gift of own) await forgetOne(trx, gift, now.toISOString())
    return own.map(({ reference }) => reference)
  },
  read: async (db, person) =>
    (await listOwn(db, person)).map(
      ({ userId: _, version: _v, id: _i, askAt: _c, subscriptionId: _s, ...gift }) => ({
        ...gift,
        pan: gift.pan && maskedPan(gift.pan),
      }),
    ),
}
