import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import type { Subscriber } from '#contract/newsletter/admin.ts'
import type { Page } from '#contract/paging.ts'
import { csvDownload, localTime } from '#server/admin/csv.ts'
import { transact } from '#server/db/db.ts'
import { eachRow, type ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor, Download } from '#server/http/implement.ts'
import { findByIdHeld, type Subscription } from './repository.ts'
import {
  countByStatus,
  countSubscriptions,
  deleteSubscription,
  listSubscriptions,
  type SubscriberFilter,
} from './subscriberRepository.ts'

type Deps = Pick<Shared, 'findSite' | 'audit'>

const toSubscriber = (subscription: Subscription): Subscriber => ({
  id: subscription.id,
  channel: 'email',
  ...(subscription.email !== undefined && { address: subscription.email }),
  status: subscription.status,
  source: subscription.source,
  consentVersion: subscription.consentVersion,
  ...(subscription.consentNote !== undefined && { consentNote: subscription.consentNote }),
  subscribedAt: subscription.subscribedAt,
  dailyMantra: subscription.dailyMantra,
  ...(subscription.confirmedAt !== undefined && { confirmedAt: subscription.confirmedAt }),
  ...(subscription.unsubscribedAt !== undefined && { unsubscribedAt: subscription.unsubscribedAt }),
})

/** Who reads the newsletter, and what they agreed to. */
export const createSubscribers = ({ findSite, audit }: Deps) => {
  const listPage = async (
    db: Knex,
    filter: SubscriberFilter,
    asked: ListQuery,
  ): Promise<Page<Subscriber>> => {
    const { items, next } = await listSubscriptions(db, filter, asked)
    return { items: items.map(toSubscriber), next }
  }

  return {
    list: async (
      db: Knex,
      input: SubscriberFilter & ListQuery,
    ): Promise<Page<Subscriber> & { counts: Record<SubscriptionStatus, number> }> => ({
      ...(await listPage(db, input, input)),
      counts: await countByStatus(db),
    }),

    csv: async (db: Knex, filter: SubscriberFilter): Promise<Download> => {
      const { timeZone } = (await findSite(db)).city
      return csvDownload<Subscriber>(
        'subscribers.csv',
        { subject: 'list', list: 'subscribers', rows: await countSubscriptions(db, filter) },
        [
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
        eachRow((asked) => listPage(db, filter, asked)),
      )
    },

    remove: (db: Knex, id: string, actor: Actor): Promise<void> =>
      transact(db, async (trx) => {
        const known = await findByIdHeld(trx, id)
        if (!known) throw new AppError('not_found', 'There is no such subscriber.')
        await deleteSubscription(trx, id)
        await audit(trx, actor, {
          subject: 'subscriber',
          subjectId: id,
          action: 'removed',
          before: { status: known.status, source: known.source },
        })
      }),
  }
}
