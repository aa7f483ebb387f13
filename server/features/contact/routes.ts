import { sendMessage } from '#contract/contact/public.ts'
import { implement, userIdOf } from '#server/http/implement.ts'
import type { Contact } from './service.ts'

export const contactRoutes = (contact: Contact) => [
  implement(sendMessage)((input, { db, actor }) =>
    contact.send(db, { ...input, userId: userIdOf(actor) }),
  ),
]
