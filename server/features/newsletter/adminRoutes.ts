import { exportSubscribers, listSubscribers, removeSubscriber } from '#contract/newsletterAdmin.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { Subscribers } from './subscribers.ts'

export const newsletterAdminRoutes = (subscribers: Subscribers): Route[] => [
  implement(listSubscribers)((input, { db }) => subscribers.list(db, input)),
  implementDownload(exportSubscribers)((input, { db }) => subscribers.csv(db, input)),
  implement(removeSubscriber)(async ({ id }, { db, actor }) => {
    await subscribers.remove(db, id, actor)
    return { status: 'removed' }
  }),
]
