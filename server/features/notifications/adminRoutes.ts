import type { Knex } from 'knex'
import {
  getMailState,
  type MailState,
  listDeliveries,
  listDeliveriesAbout,
  retryDelivery,
  sendMessageAgain,
  sendMessagesAgain,
  sendTestMail,
} from '#contract/notifications/admin.ts'
import { findDiskTrouble } from '#server/db/diskTrouble.ts'
import { type Actor, implement, type Route } from '#server/http/implement.ts'
import type { MessagesAbout } from './about.ts'
import type { Failures } from './failures.ts'
import type { createMailTest } from './mailTest.ts'

export type FindLateBackup = (db: Knex) => Promise<MailState['lateBackup']>

export const notificationAdminRoutes = (
  { failures, about }: { failures: Failures; about: MessagesAbout },
  sendTest: ReturnType<typeof createMailTest>,
  findLateBackup: FindLateBackup,
): Route[] => {
  const ofOffice = async (db: Knex, actor: Actor) => {
    const late = await findLateBackup(db)
    const disk = findDiskTrouble(db)
    return {
      ...(await failures.state(db, actor)),
      ...(disk && { disk }),
      ...(late && { lateBackup: late }),
    }
  }
  return [
    implement(getMailState)((_, { db, actor }) => ofOffice(db, actor)),
    implement(listDeliveries)((input, { db }) => failures.list(db, input)),
    implement(listDeliveriesAbout)(({ reference }, { db, actor }) =>
      about.list(db, reference, actor),
    ),
    implement(sendMessageAgain)((input, { db, actor }) => about.sendAgain(db, input, actor)),
    implement(sendMessagesAgain)((input, { db, actor }) => about.sendManyAgain(db, input, actor)),
    implement(retryDelivery)(({ id }, { db, actor }) => failures.retry(db, Number(id), actor)),
    implement(sendTestMail)((_, { db, actor }) => sendTest(db, actor)),
  ]
}
