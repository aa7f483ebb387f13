import {
  exportForAuditor,
  exportTakings,
  getTakings,
  listTakings,
} from '#contract/takings/admin.ts'
import { listChequesAtBank } from '#contract/takings/chequesAdmin.ts'
import { getTakingsYear } from '#contract/takings/yearAdmin.ts'
import type { Feature } from '#server/feature.ts'
import { implement, implementDownload } from '#server/http/implement.ts'
import { findChequesAtBank } from '#server/payments/chequesAtBank.ts'
import { createAuditorFile, type Deps as AuditorDeps } from './auditor/file.ts'
import { createTakings, type Deps } from './takings.ts'
import { createTakingsYear, type YearDeps } from './year.ts'

export const openTakings = (deps: Deps & YearDeps & AuditorDeps) => {
  const readYear = createTakingsYear(deps)
  const takings = createTakings(deps)
  const auditorFile = createAuditorFile(deps)
  return {
    service: takings,
    routes: [
      implement(getTakings)((input, { db }) => takings.get(db, input)),
      implement(listChequesAtBank)(async (_, { db }) => ({
        items: await findChequesAtBank(db, (await deps.findSite(db)).city.timeZone),
      })),
      implement(getTakingsYear)((input, { db }) => readYear(db, input)),
      implement(listTakings)((input, { db }) => takings.list(db, input)),
      implementDownload(exportTakings)((input, { db }) => takings.csv(db, input)),
      implementDownload(exportForAuditor)((input, context) => auditorFile(context, input)),
    ],
  } satisfies Feature
}
