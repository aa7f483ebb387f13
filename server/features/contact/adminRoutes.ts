import {
  exportMessages,
  getMessage,
  listMessages,
  markMessage,
  replyToMessage,
} from '#contract/contactAdmin.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { Inbox } from './admin.ts'

export const contactAdminRoutes = (inbox: Inbox): Route[] => [
  implement(listMessages)((input, { db }) => inbox.list(db, input)),
  implementDownload(exportMessages)((input, { db }) => inbox.csv(db, input)),
  implement(getMessage)(({ id }, { db }) => inbox.get(db, id)),
  implement(markMessage)((input, { db, actor }) => inbox.mark(db, input, actor)),
  implement(replyToMessage)((input, { db, actor }) => inbox.reply(db, input, actor)),
]
