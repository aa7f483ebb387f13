import { prepareIcon } from '#server/adapters/image/prepareIcon.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { siteAdminRoutes } from './adminRoutes.ts'
import { createAppIcon } from './icon.ts'
import { siteRoutes } from './routes.ts'
import { createSiteSettings } from './settings.ts'

type Deps = Shared &
  Parameters<typeof siteRoutes>[0] &
  Omit<Parameters<typeof createSiteSettings>[0], 'drawIcon'>

export const openSite = (deps: Deps) => {
  const { log, stores } = deps
  const onError = (error: unknown) => log.error({ err: error }, 'the app icon could not be drawn')
  const icons = createAppIcon({ ...deps, storage: stores.media, prepareIcon, onError })
  const settings = createSiteSettings({ ...deps, drawIcon: icons.drawIcon })
  return {
    service: { readIcon: icons.read },
    routes: [...siteRoutes(deps), ...siteAdminRoutes(settings, icons)],
    sweep: { 'app icons': icons.sweep },
  } satisfies Feature
}
