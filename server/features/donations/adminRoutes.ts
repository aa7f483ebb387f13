import {
  confirmStatement,
  previewStatement,
  recordLine,
  recordLines,
} from '#contract/donations/bankStatementAdmin.ts'
import { recordDonation, voidDonation } from '#contract/counter/donationsAdmin.ts'
import {
  answerCheque,
  cancelDonation,
  confirmDonation,
  exportDonations,
  getStaffDonation,
  listDonations,
  recordPayment,
  refundDonation,
  returnDonation,
} from '#contract/donations/admin.ts'
import { addPan, correctDonor } from '#contract/donations/donorAdmin.ts'
import {
  exportDonationTotals,
  exportForm10bd,
  exportIncomplete10bd,
  getDonationTotals,
  getForm10bd,
} from '#contract/donations/totalsAdmin.ts'
import { transact } from '#server/db/db.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import { createDonationAdmin, type AdminDeps } from './admin/admin.ts'
import { createChequeAnswers } from './counter/cheque.ts'
import { createCorrection } from './admin/correction.ts'
import { createLatePan } from './counter/latePan.ts'
import { createRecording } from './counter/record.ts'
import { createVoiding } from './counter/void.ts'
import { once } from './upi/confirm.ts'
import { createForm10bd } from './reports/form10bd.ts'
import { createStatements, type StatementDeps } from './statements/statements.ts'
import { createDonationTotals, totalsFile } from './reports/totals.ts'

/** Treasurers and administrators see money: neither priests nor editors need to know who gave what. */
export const createDonationAdminRoutes = (
  deps: AdminDeps & Pick<StatementDeps, 'noteOrders' | 'noteBookings'>,
) => {
  const admin = createDonationAdmin(deps)
  const record = createRecording(deps)
  const answer = createChequeAnswers(deps)
  const markVoid = createVoiding(deps)
  const latePan = createLatePan(deps)
  const correct = createCorrection(deps)
  const statements = createStatements({ ...deps, admin, record })
  const totals = createDonationTotals(deps)
  const form10bd = createForm10bd(deps)
  const routes: Route[] = [
    implement(listDonations)((input, { db }) => admin.list(db, input)),
    implementDownload(exportDonations)((input, { db }) => admin.csv(db, input)),
    // Before the route of a single donation, whose path would match them.
    implementDownload(exportDonationTotals)(async ({ by, ...period }, { db }) =>
      totalsFile(await totals(db, period), by),
    ),
    implement(getDonationTotals)((input, { db }) => totals(db, input)),
    implement(getForm10bd)((input, { db }) => form10bd.summary(db, input)),
    implementDownload(exportForm10bd)((input, { db }) => form10bd.csv(db, input)),
    implementDownload(exportIncomplete10bd)((input, { db }) => form10bd.incompleteCsv(db, input)),
    implement(getStaffDonation)(({ reference }, { db }) => admin.get(db, reference)),
    implement(confirmDonation)((input, { db, actor }) => admin.confirm(db, input, actor)),
    implement(recordPayment)((input, { db, actor }) => admin.record(db, input, actor)),
    implement(cancelDonation)(({ reference }, { db, actor }) => admin.cancel(db, reference, actor)),
    implement(refundDonation)((input, { db, actor }) => admin.refund(db, input, actor)),
    implement(returnDonation)((input, { db, actor }) => admin.recordRefund(db, input, actor)),
    implement(recordDonation)(async (input, { db, actor }) => {
      const { shown } = await once(record(db, input, actor))
      return shown
    }),
    implement(voidDonation)((input, { db, actor }) => markVoid(db, input, actor)),
    implement(answerCheque)((input, { db, actor }) =>
      transact(db, async (trx) => {
        await answer(trx, input, actor)
        return admin.get(trx, input.reference)
      }),
    ),
    implement(addPan)((input, { db, actor }) =>
      transact(db, async (trx) => {
        await latePan(trx, input, actor)
        return admin.get(trx, input.reference)
      }),
    ),
    implement(correctDonor)((input, context) =>
      transact(context.db, async (trx) => {
        await correct(trx, input, context)
        return admin.get(trx, input.reference)
      }),
    ),
    implement(previewStatement)((input, context) => statements.preview(context, input)),
    implement(recordLine)((input, { db, actor }) => statements.record(db, input, actor)),
    implement(recordLines)(({ lines }, { db, actor }) => statements.recordAll(db, lines, actor)),
    implement(confirmStatement)(({ matches }, { db, actor }) =>
      statements.confirm(db, matches, actor),
    ),
  ]
  return { routes, tidy: admin.forgetUnpaid }
}
