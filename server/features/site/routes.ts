import { getSite } from '#contract/site.ts'
import { implement } from '#server/http/implement.ts'
import { findSite } from './repository.ts'

export const siteRoutes = () => [implement(getSite)((_, { db }) => findSite(db))]
