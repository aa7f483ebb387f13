import type { Knex } from 'knex'
import type { Site } from '#contract/site.ts'
import type { Notify } from './adapters/email/port.ts'
import { accountAdminRoutes } from './features/accounts/adminRoutes.ts'
import { createPeople } from './features/accounts/people.ts'
import type { Accounts } from './features/accounts/service.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { createAudit, createAuditLog } from './features/audit/service.ts'
import { bookingAdminRoutes } from './features/bookings/adminRoutes.ts'
import { createBoard } from './features/bookings/board.ts'
import { createPujaDesk } from './features/bookings/pujaDesk.ts'
import type { Bookings } from './features/bookings/service.ts'
import { contactAdminRoutes } from './features/contact/adminRoutes.ts'
import { createInbox } from './features/contact/inbox.ts'
import { newsletterAdminRoutes } from './features/newsletter/adminRoutes.ts'
import { createSubscribers } from './features/newsletter/subscribers.ts'
import { notificationAdminRoutes } from './features/notifications/adminRoutes.ts'
import { createFailures } from './features/notifications/failures.ts'
import type { Festivals } from './features/festivals/service.ts'
import { siteAdminRoutes } from './features/site/adminRoutes.ts'
import { createSiteSettings } from './features/site/settings.ts'
import type { Route } from './http/implement.ts'

type Given = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly notify: Notify
  readonly now: () => Date
  readonly bookings: Bookings
  readonly accounts: Accounts
  readonly festivals: Festivals
}

/** What the temple's staff do, one line for each feature. */
export const createBackOffice = (given: Given): { readonly routes: readonly Route[] } => {
  const deps = { ...given, audit: createAudit(given.now) }
  return {
    routes: [
      ...auditRoutes(createAuditLog(deps)),
      ...bookingAdminRoutes(createBoard(deps), createPujaDesk(deps)),
      ...contactAdminRoutes(createInbox(deps)),
      ...newsletterAdminRoutes(createSubscribers(deps)),
      ...notificationAdminRoutes(createFailures(deps)),
      ...siteAdminRoutes(createSiteSettings({ ...deps, regenerate: given.festivals.generate })),
      ...accountAdminRoutes(createPeople(deps)),
    ],
  }
}
