import type { Knex } from 'knex'
import { may } from '#contract/accounts/permissions.ts'
import type { PrintedPaper, PrintKind } from '#contract/prints/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import type { Printables } from '#server/receipts/printable.ts'
import { countPrints, printAction } from './repository.ts'

type Deps = Pick<Shared, 'audit'> & { readonly printables: Printables }

const notFound = (): AppError => new AppError('not_found', 'There is nothing to print under this.')

/** Every print is logged, so that a second one of the same paper says that it is a copy. */
export const createPrints =
  ({ printables, audit }: Deps) =>
  (
    db: Knex,
    { kind, key }: { readonly kind: PrintKind; readonly key: string },
    actor: Actor,
  ): Promise<PrintedPaper> =>
    transact(db, async (trx) => {
      const printable = await printables[kind]?.(trx, key)
      if (!printable) throw notFound()
      const { paper, subject, subjectId, needs } = printable
      if (needs && (actor.role === 'guest' || !may(actor.role, needs))) throw notFound()
      const copy = await countPrints(trx, printable)
      const after = { paper: paper.number, ...(copy > 0 && { copy }) }
      await audit(trx, actor, { subject, subjectId, action: printAction, after })
      return { ...paper, copy }
    })
