import {
  endSessionsOfMany,
  endSessionsOfPerson,
  exportPeople,
  getPerson,
  listPeople,
  removeTotpOfPerson,
  sendConfirmationTo,
  sendPasswordReset,
  setDisabled,
  setManyDisabled,
  setRole,
} from '#contract/accounts/admin.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { AccountAdmin } from './admin.ts'

export const accountAdminRoutes = (admin: AccountAdmin): Route[] => [
  implement(listPeople)((input, { db }) => admin.list(db, input)),
  implementDownload(exportPeople)((input, { db }) => admin.csv(db, input)),
  implement(getPerson)(({ id }, { db }) => admin.get(db, id)),
  implement(setRole)((input, context) => admin.setRole(context.db, input, context)),
  implement(setDisabled)((input, context) => admin.setDisabled(context.db, input, context)),
  implement(setManyDisabled)((input, context) => admin.setManyDisabled(context.db, input, context)),
  implement(endSessionsOfMany)(({ ids }, { db, actor }) => admin.endSessionsOfMany(db, ids, actor)),
  implement(endSessionsOfPerson)(({ id }, { db, actor }) => admin.endSessions(db, id, actor)),
  implement(sendPasswordReset)(({ id }, { db, actor }) => admin.sendReset(db, id, actor)),
  implement(sendConfirmationTo)(({ id }, { db, actor }) => admin.sendConfirmation(db, id, actor)),
  implement(removeTotpOfPerson)((input, context) => admin.removeTotp(context.db, input, context)),
]
