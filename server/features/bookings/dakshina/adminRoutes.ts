import {
  answerDakshinaCheque,
  confirmDakshina,
  dismissDakshina,
  exportDakshina,
  exportDakshinaTotals,
  getDakshinaTotals,
  getStaffDakshina,
  listDakshina,
  recordDakshina,
  refundDakshina,
  returnDakshina,
  voidDakshina,
} from '#contract/bookings/dakshinaAdmin.ts'
import type { Shared } from '#server/feature.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { createDakshinaAdmin } from './admin.ts'
import { createDakshinaCheques } from './cheques.ts'
import { createDakshinaLists } from './lists.ts'
import type { DakshinaService } from './service.ts'
import type { StaffView } from './staffView.ts'

type Deps = Shared & {
  readonly dakshina: DakshinaService
  readonly show: StaffView
  readonly dakshinaAdmin: ReturnType<typeof createDakshinaAdmin>
}

export const dakshinaAdminRoutes = (deps: Deps): Route[] => {
  const { receipts } = deps.dakshina
  const admin = deps.dakshinaAdmin
  const answerCheque = createDakshinaCheques(deps)
  const lists = createDakshinaLists({ ...deps, receipts })
  return [
    implement(getStaffDakshina)(({ reference }, { db }) => admin.get(db, reference)),
    implement(recordDakshina)((input, { db, actor }) => admin.record(db, input, actor)),
    implement(confirmDakshina)((input, { db, actor }) => admin.confirm(db, input, actor)),
    implement(answerDakshinaCheque)((input, { db, actor }) => answerCheque(db, input, actor)),
    implement(dismissDakshina)(({ id }, { db, actor }) => admin.dismiss(db, id, actor)),
    implement(refundDakshina)((input, { db, actor }) => admin.refund(db, input, actor)),
    implement(voidDakshina)((input, { db, actor }) => admin.markVoid(db, input, actor)),
    implement(returnDakshina)((input, { db, actor }) => admin.recordRefund(db, input, actor)),
    implement(getDakshinaTotals)((input, { db }) => lists.totals(db, input)),
    implementDownload(exportDakshinaTotals)((input, { db }) => lists.totalsCsv(db, input)),
    implement(listDakshina)((input, { db }) => lists.list(db, input)),
    implementDownload(exportDakshina)((input, { db }) => lists.csv(db, input)),
  ]
}
