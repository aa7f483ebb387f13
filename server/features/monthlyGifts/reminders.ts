import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { GiftEnder, GiftStatus } from '#contract/monthlyGifts/gift.ts'
import { unconfirmedBefore } from '#server/consents/confirmations.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import { assertTakesUpi } from '#server/payments/takesUpi.ts'
import { nextMonth } from './dates.ts'
import type { Months } from './months.ts'
import type { GiftNotices } from './notices.ts'
import { listDueReminders, lockGift, updateGift, type GiftRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'now'> & {
  readonly months: Months
  readonly notices: GiftNotices
}

/** Until the next reminder, a month's pledge is the same one however often its link is opened. */
const pledgeMs = 25 * 24 * 60 * 60_000

const mayBecome: Readonly<Record<GiftStatus, readonly GiftStatus[]>> = {
  pending: ['active', 'ended'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  failed: ['ended'],
  ended: [],
}

/** Monthly gifts by UPI: reminders that a donor asked for and confirmed. */
export const createGiftReminders = ({ findSite, now, months, notices }: Deps) => {
  const today = async (db: Knex): Promise<string> =>
    civilDateAt(now().getTime(), (await findSite(db)).city.timeZone)

  /** In the caller's transaction; the row is locked. */
  const change = async (
    trx: Knex,
    gift: GiftRecord,
    changes: Partial<GiftRecord>,
  ): Promise<GiftRecord> => {
    const changed = {
      ...gift,
      ...changes,
      version: gift.version + 1,
      updatedAt: now().toISOString(),
    }
    await updateGift(trx, changed)
    await notices.changed(trx, gift, changed)
    return changed
  }

  return {
    setStatus: async (
      trx: Knex,
      gift: GiftRecord,
      status: 'active' | 'paused' | 'ended',
      endedBy: GiftEnder = 'donor',
    ): Promise<GiftRecord> => {
      if (gift.status === status) return gift
      if (!mayBecome[gift.status].includes(status)) throw new AppError('wrong_status')
      if (status === 'ended') {
        const over = { endedAt: now().toISOString(), endedBy, nextOn: undefined }
        return change(trx, gift, { status, ...over, pan: undefined, donorAddress: undefined })
      }
      const nextOn = status === 'active' ? nextMonth(await today(trx), gift.day) : undefined
      return change(trx, gift, { status, nextOn })
    },

    setAmount: async (trx: Knex, gift: GiftRecord, amount: number): Promise<GiftRecord> => {
      if (gift.status === 'ended') throw new AppError('wrong_status')
      return gift.amount === amount ? gift : change(trx, gift, { amount })
    },

    /** The pledge of this month. */
    pledge: async (trx: Knex, gift: GiftRecord): Promise<DonationRecord> => {
      assertTakesUpi(await findSite(trx), '#/reference')
      if (gift.way !== 'upi' || gift.status === 'ended' || gift.status === 'pending') {
        throw new AppError('wrong_status')
      }
      const since = new Date(now().getTime() - pledgeMs).toISOString()
      const existing = await months.findPledge(trx, gift, since)
      return existing ?? months.add(trx, gift, { paymentMethod: 'gpay' })
    },

    /** Each day: the reminders that are due, one for each gift even after a standstill. */
    remind: async (db: Knex): Promise<void> => {
      const day = await today(db)
      // Where UPI is not taken any more there is nothing to open.
      if ((await findSite(db)).upiAddress === undefined) return
      for (const { id } of await listDueReminders(db, day)) {
        await transact(db, async (trx) => {
          const gift = await lockGift(trx, { id })
          if (gift?.status !== 'active' || gift.nextOn === undefined || gift.nextOn > day) return
          await notices.remind(trx, gift, day)
          const nextOn = nextMonth(day, gift.day)
          await updateGift(trx, { ...gift, nextOn, updatedAt: now().toISOString() })
        })
      }
    },

    /** Each day: deletes what nobody confirmed. */
    forgetUnconfirmed: (db: Knex): Promise<number> =>
      db('monthly_gifts')
        .where({ way: 'upi', status: 'pending' })
        .where('created_at', '<', unconfirmedBefore(now()))
        .delete(),
  }
}

export type GiftReminders = ReturnType<typeof createGiftReminders>
