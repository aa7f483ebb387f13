import { transact } from '#server/db/db.ts'
import type { Hook } from '#server/http/hooks.ts'
import type { GiftReminders } from './reminders.ts'
import { lockGift } from './repository.ts'
import type { MonthlyGifts } from './service.ts'

type Deps = {
  readonly gifts: Pick<MonthlyGifts, 'find' | 'opened'>
  readonly reminders: Pick<GiftReminders, 'setStatus'>
}

export const oneClickPath = '/hooks/monthly/stop'

const keyIn = (secret: string) => {
  const [reference = '', token = ''] = secret.split('.')
  return { reference, token }
}

/** The one-click unsubscribe of mail programs (RFC 8058): it ends the reminders. */
export const giftHooks = ({ gifts, reminders }: Deps): Hook[] => [
  {
    path: new RegExp(`^${oneClickPath}/([\\w.-]{1,200})$`),
    page: (secret) => {
      const { reference, token } = keyIn(secret)
      return `/monthly/${reference.toLowerCase()}#${token}`
    },
    post: async (db, secret) => {
      const key = keyIn(secret)
      const { id } = gifts.opened(await gifts.find(db, key), key)
      await transact(db, async (trx) => {
        const gift = await lockGift(trx, { id })
        if (gift?.way === 'upi') await reminders.setStatus(trx, gift, 'ended')
      })
      return 'You will get no more reminders.'
    },
  },
]
