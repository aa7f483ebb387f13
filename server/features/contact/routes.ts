import { sendMessage } from '#contract/contact/public.ts'
import { implement, userIdOf } from '#server/http/implement.ts'
import type { Contact } from './service.ts'

export const contactRoutes = (contact: Contact) => [
  implement(sendMessage)((input, { db, actor, language }) =>
    contact.send(db, { ...input, language, userId: userIdOf(actor) }),
  ),
]
