import type { Knex } from 'knex'
import type { Feature, Shared } from '#server/feature.ts'
import { createDevoteeChanges } from './changes.ts'
import { createDevoteeData, forgetNobodys } from './owners.ts'
import { devoteeRoutes } from './routes.ts'
import { createDevotees } from './service.ts'

type Deps = Shared & Parameters<typeof createDevotees>[0]

/** The people behind bookings, donations, orders, messages and accounts. */
export const openDevotees = (deps: Deps) => {
  const devotees = createDevotees(deps)
  const { sources } = deps
  return {
    routes: devoteeRoutes(devotees, createDevoteeChanges({ ...deps, devotees })),
    tidy: { 'notes about nobody': (db: Knex) => forgetNobodys(db, sources) },
    personalData: [createDevoteeData(sources)],
  } satisfies Feature
}
