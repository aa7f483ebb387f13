import type { Feature, Shared } from '#server/feature.ts'
import type { Receive } from '#server/recordings/receive.ts'
import { createAartiOrder } from './aartiOrder.ts'
import { createMantraAdmin } from './admin.ts'
import { mantraAdminRoutes, recordingRoutes } from './adminRoutes.ts'
import { createRecordings } from './recordings.ts'
import { mantraRoutes } from './routes.ts'
import { createMantras } from './service.ts'
import { translatedMantras } from './translated.ts'

export const openMantras = (deps: Shared & { readonly receive: Receive }) => {
  const mantras = createMantras(deps.now)
  const admin = createMantraAdmin(deps)
  return {
    service: mantras,
    routes: [
      ...mantraRoutes(mantras),
      ...mantraAdminRoutes(admin, createAartiOrder(deps)),
      ...recordingRoutes(createRecordings({ ...deps, admin })),
    ],
    tidy: { 'deleted mantras': admin.forgetDeleted },
    translated: [translatedMantras],
  } satisfies Feature
}
