import type { Knex } from 'knex'
import type { AuditSubject, AuditValues } from '#contract/audit/admin.ts'
import type { Actor } from '#server/http/implement.ts'

type Act = {
  readonly subject: AuditSubject
  readonly subjectId: string
  /** In one word: `edited`, `published`, `role_set` … */
  readonly action: string
  /**
   * Only what the log should keep: nobody's address, and nothing that people wrote to the temple.
   */
  readonly before?: AuditValues | undefined
  readonly after?: AuditValues | undefined
}

/** Records what a member of staff does, in the transaction that does it. */
export type Audit = (trx: Knex, actor: Pick<Actor, 'id'>, act: Act) => Promise<void>

/** With null for what is empty, as the log has it. */
export const orNull = (values: object): AuditValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]))

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields that differ, by name. */
export const changesOf = <T extends object>(
  before: T,
  after: T,
): { before: AuditValues; after: AuditValues } => {
  const was = new Map<string, unknown>(Object.entries(before))
  const is = new Map<string, unknown>(Object.entries(after))
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !isSame(was.get(name), is.get(name)),
  )
  const pick = (values: Map<string, unknown>): AuditValues =>
    Object.fromEntries(
      changed.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])),
    )
  return { before: pick(was), after: pick(is) }
}
