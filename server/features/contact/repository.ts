import type { Knex } from 'knex'
import type { ContactSubject } from '#contract/contact.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'

export type ContactMessage = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: ContactSubject
  readonly message: string
  readonly wantsNewsletter: boolean
  readonly createdAt: string
  /** There when the writer was signed in. */
  readonly userId?: string | undefined
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
    user_id: message.userId ?? null,
    created_at: message.createdAt,
  })
}

/** Messages of people with an account; those they wrote as guests are theirs, too, once they confirm. */
export const contactData: PersonalData = {
  name: 'messages',
  join: async (trx, { id, email }) => {
    await trx('contact_messages')
      .whereNull('user_id')
      .whereRaw('lower(email) = ?', [email.toLowerCase()])
      .update({ user_id: id })
  },
  read: (db, { id }) =>
    db('contact_messages').where({ user_id: id }).orderBy('created_at').select({
      name: 'name',
      email: 'email',
      subject: 'subject',
      message: 'message',
      createdAt: 'created_at',
    }),
  forget: async (trx, { id }) => {
    await trx('contact_messages').where({ user_id: id }).delete()
  },
}
