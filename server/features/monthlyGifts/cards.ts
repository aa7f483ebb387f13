import type { Knex } from 'knex'
import type { GiftEnder } from '#contract/monthlyGifts/gift.ts'
import { paiseOf, rupeesOf } from '#contract/payments/money.ts'
import type {
  OpenInvoice,
  SubscriptionProvider,
} from '#server/adapters/payment/subscriptionPort.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Donations } from '#server/features/donations/service.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import type { AskProvider } from '#server/payments/askProvider.ts'
import type { Months } from './months.ts'
import { lockGift, updateGift, type GiftRecord } from './repository.ts'
import type { GiftInput, MonthlyGifts } from './service.ts'
import type { Sync } from './sync.ts'

type Deps = Pick<Shared, 'findSite' | 'now'> & {
  readonly gifts: MonthlyGifts
  readonly donations: Pick<Donations, 'linkOf'>
  readonly months: Months
  readonly subscriptions: () => SubscriptionProvider
  readonly askProvider: AskProvider
  readonly sync: Sync['sync']
}

const nothingOpen = () => new AppError('wrong_status', { code: 'monthlyGifts.nothingOpen' })

/** Monthly gifts by card: the provider is asked outside of every transaction. */
export const createCardGifts = (deps: Deps) => {
  const { findSite, now, gifts, donations, months, subscriptions, askProvider, sync } = deps

  const openedBy = (donation: DonationRecord, { clientSecret, amountPaise }: OpenInvoice) => ({
    clientSecret,
    amount: rupeesOf(amountPaise),
    donation: donations.linkOf(donation),
  })

  return {
    start: async (db: Knex, input: GiftInput, userId: string | undefined) => {
      const provider = subscriptions()
      const { gift, donation } = await gifts.storeCard(db, input, userId)
      const { id: giftId, amount, fullName, email, reference } = gift
      const { name } = await findSite(db)
      const started = await askProvider(
        provider.start({
          giftId,
          fullName,
          email,
          amountPaise: paiseOf(amount),
          description: `Monthly gift ${reference} to ${name}`,
        }),
        { gift: giftId },
      )
      const { open } = started
      if (!open) throw nothingOpen()
      await transactTogether(db, async (trx) => {
        const held = await lockGift(trx, { id: giftId })
        if (held) await updateGift(trx, { ...held, subscriptionId: started.id })
        await months.open(trx, donation, open)
      })
      return openedBy(donation, open)
    },

    /** The month whose card was declined, for another card. */
    pay: async (db: Knex, gift: GiftRecord) => {
      const { id, subscriptionId } = gift
      const isOver = gift.status === 'ended' || gift.stopAskedAt !== undefined
      if (subscriptionId === undefined || isOver) throw nothingOpen()
      const read = await askProvider(subscriptions().read(subscriptionId), { gift: id })
      const open = read?.open
      if (!open) {
        await sync(db, id)
        throw nothingOpen()
      }
      const donation = await transactTogether(db, async (trx) => {
        const held = await lockGift(trx, { id })
        return held && months.ofInvoice(trx, held, open)
      })
      if (!donation) throw nothingOpen()
      const { fullName, email } = gift
      return { ...openedBy(donation, open), fullName, email }
    },

    setPaused: async (db: Knex, { id, subscriptionId = '' }: GiftRecord, isPaused: boolean) => {
      const { pause, resume } = subscriptions()
      await askProvider((isPaused ? pause : resume)(subscriptionId), { gift: id })
      return sync(db, id)
    },

    setAmount: async (db: Knex, { id, subscriptionId = '' }: GiftRecord, amount: number) => {
      await askProvider(subscriptions().change(subscriptionId, paiseOf(amount)), { gift: id })
      return sync(db, id)
    },

    /**
     * The wish is stored first, so that it counts even if the provider cannot be reached: then the
     * cancellation is sent later.
     */
    stop: async (
      db: Knex,
      { id }: GiftRecord,
      endedBy: GiftEnder = 'donor',
    ): Promise<GiftRecord | undefined> => {
      const stopAskedAt = now().toISOString()
      const gift = await transactTogether(db, async (trx) => {
        const held = await lockGift(trx, { id })
        if (!held || held.status === 'ended' || held.stopAskedAt !== undefined) return held
        const version = held.version + 1
        const stopping = { ...held, stopAskedAt, endedBy, askAt: stopAskedAt, version }
        await updateGift(trx, stopping)
        return stopping
      })
      return sync(db, id).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'unavailable') return gift
        throw error
      })
    },
  }
}

export type CardGifts = ReturnType<typeof createCardGifts>
