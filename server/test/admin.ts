import type { AuditEntry } from '#contract/audit/admin.ts'
import type { Browser } from './browser.ts'
import type { Reply } from './request.ts'
import type { TestApp } from './testApp.ts'

/** An answer that must be present. */
export const okOf = <T>(reply: Reply): T => {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
  return reply.json() as T
}

export const get = async <T>(who: Pick<Browser, 'send'>, path: string): Promise<T> =>
  okOf(await who.send(path))

/** A change based on a version. */
export const changeFrom = (
  who: Pick<Browser, 'send'>,
  method: string,
  path: string,
  version: number | undefined,
  body?: unknown,
): Promise<Reply> =>
  who.send(path, {
    method,
    body,
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  })

/** The activity log's entries, the oldest first, without numbers and times. */
export const auditOf = async ({ db }: Pick<TestApp, 'db'>) => {
  const rows = await db('audit_log').orderBy('id')
  return rows.map((row): Omit<AuditEntry, 'id' | 'at' | 'actor'> & { actorId: string } => ({
    actorId: row.actor_id,
    subject: row.subject,
    subjectId: row.subject_id,
    action: row.action,
    ...(row.before !== null && { before: JSON.parse(row.before) }),
    ...(row.after !== null && { after: JSON.parse(row.after) }),
  }))
}
