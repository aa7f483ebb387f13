import type { Knex } from 'knex'
import type { AuditEntry, AuditSubject } from '#contract/audit/admin.ts'
import type { Page } from '#contract/paging.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { countRows, readPage, type ListQuery, type SortKey } from '#server/db/paging.ts'

export type NewEntry = Omit<AuditEntry, 'id' | 'actor'> & { readonly actorId: string }

type Row = Omit<AuditEntry, 'actor'> & {
  readonly actorId: string
  readonly username?: string | undefined
}

/** Instants: `to` is the first one outside the range. */
export type AuditFilter = {
  readonly actorId?: string | undefined
  readonly subject?: AuditSubject | undefined
  readonly subjectId?: string | undefined
  readonly action?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only entries up to this one. */
  readonly lastId?: number | undefined
}

export const insertEntry = async (trx: Knex, entry: NewEntry): Promise<void> => {
  const { at, actorId, subject, subjectId, action, before, after } = entry
  await trx('audit_log').insert(
    toColumns({ at, actorId, subject, subjectId, action, before, after }),
  )
}

const toEntry = ({ actorId, username, ...entry }: Row): AuditEntry => ({
  ...entry,
  actor: { id: actorId, username },
})

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'audit_log.id', of: ({ id }) => id, type: 'number', isDescending: true },
]

const ofSubject =
  (table: string, subject: AuditSubject) =>
  (join: Knex.JoinClause): void => {
    join.on(`${table}.id`, 'audit_log.subject_id').andOnVal('audit_log.subject', subject)
  }

const filtered = (db: Knex, { from, to, lastId, ...same }: AuditFilter): Knex.QueryBuilder => {
  const query = records<Row>(db, 'audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin({ person: 'users' }, ofSubject('person', 'person'))
    .leftJoin({ message: 'contact_messages' }, ofSubject('message', 'message'))
    .select('audit_log.*', 'users.username')
    .select({ about: db.raw('coalesce(person.full_name, person.username, message.name)') })
  const columns = {
    actor_id: same.actorId,
    subject: same.subject,
    subject_id: same.subjectId,
    action: same.action,
  }
  for (const [column, value] of Object.entries(columns)) {
    if (value !== undefined) query.where(`audit_log.${column}`, value)
  }
  if (from !== undefined) query.where('audit_log.at', '>=', from)
  if (to !== undefined) query.where('audit_log.at', '<', to)
  if (lastId !== undefined) query.where('audit_log.id', '<=', lastId)
  return query
}

export const findLastId = async (db: Knex): Promise<number> => {
  const row = await db('audit_log').max({ id: 'id' }).first()
  return Number(row?.['id'] ?? 0)
}

export const countEntries = (db: Knex, filter: AuditFilter): Promise<number> =>
  countRows(filtered(db, filter))

export const listEntries = async (
  db: Knex,
  filter: AuditFilter,
  asked: ListQuery,
): Promise<Page<AuditEntry>> => {
  const { rows, next } = await readPage<Row>(filtered(db, filter), latestFirst, asked)
  return { items: rows.map(toEntry), next }
}
