import type { Feature, Shared } from '#server/feature.ts'
import { createRiteAdmin } from './admin.ts'
import { riteAdminRoutes, voiceRoutes } from './adminRoutes.ts'
import type { Receive } from '#server/recordings/receive.ts'
import type { Elsewhere } from './reachable.ts'
import { riteRoutes } from './routes.ts'
import { createRites } from './service.ts'
import { translatedRites } from './translated.ts'
import { createVoice } from './voice.ts'

export const openGuide = (deps: Shared & Elsewhere & { readonly receive: Receive }) => {
  const rites = createRites(deps)
  const admin = createRiteAdmin({ ...deps, rites })
  return {
    service: rites,
    routes: [
      ...riteRoutes(rites),
      ...riteAdminRoutes(admin),
      ...voiceRoutes(createVoice({ ...deps, admin })),
    ],
    tidy: { 'deleted rites': admin.forgetDeleted },
    translated: [translatedRites],
  } satisfies Feature
}
