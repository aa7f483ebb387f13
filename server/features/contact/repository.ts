import type { Knex } from 'knex'
import type { ContactSubject } from '#contract/contact/public.ts'
import type { Language } from '#contract/languages.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import type { Person, PersonalData } from '#server/privacy/personalData.ts'
import { whereOwned } from '#server/privacy/personFilter.ts'
import { createSentRows } from '#server/privacy/sentRows.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'

export type ContactMessage = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: ContactSubject
  readonly message: string
  readonly wantsNewsletter: boolean
  /** In which its writer reads. */
  readonly language: Language
  readonly createdAt: string
  /** Present if the writer was logged in. */
  readonly userId?: string | undefined
}

const columns = columnsOf<ContactMessage>()([
  'id',
  'name',
  'email',
  'subject',
  'message',
  'wantsNewsletter',
  'language',
  'createdAt',
  'userId',
])

/** Unread until staff read it. */
export const insertMessage = async (trx: Knex, message: ContactMessage): Promise<void> => {
  await trx('contact_messages').insert({ ...toColumns(message, columns), is_read: false })
}

const table = 'contact_messages'

const { listOwn: _, ...sent } = createSentRows<ContactMessage>({
  table,
  key: 'id',
  rows: (db) => records<ContactMessage>(db, table).orderBy('created_at', 'desc'),
  toHeld: ({ name, email, createdAt: at }) => ({ at, name, email }),
  isNeeded: () => false,
})

const ownRows = (db: Knex, person: Person) => db(table).where(whereOwned(person, { table }))

/**
 * Messages; those that people wrote as guests are added to their account once they confirm the
 * address.
 */
export const contactData: PersonalData = {
  name: 'messages',
  ...sent,
  read: async (db, person) => {
    const messages: { id: string }[] = await ownRows(db, person).orderBy('created_at').select({
      id: 'id',
      name: 'name',
      email: 'email',
      subject: 'subject',
      message: 'message',
      language: 'language',
      createdAt: 'created_at',
    })
    return Promise.all(
      messages.map(async ({ id, ...message }) => ({
        ...message,
        replies: await db('contact_replies')
          .where({ message_id: id })
          .orderBy('at')
          .select('text', 'at'),
      })),
    )
  },
  /** The answers that staff wrote are deleted with them. */
  forget: async (trx, person) => {
    const ids: string[] = await ownRows(trx, person).pluck('id')
    const replies: string[] = await trx('contact_replies').whereIn('message_id', ids).pluck('id')
    await trx('contact_messages').whereIn('id', ids).delete()
    await dropMails(trx, [
      ...ids.map((id) => `contact:${id}`),
      ...replies.map((id) => `contact-reply:${id}`),
    ])
    return ids
  },
}
