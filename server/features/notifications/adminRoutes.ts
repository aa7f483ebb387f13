import { getMailState, listDeliveries, retryDelivery } from '#contract/notificationsAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Failures } from './failures.ts'

export const notificationAdminRoutes = (failures: Failures): Route[] => [
  implement(getMailState)((_, { db, actor }) => failures.state(db, actor)),
  implement(listDeliveries)((input, { db }) => failures.list(db, input)),
  implement(retryDelivery)(({ id }, { db, actor }) => failures.retry(db, Number(id), actor)),
]
