import type { Knex } from 'knex'
import type { AuditSubject, AuditValues } from '#contract/audit.ts'
import type { Actor } from '#server/http/implement.ts'

type Act = {
  readonly subject: AuditSubject
  readonly subjectId: string
  /** In one word: `edited`, `published`, `role_set` … */
  readonly action: string
  /** Only what the log should keep: no address of anybody, no text somebody wrote to the temple. */
  readonly before?: AuditValues | undefined
  readonly after?: AuditValues | undefined
}

/** Writes down what one of the staff does, in the transaction that does it. */
export type Audit = (trx: Knex, actor: Pick<Actor, 'id'>, act: Act) => Promise<void>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is different in the two, by name. */
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
