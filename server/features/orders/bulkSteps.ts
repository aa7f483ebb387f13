import type { Knex } from 'knex'
import type { BulkStep, OwnOrderStep } from '#contract/orders/bulkAdmin.ts'
import { asReference } from '#contract/reference.ts'
import type { TakeBack } from '#server/adapters/email/port.ts'
import type { Audit } from '#server/admin/audit.ts'
import { undoUntil } from '#server/admin/undoUntil.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { byTemple } from '#server/payments/trail.ts'
import { newsKey } from './notifications.ts'
import { lockOrder, type OrderRecord } from './repository.ts'
import type { Orders } from './service.ts'
import { deleteStep, listSteps } from './stepRepository.ts'

type Deps = {
  readonly orders: Pick<Orders, 'moves'>
  readonly audit: Audit
  readonly takeBack: TakeBack
  readonly now: () => Date
}

type Parcel = { readonly reference: string; readonly tracking?: string | undefined }

type Steps = {
  readonly step: BulkStep
  readonly parcels: readonly Parcel[]
  readonly courier?: string | undefined
}

const actions = { pack: 'packed', ship: 'shipped', deliver: 'delivered' } as const

/** The same order for everybody, so that two people with the same list never block each other. */
const inOrder = <T extends { readonly reference: string }>(all: readonly T[]): T[] =>
  [...new Map(all.map((one) => [asReference(one.reference), one]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([reference, one]) => ({ ...one, reference }))

/** What staff do with many orders in one press. */
export const createBulkSteps = ({ orders: { moves }, audit, takeBack, now }: Deps) => {
  const take = async (
    trx: Knex,
    order: OrderRecord,
    { step, courier, tracking }: Omit<Steps, 'parcels'> & Omit<Parcel, 'reference'>,
    actor: Actor,
  ): Promise<unknown> => {
    const by = { ...byTemple(actor), quietUntil: undoUntil(now().toISOString()) }
    if (step !== 'ship') return moves[step](trx, order, by)
    const parcel = { courier: courier ?? '', tracking: tracking || undefined }
    return moves.ship(trx, order, parcel, by)
  }

  /** Whether it was the temple's last step, just now, and its email is not on its way. */
  const undoOne = async (trx: Knex, order: OrderRecord, steps: number, actor: Actor) => {
    const trail = await listSteps(trx, order.id)
    const [before, last] = trail.slice(-2)
    const isLast = trail.length === steps && last?.status === order.status && !last.note
    if (!isLast || !before || last.by !== 'temple' || now() >= undoUntil(last.at)) return false
    if (!(await takeBack(trx, newsKey(order.id, order.status)))) return false
    await deleteStep(trx, order.id, steps)
    await moves.undo(trx, order, before.status, byTemple(actor))
    return before.status
  }

  return {
    takeSteps: (db: Knex, { parcels, step, courier }: Steps, actor: Actor) =>
      transact(db, async (trx) => {
        const done: OwnOrderStep[] = []
        const leftOut: string[] = []
        for (const { reference, tracking } of inOrder(parcels)) {
          const order = await lockOrder(trx, { reference })
          const isDone =
            order && (await isAllowed(() => take(trx, order, { step, courier, tracking }, actor)))
          if (!isDone) {
            leftOut.push(reference)
            continue
          }
          await audit(trx, actor, {
            subject: 'order',
            subjectId: reference,
            action: actions[step],
            before: { status: order.status },
            after: {
              status: actions[step],
              ...(courier && { courier }),
              ...(tracking && { tracking }),
            },
          })
          done.push({ reference, steps: (await listSteps(trx, order.id)).length })
        }
        return { done, leftOut }
      }),

    undoSteps: (db: Knex, taken: readonly OwnOrderStep[], actor: Actor) =>
      transact(db, async (trx) => {
        const undone: string[] = []
        const leftOut: string[] = []
        for (const { reference, steps } of inOrder(taken)) {
          const order = await lockOrder(trx, { reference })
          const status = order && (await undoOne(trx, order, steps, actor))
          if (!order || !status) {
            leftOut.push(reference)
            continue
          }
          await audit(trx, actor, {
            subject: 'order',
            subjectId: reference,
            action: 'step_undone',
            before: { status: order.status },
            after: { status },
          })
          undone.push(reference)
        }
        return { undone, leftOut }
      }),
  }
}

/** Whether it was done; a refusal has changed nothing, so the others can go on. */
const isAllowed = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
