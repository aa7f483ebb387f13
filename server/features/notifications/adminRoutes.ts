import {
  getMailState,
  listDeliveries,
  retryDelivery,
  sendTestMail,
} from '#contract/notificationsAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Failures } from './failures.ts'
import type { createMailTest } from './mailTest.ts'

export const notificationAdminRoutes = (
  failures: Failures,
  sendTest: ReturnType<typeof createMailTest>,
): Route[] => [
  implement(getMailState)((_, { db, actor }) => failures.state(db, actor)),
  implement(listDeliveries)((input, { db }) => failures.list(db, input)),
  implement(retryDelivery)(({ id }, { db, actor }) => failures.retry(db, Number(id), actor)),
  implement(sendTestMail)((_, { db, actor }) => sendTest(db, actor)),
]
