import {
  exportMessages,
  getMessage,
  listMessages,
  markMessage,
  markMessages,
  replyToMessage,
} from '#contract/contact/admin.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { ContactAdmin } from './admin.ts'

export const contactAdminRoutes = (admin: ContactAdmin): Route[] => [
  implement(listMessages)((input, { db }) => admin.list(db, input)),
  implementDownload(exportMessages)((input, { db }) => admin.csv(db, input)),
  implement(getMessage)(({ id }, { db }) => admin.get(db, id)),
  implement(markMessage)((input, { db, actor }) => admin.mark(db, input, actor)),
  implement(markMessages)((input, { db, actor }) => admin.markMany(db, input, actor)),
  implement(replyToMessage)((input, context) => admin.reply(context.db, input, context)),
]
