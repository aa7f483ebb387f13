import { prepareIcon } from '#server/adapters/image/prepareIcon.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { siteAdminRoutes } from './adminRoutes.ts'
import { createAppIcon } from './icon.ts'
import { siteRoutes } from './routes.ts'
import { createExamples } from './examples.ts'
import { createSetUp } from './setUp.ts'
import { setUpRoutes } from './setUpRoutes.ts'
import { createSiteSettings } from './settings.ts'
import { translatedSite } from './translated.ts'

type Deps = Shared &
  Parameters<typeof siteRoutes>[0] &
  Omit<Parameters<typeof createSiteSettings>[0], 'drawIcon'> &
  Parameters<typeof createSetUp>[0] &
  Parameters<typeof createExamples>[0]

export const openSite = (deps: Deps) => {
  const { log, stores } = deps
  const onError = (error: unknown) => log.error({ err: error }, 'the app icon could not be drawn')
  const icons = createAppIcon({ ...deps, storage: stores.media, prepareIcon, onError })
  const settings = createSiteSettings({ ...deps, drawIcon: icons.drawIcon })
  return {
    service: { readIcon: icons.read },
    routes: [
      ...siteRoutes(deps),
      ...siteAdminRoutes(settings, icons),
      ...setUpRoutes(createSetUp(deps), createExamples(deps)),
    ],
    sweep: { 'app icons': icons.sweep },
    translated: translatedSite,
  } satisfies Feature
}
