import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import type { Subscriber } from '#contract/newsletter/admin.ts'
import type { Page } from '#contract/paging.ts'
import { localTime } from '#server/admin/table.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor, Download } from '#server/http/implement.ts'
import { lockById } from './repository.ts'
import {
  countByStatus,
  deleteSubscription,
  subscriberList,
  type SubscriberFilter,
} from './subscriberRepository.ts'

type Deps = Pick<Shared, 'findSite' | 'audit'>

/** Who reads the newsletter, and what they agreed to. */
export const createSubscribers = ({ findSite, audit }: Deps) => {
  return {
    list: async (
      db: Knex,
      input: SubscriberFilter & ListQuery,
    ): Promise<Page<Subscriber> & { counts: Record<SubscriptionStatus, number> }> => ({
      ...(await subscriberList.page(db, input)),
      counts: await countByStatus(db),
    }),

    csv: async (db: Knex, filter: SubscriberFilter): Promise<Download> => {
      const { timeZone } = (await findSite(db)).city
      return subscriberList.csv(db, filter, {
        fileName: 'subscribers',
        subject: 'list',
        list: 'subscribers',
        columns: [
          ['Channel', ({ channel }) => channel],
          ['Address', ({ address }) => address],
          ['State', ({ status }) => status],
          ['Signed up by', ({ source }) => source],
          ['Agreed to', ({ consentVersion }) => consentVersion],
          ['Agreed elsewhere', ({ consentNote }) => consentNote],
          ['Signed up', ({ subscribedAt }) => localTime(subscribedAt, timeZone)],
          ['Confirmed', ({ confirmedAt }) => localTime(confirmedAt, timeZone)],
          ['Unsubscribed', ({ unsubscribedAt }) => localTime(unsubscribedAt, timeZone)],
          ['Daily mantra', ({ dailyMantra }) => (dailyMantra ? 'yes' : 'no')],
        ],
      })
    },

    remove: (db: Knex, id: string, actor: Actor): Promise<void> =>
      transact(db, async (trx) => {
        const current = await lockById(trx, id)
        if (!current) throw new AppError('not_found', 'There is no such subscriber.')
        await deleteSubscription(trx, id)
        await audit(trx, actor, {
          subject: 'subscriber',
          subjectId: id,
          action: 'removed',
          before: { status: current.status, source: current.source },
        })
      }),
  }
}
