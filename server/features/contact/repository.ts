import type { Knex } from 'knex'
import type { ContactSubject } from '#contract/contact.ts'

export type ContactMessage = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: ContactSubject
  readonly message: string
  readonly wantsNewsletter: boolean
  readonly createdAt: string
}

/** Unread, until staff read it. */
export const insertMessage = async (trx: Knex, message: ContactMessage): Promise<void> => {
  await trx('contact_messages').insert({
    id: message.id,
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    wants_newsletter: message.wantsNewsletter,
    is_read: false,
    created_at: message.createdAt,
  })
}
