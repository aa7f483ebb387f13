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
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'

export type MessageFilter = {
  readonly isRead?: boolean | undefined
  readonly subject?: ContactSubject | undefined
  readonly search?: string | undefined
}

type Row = {
  id: string
  name: string
  email: string
  subject: ContactSubject
  message: string
  wants_newsletter: boolean | number
  is_read: boolean | number
  created_at: string
  replied_at: string | null
}

const toMessage = (row: Row): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  wantsNewsletter: Boolean(row.wants_newsletter),
  isRead: Boolean(row.is_read),
  createdAt: row.created_at,
  ...(row.replied_at !== null && { repliedAt: row.replied_at }),
})

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'created_at', of: (row) => row.created_at, type: 'text', isDescending: true },
  { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
]

const unread = 'is_read = false'

const filtered = (db: Knex, { isRead, subject, search }: MessageFilter): Knex.QueryBuilder => {
  const query = db<Row>('contact_messages')
  // Exactly the condition of the index of unread messages.
  if (isRead !== undefined) query.whereRaw(isRead ? `not (${unread})` : unread)
  if (subject !== undefined) query.where('subject', subject)
  whereMatches(query, db, ['name', 'email', 'message'], search, 'search_terms')
  return query
}

const byName: Searched<Pick<Row, 'id' | 'name' | 'message'>> = {
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
  const { rows, next } = await readPage<Row>(filtered(db, filter), latestFirst, asked)
  return { items: rows.map(toMessage), next }
}

export const countUnread = async (db: Knex): Promise<number> => {
  const row = await db('contact_messages').whereRaw(unread).count({ n: '*' }).first()
  return Number(row?.['n'])
}

/** For the first page of the back office. */
export const waitingMessages = async (db: Knex): Promise<{ unread: number; oldest?: string }> => {
  const oldest = await db('contact_messages')
    .whereRaw(unread)
    .orderBy(['created_at', 'id'])
    .first<{ id: string } | undefined>('id')
  return { unread: await countUnread(db), ...(oldest && { oldest: oldest.id }) }
}

/** Locked until the end of the transaction. */
export const lockMessage = async (trx: Knex, id: string): Promise<ContactMessage | undefined> => {
  const row = await trx<Row>('contact_messages').where({ id }).forUpdate().first()
  return row && toMessage(row)
}

export const findMessage = async (db: Knex, id: string): Promise<ContactMessage | undefined> => {
  const row = await db<Row>('contact_messages').where({ id }).first()
  return row && toMessage(row)
}

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
  const rows: { text: string; at: string; actor_id: string; username: string | null }[] = await db(
    'contact_replies',
  )
    .leftJoin('users', 'users.id', 'contact_replies.actor_id')
    .where({ message_id: messageId })
    .orderBy(['at', 'contact_replies.id'])
    .select('text', 'at', 'actor_id', 'username')
  return rows.map(({ text, at, actor_id: id, username }) => ({
    text,
    at,
    actor: { id, ...(username !== null && { username }) },
  }))
}
