import { createPrepareAudio } from '#server/adapters/audio/prepare.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { createAartiOrder } from './aartiOrder.ts'
import { createMantraAdmin, type MantraAdmin } from './admin.ts'
import { mantraAdminRoutes, recordingRoutes } from './adminRoutes.ts'
import { createRecordings } from './recordings.ts'
import { mantraRoutes } from './routes.ts'
import { createMantras } from './service.ts'
import { translatedMantras } from './translated.ts'

export const openMantras = (deps: Shared) => {
  const mantras = createMantras(deps.now)
  const admin = createMantraAdmin(deps)
  return {
    service: { ...mantras, admin },
    routes: [...mantraRoutes(mantras), ...mantraAdminRoutes(admin, createAartiOrder(deps))],
    tidy: { 'deleted mantras': admin.forgetDeleted },
    translated: [translatedMantras],
  } satisfies Feature
}

type Deps = Shared & {
  readonly mantras: { readonly admin: MantraAdmin }
  /** The program that re-encodes recordings, if it is installed. */
  readonly ffmpeg: string | undefined
}

export const openRecordings = ({ mantras: { admin }, ...deps }: Deps) => {
  const prepareAudio = createPrepareAudio({ command: deps.ffmpeg })
  const storage = deps.stores.audio
  const recordings = createRecordings({ ...deps, admin, storage, prepareAudio })
  return {
    routes: recordingRoutes(recordings),
    tidy: { recordings: recordings.sweep },
  } satisfies Feature
}
