import type { Knex } from 'knex'
import type { Permission } from '#contract/accounts/permissions.ts'
import type { AuditSubject } from '#contract/audit/admin.ts'
import type { PrintedText, PrintKind } from '#contract/prints/admin.ts'

/** A paper of one feature, before it is known which copy of it is printed. */
export type Printable = {
  readonly paper: PrintedText
  /** Under which the activity log has it. */
  readonly subject: AuditSubject
  readonly subjectId: string
  /** Absent if everybody at the counter may print it. */
  readonly needs?: Permission | undefined
}

/**
 * Finds what is printed, or throws `not_found`. Locks its row until the commit, so that of two
 * people who print it only one has the original.
 */
export type FindPrintable = (trx: Knex, key: string) => Promise<Printable>

export type Printables = { readonly [Kind in PrintKind]?: FindPrintable }
