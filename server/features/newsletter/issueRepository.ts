import type { Knex } from 'knex'
import type { IssueStatus } from '#contract/newsletter/issuesAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { countRows, readPage, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { columnsOf, records } from '#server/db/rows.ts'
import { recordStore } from '#server/db/recordStore.ts'
import type { IssueContent } from './issueMail.ts'
import { table as subscriptions, type Subscription } from './repository.ts'

/** A newsletter that staff write, and how far its sending has come. */
export type IssueRecord = {
  readonly id: string
  readonly subject: string
  readonly markdown: string
  readonly postId?: string | undefined
  readonly status: IssueStatus
  /** As it was when it was sent. */
  readonly content?: IssueContent | undefined
  readonly sentAt?: string | undefined
  /** How many confirmed subscribers there were then. */
  readonly people?: number | undefined
  /** The last subscriber an email was made for. */
  readonly plannedTo: string
  readonly planned: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly version: number
}

const columns = columnsOf<IssueRecord>()([
  'id',
  'subject',
  'markdown',
  'postId',
  'status',
  'content',
  'sentAt',
  'people',
  'plannedTo',
  'planned',
  'createdAt',
  'updatedAt',
  'version',
])

const table = 'newsletter_issues'

const latestFirst: readonly SortKey<IssueRecord>[] = [
  { by: 'updated_at', of: (row) => row.updatedAt, type: 'text', isDescending: true },
  { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
]

export const listIssues = async (db: Knex, query: ListQuery): Promise<Page<IssueRecord>> => {
  const { rows, next } = await readPage<IssueRecord>(
    records<IssueRecord>(db, table, columns),
    latestFirst,
    query,
  )
  return { items: rows, next }
}

export const {
  find: findIssue,
  lock: lockIssue,
  insert: insertIssue,
  update: saveIssue,
} = recordStore<IssueRecord>(table, columns)

export const listSending = (db: Knex): Promise<string[]> =>
  db(table).where({ status: 'sending' }).orderBy(['sent_at', 'id']).pluck('id')

export const deleteIssue = async (trx: Knex, id: string): Promise<void> => {
  await trx(table).where({ id }).delete()
}

const readers = (db: Knex) => db(subscriptions).where({ status: 'confirmed' })

export const countReaders = (db: Knex): Promise<number> => countRows(readers(db))

/** The next ones, of those who had confirmed by then. */
export const listReaders = (
  trx: Knex,
  { after, confirmedBy, limit }: { after: string; confirmedBy: string; limit: number },
): Promise<Pick<Subscription, 'id' | 'language'>[]> =>
  readers(trx)
    .where('id', '>', after)
    .where('confirmed_at', '<=', confirmedBy)
    .orderBy('id')
    .limit(limit)
    .select('id', 'language')
