import type { Knex } from 'knex'
import type { ExtraHours } from '#contract/site/openingHours.ts'
import { getSite, type Site } from '#contract/site/public.ts'
import { getVisit } from '#contract/site/visit.ts'
import { implement } from '#server/http/implement.ts'
import { findSite } from './repository.ts'

type Deps = {
  /** The coming dates on which rows of festival days count. */
  readonly listFestivalDates: (db: Knex, site: Site) => Promise<string[]>
  /** Openings of single days beyond the usual hours, which follow from what is held on them. */
  readonly listExtraHours: (db: Knex, site: Site) => Promise<ExtraHours[]>
  /** Whether anything is offered for sponsoring. */
  readonly hasSponsoring: (db: Knex) => Promise<boolean>
}

export const siteRoutes = ({ listFestivalDates, listExtraHours, hasSponsoring }: Deps) => [
  implement(getSite)(async (_, { db }) => {
    const { trust, ...site } = await findSite(db)
    const festivalDates = await listFestivalDates(db, site)
    const festive = { ...site, ...(festivalDates.length > 0 && { festivalDates }) }
    const extraHours = await listExtraHours(db, festive)
    return {
      ...festive,
      ...(trust?.eightyG && { has80G: true }),
      ...((await hasSponsoring(db)) && { hasSponsoring: true }),
      ...(extraHours.length > 0 && { extraHours }),
    }
  }),
  implement(getVisit)(async (_, { db }) => {
    const { visit } = await findSite(db)
    return visit ?? { aartis: [], priests: [] }
  }),
]
