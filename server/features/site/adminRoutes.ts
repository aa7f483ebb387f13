import { getAppIcon, removeAppIcon, uploadAppIcon } from '#contract/site/appLookAdmin.ts'
import { getSiteSettings, updateSite } from '#contract/site/admin.ts'
import { updateSiteSection } from '#contract/site/sectionsAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { AppIcons } from './icon.ts'
import type { SiteSettings } from './settings.ts'

export const siteAdminRoutes = (settings: SiteSettings, icons: AppIcons): Route[] => [
  implement(getSiteSettings)((_, { db }) => settings.get(db)),
  implement(updateSite)((input, context) => settings.update(context.db, input, context)),
  implement(updateSiteSection)((input, context) =>
    settings.updateSection(context.db, input, context),
  ),
  implement(getAppIcon)((_, { db }) => icons.get(db)),
  implement(uploadAppIcon)((_, context) => icons.upload(context)),
  implement(removeAppIcon)((_, context) => icons.remove(context)),
]
