import type { Knex } from 'knex'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { asReference } from '#contract/reference.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { findOrder, lockOrder, type OrderRecord } from './repository.ts'
import type { createDetails } from './staffView.ts'

export const notFound = (): AppError => new AppError('not_found', 'There is no such order.')

type Change = {
  readonly reference: string
  readonly action: string
  readonly after?: Record<string, unknown>
  /** What the log keeps of the order as it was. */
  readonly afterOf?: (order: OrderRecord) => Record<string, unknown>
  readonly work: (trx: Knex, order: OrderRecord) => Promise<unknown>
}

type Deps = { readonly audit: Audit; readonly details: ReturnType<typeof createDetails> }

/** One change by staff, in one transaction with its entry in the activity log. */
export const createStaffChange =
  ({ audit, details }: Deps) =>
  (
    db: Knex,
    actor: Actor,
    { reference, action, work, after, afterOf }: Change,
  ): Promise<StaffOrderDetails> =>
    transact(db, async (trx) => {
      const order = await lockOrder(trx, { reference: asReference(reference) })
      if (!order) throw notFound()
      await work(trx, order)
      const changed = await findOrder(trx, { id: order.id })
      if (!changed) throw notFound()
      await audit(trx, actor, {
        subject: 'order',
        subjectId: order.reference,
        action,
        before: { status: order.status },
        after: { status: changed.status, ...after, ...afterOf?.(order) },
      })
      return details(trx, changed)
    })

export type StaffChange = ReturnType<typeof createStaffChange>
