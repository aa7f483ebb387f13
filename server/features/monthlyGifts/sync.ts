import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { GiftEnder, GiftStatus } from '#contract/monthlyGifts/gift.ts'
import type {
  CardSubscription,
  SubscriptionProvider,
} from '#server/adapters/payment/subscriptionPort.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import type { Shared } from '#server/feature.ts'
import type { AskProvider } from '#server/payments/askProvider.ts'
import { cardsAway } from '#server/payments/askProvider.ts'
import { isGivenUp, nextGiftCheck } from './dates.ts'
import type { Months } from './months.ts'
import type { GiftNotices } from './notices.ts'
import { findGift, lockGift, updateGift, type GiftRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'now' | 'log'> & {
  readonly subscriptions: () => SubscriptionProvider
  readonly askProvider: AskProvider
  readonly months: Months
  readonly notices: GiftNotices
}

/** A change rarely comes while the provider is being asked; never this often. */
const readsAtMost = 5

const dayMs = 24 * 60 * 60_000

const statusOf = ({ status, isPaused }: CardSubscription): GiftStatus => {
  if (status === 'incomplete') return 'pending'
  if (status === 'failing') return 'failed'
  return status === 'active' && isPaused ? 'paused' : status
}

const enders: Partial<Record<GiftStatus, GiftEnder>> = {
  active: 'temple',
  paused: 'temple',
  failed: 'card',
}

/** Nothing of the donor is needed for further receipts. */
const withoutTaxDetails = { pan: undefined, donorAddress: undefined, nextOn: undefined }

/** Makes a gift by card what the provider says it is. No transaction waits for the provider. */
export const createSync = (deps: Deps) => {
  const { findSite, now, log, subscriptions, askProvider, months, notices } = deps

  const ended = (gift: GiftRecord): GiftRecord => ({
    ...gift,
    ...withoutTaxDetails,
    status: 'ended',
    endedAt: now().toISOString(),
    // Set before if somebody asked for it; by nobody if it never began.
    endedBy: gift.endedBy ?? enders[gift.status],
  })

  const apply = async (trx: Knex, gift: GiftRecord, read: CardSubscription): Promise<void> => {
    await months.settle(trx, gift, read.paid)
    const { city } = await findSite(trx)
    const status = statusOf(read)
    const nextOn = read.nextAt && civilDateAt(read.nextAt.getTime(), city.timeZone)
    const next: GiftRecord = {
      ...(status === 'ended' && gift.status !== 'ended' ? ended(gift) : { ...gift, status }),
      ...(status !== 'ended' && { nextOn, amount: rupeesOf(read.amountPaise) }),
      failedAt: status === 'failed' ? (gift.failedAt ?? now().toISOString()) : undefined,
    }
    const isChanged =
      next.status !== gift.status || next.amount !== gift.amount || next.nextOn !== gift.nextOn
    const changed = {
      ...next,
      version: gift.version + (isChanged ? 1 : 0),
      askAt: nextGiftCheck(next, read.nextAt, now()),
      updatedAt: now().toISOString(),
    }
    await updateGift(trx, changed)
    await notices.changed(trx, gift, changed)
  }

  /** Nobody received what is needed to pay it. */
  const endUnopened = (db: Knex, id: string): Promise<void> =>
    transactTogether(db, async (trx) => {
      const gift = await lockGift(trx, { id })
      if (!gift || gift.subscriptionId !== undefined || gift.status === 'ended') return
      const isOver = now().getTime() - Date.parse(gift.createdAt) >= dayMs
      const next = isOver ? ended(gift) : gift
      await updateGift(trx, { ...next, askAt: nextGiftCheck(next, undefined, now()) })
    })

  /** Ends what has failed for too long, unless it was paid in the meantime. */
  const readUnlessGivenUp = async (gift: GiftRecord, subscriptionId: string) => {
    const facts = { gift: gift.id }
    const read = () => askProvider(subscriptions().read(subscriptionId), facts)
    const found = await read()
    if (found?.status !== 'failing' || !isGivenUp(gift, now())) return found
    await askProvider(subscriptions().stop(subscriptionId), facts)
    return read()
  }

  /** Reads it, and applies that; if the gift was changed meanwhile, what was read may be old. */
  const sync = async (db: Knex, id: string): Promise<GiftRecord | undefined> => {
    for (let attempt = 1; attempt <= readsAtMost; attempt += 1) {
      const current = await findGift(db, { id })
      const subscriptionId = current?.subscriptionId
      if (!current || subscriptionId === undefined) {
        if (current?.way === 'card') await endUnopened(db, id)
        return current
      }
      const facts = { gift: id }
      if (current.stopAskedAt !== undefined && current.status !== 'ended') {
        await askProvider(subscriptions().stop(subscriptionId), facts)
      }
      const read = await readUnlessGivenUp(current, subscriptionId)
      if (!read) log.warn(facts, 'the payment provider does not know a monthly gift')
      const isDone = await transactTogether(db, async (trx) => {
        const gift = await lockGift(trx, { id })
        if (gift?.version !== current.version) return false
        if (read) await apply(trx, gift, read)
        else await updateGift(trx, { ...gift, askAt: nextGiftCheck(gift, undefined, now()) })
        return true
      })
      if (isDone) return findGift(db, { id })
    }
    throw cardsAway()
  }

  return {
    sync,

    /** News of a subscription; the gift's id, or undefined if it is none of ours. */
    receive: async (
      db: Knex,
      { id: subscriptionId, giftId }: { readonly id: string; readonly giftId: string | undefined },
    ): Promise<string | undefined> => {
      const current =
        (await findGift(db, { subscriptionId })) ??
        (giftId === undefined ? undefined : await findGift(db, { id: giftId }))
      if (!current) {
        if (giftId !== undefined) log.error({ gift: giftId }, 'a monthly gift is unknown')
        return undefined
      }
      // Its beginning was interrupted before we stored this.
      if (current.subscriptionId === undefined) {
        await transactTogether(db, async (trx) => {
          const gift = await lockGift(trx, { id: current.id })
          if (gift) await updateGift(trx, { ...gift, subscriptionId })
        })
      }
      await sync(db, current.id)
      return current.id
    },
  }
}

export type Sync = ReturnType<typeof createSync>
