import type { Knex } from 'knex'
import type { IssueStatus } from '#contract/newsletter/issuesAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { readPage, type ListQuery, type SortKey } from '#server/db/paging.ts'
import type { IssueContent } from './issueMail.ts'
import { table as subscriptions } from './repository.ts'

/** A newsletter that staff write, and how far its sending has come. */
export type IssueRecord = {
  readonly id: string
  readonly subject: string
  readonly markdown: string
  readonly postId: string | null
  readonly status: IssueStatus
  /** As it was when it was sent. */
  readonly content: IssueContent | null
  readonly sentAt: string | null
  /** How many confirmed subscribers there were then. */
  readonly people: number | null
  /** The last subscriber an email was made for. */
  readonly plannedTo: string
  readonly planned: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly version: number
}

type Row = {
  id: string
  subject: string
  markdown: string
  post_id: string | null
  status: IssueStatus
  content: string | null
  sent_at: string | null
  people: number | null
  planned_to: string
  planned: number
  created_at: string
  updated_at: string
  version: number
}

const toIssue = (row: Row): IssueRecord => ({
  id: row.id,
  subject: row.subject,
  markdown: row.markdown,
  postId: row.post_id,
  status: row.status,
  content: JSON.parse(row.content ?? 'null'),
  sentAt: row.sent_at,
  people: row.people,
  plannedTo: row.planned_to,
  planned: row.planned,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
})

const toRow = (issue: IssueRecord): Row => ({
  id: issue.id,
  subject: issue.subject,
  markdown: issue.markdown,
  post_id: issue.postId,
  status: issue.status,
  content: issue.content && JSON.stringify(issue.content),
  sent_at: issue.sentAt,
  people: issue.people,
  planned_to: issue.plannedTo,
  planned: issue.planned,
  created_at: issue.createdAt,
  updated_at: issue.updatedAt,
  version: issue.version,
})

const table = 'newsletter_issues'

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'updated_at', of: (row) => row.updated_at, type: 'text', isDescending: true },
  { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
]

export const listIssues = async (db: Knex, asked: ListQuery): Promise<Page<IssueRecord>> => {
  const { rows, next } = await readPage<Row>(db<Row>(table), latestFirst, asked)
  return { items: rows.map(toIssue), next }
}

export const findIssue = async (db: Knex, id: string): Promise<IssueRecord | undefined> => {
  const row = await db(table).where({ id }).first<Row | undefined>()
  return row && toIssue(row)
}

/** Locked until the end of the transaction. */
export const lockIssue = async (trx: Knex, id: string): Promise<IssueRecord | undefined> => {
  const row = await trx(table).where({ id }).forUpdate().first<Row | undefined>()
  return row && toIssue(row)
}

export const listSending = (db: Knex): Promise<string[]> =>
  db(table).where({ status: 'sending' }).orderBy(['sent_at', 'id']).pluck('id')

export const insertIssue = async (trx: Knex, issue: IssueRecord): Promise<void> => {
  await trx(table).insert(toRow(issue))
}

export const saveIssue = async (trx: Knex, issue: IssueRecord): Promise<void> => {
  await trx(table).where({ id: issue.id }).update(toRow(issue))
}

export const deleteIssue = async (trx: Knex, id: string): Promise<void> => {
  await trx(table).where({ id }).delete()
}

const readers = (db: Knex) => db(subscriptions).where({ status: 'confirmed' })

export const countReaders = async (db: Knex): Promise<number> => {
  const [row] = await readers(db).count<{ n: number | string }[]>({ n: '*' })
  return Number(row?.n ?? 0)
}

/** The next ones, of those who had confirmed by then. */
export const listReaders = (
  trx: Knex,
  { after, confirmedBy, limit }: { after: string; confirmedBy: string; limit: number },
): Promise<string[]> =>
  readers(trx)
    .where('id', '>', after)
    .where('confirmed_at', '<=', confirmedBy)
    .orderBy('id')
    .limit(limit)
    .pluck('id')
