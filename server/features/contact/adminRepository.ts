import type { Knex } from 'knex'
import type { ContactSubject } from '#contract/contact/public.ts'
import type { ContactMessage, ContactMessageDetails } from '#contract/contact/admin.ts'
import type { Page } from '#contract/paging.ts'
import {
  countRows,
  readPage,
  whereMatches,
  type ListQuery,
  type SortKey,
} from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'

export type MessageFilter = {
  readonly isRead?: boolean | undefined
  readonly subject?: ContactSubject | undefined
  readonly search?: string | undefined
}

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

const latestFirst: readonly SortKey<ContactMessage>[] = [
  { by: 'created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
  { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
]

const unread = 'is_read = false'

const filtered = (db: Knex, { isRead, subject, search }: MessageFilter): Knex.QueryBuilder => {
  const query = messages(db)
  // Exactly the condition of the index of unread messages.
  if (isRead !== undefined) query.whereRaw(isRead ? `not (${unread})` : unread)
  if (subject !== undefined) query.where('subject', subject)
  whereMatches(query, db, ['name', 'email', 'message'], search, 'search_terms')
  return query
}

const byName: Searched<Pick<ContactMessage, 'name' | 'message'>> = {
  table: 'contact_messages',
  columns: ['name', 'message'],
  namesOf: (row) => [row.name],
  phonesOf: (row) => row.message,
}

export const countForAdmin = async (db: Knex, filter: MessageFilter): Promise<number> => {
  if (filter.search) await fillSearchTerms(db, byName)
  return countRows(filtered(db, filter))
}

export const listForAdmin = async (
  db: Knex,
  filter: MessageFilter,
  asked: ListQuery,
): Promise<Page<ContactMessage>> => {
  if (filter.search) await fillSearchTerms(db, byName)
  const { rows, next } = await readPage<ContactMessage>(filtered(db, filter), latestFirst, asked)
  return { items: rows, next }
}

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
export const lockMessage = (trx: Knex, id: string): Promise<ContactMessage | undefined> =>
  messages(trx).where({ id }).forUpdate().first()

export const findMessage = (db: Knex, id: string): Promise<ContactMessage | undefined> =>
  messages(db).where({ id }).first()

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
