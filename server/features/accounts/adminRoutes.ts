import {
  endSessionsOfPerson,
  exportPeople,
  getPerson,
  listPeople,
  removeTotpOfPerson,
  sendPasswordReset,
  setDisabled,
  setRole,
} from '#contract/accountsAdmin.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { People } from './admin.ts'

export const accountAdminRoutes = (people: People): Route[] => [
  implement(listPeople)((input, { db }) => people.list(db, input)),
  implementDownload(exportPeople)((input, { db }) => people.csv(db, input)),
  implement(getPerson)(({ id }, { db }) => people.get(db, id)),
  implement(setRole)((input, { db, actor }) => people.setRole(db, input, actor)),
  implement(setDisabled)((input, { db, actor }) => people.setDisabled(db, input, actor)),
  implement(endSessionsOfPerson)(({ id }, { db, actor }) => people.endSessions(db, id, actor)),
  implement(sendPasswordReset)(({ id }, { db, actor }) => people.sendReset(db, id, actor)),
  implement(removeTotpOfPerson)(({ id }, { db, actor }) => people.removeTotp(db, id, actor)),
]
