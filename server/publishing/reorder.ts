import type { Knex } from 'knex'
import type { AuditSubject } from '#contract/audit/admin.ts'
import type { Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'

type Order = {
  readonly subject: AuditSubject
  /** All ids that are not deleted, in order. */
  readonly list: (db: Knex) => Promise<string[]>
  readonly setPosition: (trx: Knex, id: string, position: number) => Promise<void>
}

/** Puts content into another order; refused if something was added or deleted in the meantime. */
export const createReorder =
  ({ audit }: { readonly audit: Audit }) =>
  (
    db: Knex,
    { subject, list, setPosition }: Order,
    ids: readonly string[],
    actor: Actor,
  ): Promise<string[]> =>
    transact(db, async (trx) => {
      const before = await list(trx)
      const isSame = [...ids].toSorted().join('\n') === [...before].toSorted().join('\n')
      if (!isSame) throw new AppError('changed_meanwhile')
      for (const [index, id] of ids.entries()) await setPosition(trx, id, index + 1)
      await bumpContent(trx)
      await audit(trx, actor, {
        subject,
        subjectId: 'order',
        action: 'reordered',
        before: { ids: before },
        after: { ids: [...ids] },
      })
      return list(trx)
    })
