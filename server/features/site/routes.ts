import { getSite } from '#contract/site.ts'
import { getVisit } from '#contract/visit.ts'
import { implement } from '#server/http/implement.ts'
import { findSite } from './repository.ts'

export const siteRoutes = () => [
  implement(getSite)(async (_, { db }) => {
    const { trust, ...site } = await findSite(db)
    return { ...site, ...(trust?.eightyG && { has80G: true }) }
  }),
  implement(getVisit)(async (_, { db }) => {
    const { visit } = await findSite(db)
    return visit ?? { aartis: [], priests: [] }
  }),
]
