import { getSiteSettings, updateSite } from '#contract/siteAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { SiteSettings } from './settings.ts'

export const siteAdminRoutes = (settings: SiteSettings): Route[] => [
  implement(getSiteSettings)((_, { db }) => settings.get(db)),
  implement(updateSite)((input, context) => settings.update(context.db, input, context)),
]
