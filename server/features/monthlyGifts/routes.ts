import type { Knex } from 'knex'
import {
  getMonthlyGift,
  listMyMonthlyGifts,
  payGiftMonth,
  pledgeGiftMonth,
  setGiftAmount,
  setGiftStatus,
  startCardGift,
  startUpiGift,
} from '#contract/monthlyGifts/public.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { implement, userIdOf, type Actor, type Route, type Visit } from '#server/http/implement.ts'
import type { CardGifts } from './cards.ts'
import type { GiftReminders } from './reminders.ts'
import { lockGift, type GiftRecord } from './repository.ts'
import type { GiftKey, MonthlyGifts } from './service.ts'

type Deps = {
  readonly gifts: MonthlyGifts
  readonly cards: CardGifts
  readonly reminders: GiftReminders
  readonly donations: Pick<Donations, 'linkOf'>
  readonly isOfferedTo: (visit: Pick<Visit, 'isLocal'>) => boolean
}

type Link = { readonly reference: string; readonly token?: string | undefined }

const keyOf = ({ reference, token }: Link, actor: Actor): GiftKey => ({
  reference,
  token,
  userId: userIdOf(actor),
})

export const monthlyGiftRoutes = (deps: Deps): Route[] => {
  const { gifts, cards, reminders, donations, isOfferedTo } = deps

  const open = async (db: Knex, link: Link, actor: Actor): Promise<GiftRecord> => {
    const key = keyOf(link, actor)
    return gifts.opened(await gifts.find(db, key), key)
  }

  const showAfter = async (db: Knex, { id }: GiftRecord, work: Promise<GiftRecord | undefined>) => {
    const changed = await work
    if (!changed) throw new Error(`The monthly gift ${id} is gone`)
    return gifts.show(db, changed)
  }

  /** Its row is locked while it changes. */
  const locked = (db: Knex, { id }: GiftRecord, work: (trx: Knex, gift: GiftRecord) => unknown) =>
    transact(db, async (trx) => {
      const gift = await lockGift(trx, { id })
      return gift && ((await work(trx, gift)) as GiftRecord)
    })

  return [
    implement(startCardGift)(async (input, { db, actor, visit, language }) => {
      if (!isOfferedTo(visit)) throw new AppError('cards_not_offered')
      return cards.start(db, { ...input, language }, userIdOf(actor))
    }),
    implement(startUpiGift)((input, { db, actor, language }) =>
      gifts.startUpi(db, { ...input, language }, userIdOf(actor)),
    ),
    implement(getMonthlyGift)(async (input, { db, actor }) =>
      gifts.show(db, await open(db, input, actor)),
    ),
    implement(setGiftStatus)(async ({ status, ...link }, { db, actor }) => {
      const gift = await open(db, link, actor)
      if (gift.way === 'upi') {
        const work = locked(db, gift, (trx, held) => reminders.setStatus(trx, held, status))
        return showAfter(db, gift, work)
      }
      if (status === 'ended') return showAfter(db, gift, cards.stop(db, gift))
      const isStopped = gift.stopAskedAt !== undefined
      if (isStopped || (gift.status !== 'active' && gift.status !== 'paused')) {
        throw new AppError('wrong_status')
      }
      return showAfter(db, gift, cards.setPaused(db, gift, status === 'paused'))
    }),
    implement(setGiftAmount)(async ({ amount, ...link }, { db, actor }) => {
      const gift = await open(db, link, actor)
      if (gift.way === 'upi') {
        const work = locked(db, gift, (trx, held) => reminders.setAmount(trx, held, amount))
        return showAfter(db, gift, work)
      }
      const isStopped = gift.stopAskedAt !== undefined
      if (isStopped || (gift.status !== 'active' && gift.status !== 'paused')) {
        throw new AppError('wrong_status')
      }
      return showAfter(db, gift, cards.setAmount(db, gift, amount))
    }),
    implement(payGiftMonth)(async (link, { db, actor }) =>
      cards.pay(db, await open(db, link, actor)),
    ),
    // A command: `db` is its transaction.
    implement(pledgeGiftMonth)(async (link, { db, actor }) => {
      const { id } = await open(db, link, actor)
      const gift = await lockGift(db, { id })
      if (!gift) throw new AppError('not_found')
      return donations.linkOf(await reminders.pledge(db, gift))
    }),
    implement(listMyMonthlyGifts)((_, { db, actor }) => gifts.listOf(db, actor.id)),
  ]
}
