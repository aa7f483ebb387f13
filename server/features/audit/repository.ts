import type { Knex } from 'knex'
import type { AuditEntry, AuditSubject, exportAudit } from '#contract/audit/admin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { atLeast, atMost, before, equals, listOf } from '#server/admin/list.ts'
import { records, toColumns } from '#server/db/rows.ts'

export type NewEntry = Omit<AuditEntry, 'id' | 'actor'> & { readonly actorId: string }

type Row = Omit<AuditEntry, 'actor'> & {
  readonly actorId: string
  readonly username?: string | undefined
}

export type AuditFilter = Parsed<typeof exportAudit>

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

const ofSubject =
  (table: string, subject: AuditSubject) =>
  (join: Knex.JoinClause): void => {
    join.on(`${table}.id`, 'audit_log.subject_id').andOnVal('audit_log.subject', subject)
  }

/** With who did it, and whom it was about. */
const entries = (db: Knex): Knex.QueryBuilder =>
  records<Row>(db, 'audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin({ person: 'users' }, ofSubject('person', 'person'))
    .leftJoin({ message: 'contact_messages' }, ofSubject('message', 'message'))
    .select('audit_log.*', 'users.username')
    .select({ about: db.raw('coalesce(person.full_name, person.username, message.name)') })

type AuditQuery = AuditFilter & {
  /** Only entries up to this one. */
  readonly lastId?: number | undefined
}

/** The latest first. `from` and `to` are instants; `to` is the first one outside the range. */
export const auditList = listOf<Row, AuditQuery, AuditEntry>({
  rows: entries,
  where: {
    actorId: equals('audit_log.actor_id'),
    subject: equals('audit_log.subject'),
    subjectId: equals('audit_log.subject_id'),
    action: equals('audit_log.action'),
    from: atLeast('audit_log.at'),
    to: before('audit_log.at'),
    lastId: atMost('audit_log.id'),
  },
  sort: [{ by: 'audit_log.id', of: ({ id }) => id, type: 'number', isDescending: true }],
  toItems: (rows) => rows.map(toEntry),
})

export const findLastId = async (db: Knex): Promise<number> => {
  const row = await db('audit_log').max({ id: 'id' }).first()
  return Number(row?.['id'] ?? 0)
}
