import {
  exportSubscribers,
  importSubscribers,
  listSubscribers,
  previewImport,
  removeSubscriber,
} from '#contract/newsletter/admin.ts'
import {
  createIssue,
  deleteIssue,
  getIssue,
  listIssues,
  previewIssue,
  sendIssue,
  sendTestIssue,
  stopIssue,
  updateIssue,
} from '#contract/newsletter/issuesAdmin.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import { createImports } from './imports.ts'
import { createIssues } from './issues.ts'
import { createSubscribers } from './subscribers.ts'

type Deps = Parameters<typeof createImports>[0] & Parameters<typeof createIssues>[0]

export const newsletterAdminRoutes = (deps: Deps): Route[] => {
  const subscribers = createSubscribers(deps)
  const imports = createImports(deps)
  const issues = createIssues(deps)
  return [
    implement(listSubscribers)((input, { db }) => subscribers.list(db, input)),
    implementDownload(exportSubscribers)((input, { db }) => subscribers.csv(db, input)),
    implement(previewImport)((_, context) => imports.preview(context)),
    implement(importSubscribers)(({ consent }, context) => imports.add(context, consent)),
    implement(removeSubscriber)(async ({ id }, { db, actor }) => {
      await subscribers.remove(db, id, actor)
      return { status: 'removed' }
    }),
    implement(listIssues)((input, { db }) => issues.list(db, input)),
    implement(createIssue)((input, { db, actor }) => issues.create(db, input, actor)),
    implement(previewIssue)(({ markdown }) => issues.preview(markdown)),
    implement(getIssue)(({ id }, { db }) => issues.get(db, id)),
    implement(updateIssue)((input, context) => issues.update(context, input)),
    implement(deleteIssue)(async ({ id }, context) => {
      await issues.remove(context, id)
      return { status: 'deleted' }
    }),
    implement(sendTestIssue)(({ id }, { db, actor }) => issues.sendTest(db, id, actor)),
    implement(sendIssue)((input, context) => issues.send(context, input)),
    implement(stopIssue)(({ id }, context) => issues.stop(context, id)),
  ]
}
