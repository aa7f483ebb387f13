import type { Knex } from 'knex'
import type { Feature } from '#server/feature.ts'
import { erasureRoutes } from './adminRoutes.ts'
import { createErasure } from './erasure.ts'
import { stripOldReceipts } from './receipts.ts'

type Deps = Parameters<typeof createErasure>[0] & {
  readonly reauthenticate: Parameters<typeof erasureRoutes>[1]
}

export const openPrivacy = (deps: Deps) =>
  ({
    routes: erasureRoutes(createErasure(deps), deps.reauthenticate),
    daily: { receipts: (db: Knex) => stripOldReceipts(db, deps.now()) },
  }) satisfies Feature
