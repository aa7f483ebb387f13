import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { InLanguage } from '#contract/languages.ts'
import type { GiftWay } from '#contract/monthlyGifts/gift.ts'
import type { MonthlyGift, startCardGift } from '#contract/monthlyGifts/public.ts'
import { asReference, newReference } from '#contract/reference.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { validateDonation } from '#server/features/donations/validateDonation.ts'
import { assertTakesUpi } from '#server/payments/takesUpi.ts'
import { nextGiftCheck } from './dates.ts'
import type { Months } from './months.ts'
import type { GiftNotices } from './notices.ts'
import { findGift, insertGift, listGiftsOf, type GiftRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'now'> & {
  readonly donations: Pick<Donations, 'linkOf' | 'receiptOf'>
  readonly months: Months
  readonly notices: GiftNotices
  readonly opens: (reference: string, token?: string) => boolean
  readonly isTest: boolean
}

/** What opens a gift: the token of its link, or the session of the donor. */
export type GiftKey = {
  readonly reference: string
  readonly token?: string | undefined
  /** Present if the caller is logged in. */
  readonly userId?: string | undefined
}

export type GiftInput = Parsed<typeof startCardGift> & InLanguage

/** Monthly gifts, as donors begin and see them. */
export const createMonthlyGifts = (deps: Deps) => {
  const { findSite, now, donations, months, notices, opens, isTest } = deps

  const add = async (
    trx: Knex,
    input: GiftInput,
    { way, userId }: { readonly way: GiftWay; readonly userId: string | undefined },
  ): Promise<GiftRecord> => {
    const site = await findSite(trx)
    validateDonation(input, site)
    const at = now().toISOString()
    const day = Number(civilDateAt(now().getTime(), site.city.timeZone).slice(8))
    for (;;) {
      const gift: GiftRecord = {
        ...input,
        // What a form leaves empty counts as not given.
        purpose: input.purpose || undefined,
        pan: input.pan || undefined,
        donorAddress: input.donorAddress || undefined,
        id: randomUUIDv7(),
        reference: newReference('M'),
        way,
        status: 'pending',
        isTest: way === 'card' && isTest,
        day,
        userId,
        version: 1,
        createdAt: at,
        updatedAt: at,
      }
      const askAt = way === 'card' ? nextGiftCheck(gift, undefined, now()) : undefined
      if (await insertGift(trx, { ...gift, askAt })) return gift
    }
  }

  const show = async (db: Knex, gift: GiftRecord): Promise<MonthlyGift> => {
    const payments = await months.list(db, gift.id)
    const { reference, way, status, amount, fullName, email, purpose, nextOn } = gift
    const { endedAt, endedBy, createdAt } = gift
    return {
      reference,
      way,
      status,
      amount,
      fullName,
      email,
      purpose,
      nextOn,
      endedAt,
      createdAt,
      isTest: gift.isTest,
      ...(status === 'ended' && { endedBy }),
      isStopping: gift.stopAskedAt !== undefined && status !== 'ended',
      months: await Promise.all(
        payments.map(async (donation) => ({
          ...donations.linkOf(donation),
          amount: donation.amount,
          status: donation.status,
          at: donation.paidAt ?? donation.createdAt,
          ...(await donations.receiptOf(db, donation)),
        })),
      ),
    }
  }

  return {
    add,
    show,

    /** The gift, if the caller may open it. */
    opened: (found: GiftRecord | undefined, { token, userId }: GiftKey): GiftRecord => {
      const isOwn = found?.userId !== undefined && found.userId === userId
      if (found && (isOwn || opens(found.reference, token))) return found
      throw new AppError('not_found', { code: 'monthlyGifts.unknownLink' })
    },

    find: (db: Knex, { reference }: GiftKey): Promise<GiftRecord | undefined> =>
      findGift(db, { reference: asReference(reference) }),

    listOf: async (db: Knex, userId: string): Promise<MonthlyGift[]> =>
      Promise.all((await listGiftsOf(db, userId)).map((gift) => show(db, gift))),

    /** A command: `trx` is its transaction. */
    startUpi: async (trx: Knex, input: GiftInput, userId: string | undefined) => {
      assertTakesUpi(await findSite(trx), '#/amount')
      await notices.ask(trx, await add(trx, input, { way: 'upi', userId }))
      return {}
    },

    /** Stores a gift by card with its first month, before anything can be paid. */
    storeCard: (db: Knex, input: GiftInput, userId: string | undefined) =>
      transactTogether(db, async (trx) => {
        const gift = await add(trx, input, { way: 'card', userId })
        const donation = await months.add(trx, gift, { paymentMethod: 'card' })
        return { gift, donation }
      }),
  }
}

export type MonthlyGifts = ReturnType<typeof createMonthlyGifts>
