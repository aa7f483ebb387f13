import { sendMessage } from '#contract/contact.ts'
import { implement } from '#server/http/implement.ts'
import type { Contact } from './service.ts'

export const contactRoutes = (contact: Contact) => [
  implement(sendMessage)((input, { db }) => contact.send(db, input)),
]
