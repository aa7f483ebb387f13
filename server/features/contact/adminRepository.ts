import type { Knex } from 'knex'
import type {
  ContactMessage,
  ContactMessageDetails,
  exportMessages,
} from '#contract/contact/admin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { InLanguage } from '#contract/languages.ts'
import { equals, listOf, whether } from '#server/admin/list.ts'
import { countRows } from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import type { Searched } from '#server/db/searchTerms.ts'

export type MessageFilter = Parsed<typeof exportMessages>

const messages = (db: Knex) =>
  records<ContactMessage>(db, 'contact_messages', [
    'id',
    'name',
    'email',
    'subject',
    'message',
    'wantsNewsletter',
    'isRead',
    'createdAt',
    'repliedAt',
  ])

/** Exactly the condition of the index of unread messages. */
const unread = 'is_read = false'

export const byName: Searched<Pick<ContactMessage, 'name' | 'message'>> = {
  table: 'contact_messages',
  columns: ['name', 'message'],
  namesOf: (row) => [row.name],
  phonesOf: (row) => row.message,
}

/** The latest first. */
export const messageList = listOf<ContactMessage, MessageFilter, ContactMessage>({
  rows: messages,
  where: {
    isRead: whether(`not (${unread})`, unread),
    subject: equals('subject'),
  },
  search: {
    columns: ['name', 'email', 'message'],
    terms: { column: 'search_terms', of: byName },
  },
  sort: [
    { by: 'created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
    { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
  ],
  toItems: (rows) => rows,
})

export const countUnread = (db: Knex): Promise<number> =>
  countRows(db('contact_messages').whereRaw(unread))

/** For the first page of the back office. */
export const waitingMessages = async (db: Knex): Promise<{ unread: number; oldest?: string }> => {
  const oldest = await db('contact_messages')
    .whereRaw(unread)
    .orderBy(['created_at', 'id'])
    .first<{ id: string } | undefined>('id')
  return { unread: await countUnread(db), ...(oldest && { oldest: oldest.id }) }
}

/** Locked until the end of the transaction. */
export const lockMessage = (
  trx: Knex,
  id: string,
): Promise<(ContactMessage & InLanguage) | undefined> =>
  records<ContactMessage & InLanguage>(trx, 'contact_messages').where({ id }).forUpdate().first()

export const findMessage = (db: Knex, id: string): Promise<ContactMessage | undefined> =>
  messages(db).where({ id }).first()

export const messagesOf = (db: Knex, ids: readonly string[]): Promise<ContactMessage[]> =>
  messages(db).whereIn('id', [...ids])

export const setRead = async (trx: Knex, id: string, isRead: boolean): Promise<void> => {
  await trx('contact_messages').where({ id }).update({ is_read: isRead })
}

type Reply = {
  readonly id: string
  readonly text: string
  readonly actorId: string
  readonly at: string
}

/** Answering a message marks it as read. */
export const insertReply = async (trx: Knex, messageId: string, reply: Reply): Promise<void> => {
  await trx('contact_replies').insert({
    id: reply.id,
    message_id: messageId,
    text: reply.text,
    actor_id: reply.actorId,
    at: reply.at,
  })
  await trx('contact_messages')
    .where({ id: messageId })
    .update({ replied_at: reply.at, is_read: true })
}

export const countReplies = (db: Knex, messageId: string): Promise<number> =>
  countRows(db('contact_replies').where({ message_id: messageId }))

export const listReplies = async (
  db: Knex,
  messageId: string,
): Promise<ContactMessageDetails['replies']> => {
  const rows = await records<Omit<Reply, 'id'> & { username?: string }>(db, 'contact_replies')
    .leftJoin('users', 'users.id', 'contact_replies.actor_id')
    .where({ messageId })
    .orderBy(['at', 'contact_replies.id'])
    .select('text', 'at', 'actor_id', 'username')
  return rows.map(({ text, at, actorId: id, username }) => ({ text, at, actor: { id, username } }))
}
