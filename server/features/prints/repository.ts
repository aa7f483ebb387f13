import type { Knex } from 'knex'
import type { AuditValues } from '#contract/audit/admin.ts'
import { records } from '#server/db/rows.ts'
import type { Printable } from '#server/receipts/printable.ts'

export const printAction = 'printed'

/** How often it was printed; one record may have several papers. */
export const countPrints = async (
  trx: Knex,
  { subject, subjectId, paper }: Printable,
): Promise<number> => {
  const prints = await records<{ after?: AuditValues | undefined }>(trx, 'audit_log', [
    'after',
  ]).where({ subject, subjectId, action: printAction })
  return prints.filter(({ after }) => after?.['paper'] === paper.number).length
}
