import type { Knex } from 'knex'
import { startOfDay } from '#almanac/zone.ts'
import { addDays } from '#almanac/civilDate.ts'
import { confirmableMs } from '#server/consents/confirmations.ts'
import type { Shared } from '#server/feature.ts'
import { giftMail } from './mails.ts'
import type { GiftNews } from './mailWords.ts'
import type { GiftRecord } from './repository.ts'

type LinkOf = (gift: Pick<GiftRecord, 'reference'>) => string

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now' | 'publicUrl'> & {
  readonly linkOf: LinkOf
  /** What a mail program posts to (RFC 8058). */
  readonly oneClickOf: LinkOf
}

/** How long a reminder is of use: then the next one is near. */
const usefulDays = 20

/** What happened between two states, if the donor is to know. */
const newsOf = (before: GiftRecord, after: GiftRecord): GiftNews | undefined => {
  if (before.status === after.status) {
    return before.amount === after.amount || after.status === 'ended' ? undefined : 'changed'
  }
  if (after.status === 'ended') {
    if (before.status === 'pending') return undefined
    return after.endedBy === 'card' ? 'failedForGood' : 'stopped'
  }
  if (after.status === 'failed' || after.status === 'paused') return after.status
  if (before.status === 'paused') return 'resumed'
  return before.status === 'pending' ? 'started' : undefined
}

/** The emails about monthly gifts; each is part of the transaction that changes the gift. */
export const createGiftNotices = ({ findSite, notify, now, linkOf, oneClickOf }: Deps) => {
  const mailOf = async (trx: Knex, gift: GiftRecord, news: GiftNews) =>
    giftMail(gift, news, { temple: await findSite(trx, gift.language), url: linkOf(gift) })

  return {
    changed: async (trx: Knex, before: GiftRecord, after: GiftRecord): Promise<void> => {
      const news = newsOf(before, after)
      if (news === undefined || after.email === '') return
      const { id, version, reference, language } = after
      await notify(trx, [
        {
          key: `monthly:${id}:${news}:${version}`,
          language,
          mail: await mailOf(trx, after, news),
          regarding: { kind: 'monthly_gift', reference },
          isAlwaysSent: true,
        },
      ])
    },

    /** Asks an address, which anybody may have typed, whether it wants reminders. */
    ask: async (trx: Knex, gift: GiftRecord): Promise<void> =>
      notify(trx, [
        {
          key: `monthly:${gift.id}:ask`,
          language: gift.language,
          mail: await mailOf(trx, gift, 'ask'),
          usefulUntil: new Date(now().getTime() + confirmableMs),
          isForTheAsking: true,
        },
      ]),

    /** The reminder of one month; `day` is its date. */
    remind: async (trx: Knex, gift: GiftRecord, day: string): Promise<void> => {
      const { city } = await findSite(trx)
      await notify(trx, [
        {
          key: `monthly:${gift.id}:reminder:${day}`,
          language: gift.language,
          mail: {
            ...(await mailOf(trx, gift, 'reminder')),
            list: { unsubscribeUrl: oneClickOf(gift) },
          },
          regarding: { kind: 'monthly_reminder', reference: gift.reference },
          usefulUntil: new Date(startOfDay(addDays(day, usefulDays), city.timeZone)),
        },
      ])
    },
  }
}

export type GiftNotices = ReturnType<typeof createGiftNotices>
