import type { Knex } from 'knex'
import type { Site } from '#contract/site.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { createAudit, createAuditLog } from './features/audit/service.ts'
import { bookingAdminRoutes } from './features/bookings/adminRoutes.ts'
import { createBoard } from './features/bookings/board.ts'
import { createPujaDesk } from './features/bookings/pujaDesk.ts'
import type { Bookings } from './features/bookings/service.ts'
import type { Route } from './http/implement.ts'

type Given = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly now: () => Date
  readonly bookings: Bookings
}

/** What the temple's staff do, one line for each feature. */
export const createBackOffice = (given: Given): { readonly routes: readonly Route[] } => {
  const deps = { ...given, audit: createAudit(given.now) }
  return {
    routes: [
      ...auditRoutes(createAuditLog(deps)),
      ...bookingAdminRoutes(createBoard(deps), createPujaDesk(deps)),
    ],
  }
}
