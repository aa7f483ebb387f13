import type { Knex } from 'knex'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { byTemple } from '#server/payments/trail.ts'
import { updateOrder, type OrderRecord } from './repository.ts'
import { listReturns, updateReturn, type ReturnRecord } from './returnRepository.ts'
import { startReturn } from './returns.ts'
import type { Orders } from './service.ts'
import type { StaffChange } from './staffChange.ts'
import { addStep } from './stepRepository.ts'

type Deps = {
  readonly orders: Pick<Orders, 'moves' | 'notifications'>
  readonly change: StaffChange
  readonly now: () => Date
}

const findReturn = async (
  trx: Knex,
  order: OrderRecord,
  id: string,
  status: ReturnRecord['status'],
): Promise<ReturnRecord> => {
  const found = (await listReturns(trx, order.id)).find((one) => one.id === id)
  if (!found) throw new AppError('not_found', 'There is no such return.')
  if (found.status !== status) throw new AppError('wrong_status')
  return found
}

/** What buyers ask to return: the temple's answer, and the items' arrival. */
export const createReturnsAdmin = ({ orders: { moves, notifications }, change, now }: Deps) => {
  const step = (
    trx: Knex,
    { id, status }: OrderRecord,
    actor: Actor,
    note: 'return_accepted' | 'return_refused' | 'return_received',
  ) => addStep(trx, id, { status, at: now().toISOString(), note, ...byTemple(actor) })

  return {
    startReturn: (
      trx: Knex,
      { reference, ...request }: { readonly reference: string } & Parameters<typeof startReturn>[2],
      actor: Actor,
    ) =>
      change(trx, actor, {
        reference,
        action: 'return_started',
        ...(request.exception && { after: { exception: request.exception } }),
        work: (inner, order) =>
          startReturn(inner, order, request, { now: now(), by: { actorId: actor.id } }),
      }),

    answerReturn: (
      db: Knex,
      input: { reference: string; id: string; isAccepted: boolean; answer: string },
      actor: Actor,
    ) =>
      change(db, actor, {
        reference: input.reference,
        action: input.isAccepted ? 'return_accepted' : 'return_refused',
        work: async (trx, order) => {
          const { id, isAccepted, answer } = input
          await findReturn(trx, order, id, 'asked')
          const status = isAccepted ? 'accepted' : 'refused'
          const at = now().toISOString()
          await updateReturn(trx, id, { status, answer }, at)
          await updateOrder(trx, { ...order, updatedAt: at })
          await step(trx, order, actor, isAccepted ? 'return_accepted' : 'return_refused')
          await notifications.returnAnswered(trx, order, id)
        },
      }),

    receiveReturn: (
      db: Knex,
      { reference, id, isSellable }: { reference: string; id: string; isSellable: boolean },
      actor: Actor,
    ) =>
      change(db, actor, {
        reference,
        action: 'return_received',
        after: { isSellable },
        work: async (trx, order) => {
          const { items } = await findReturn(trx, order, id, 'accepted')
          await step(trx, order, actor, 'return_received')
          const { refundPaise } = await moves.receiveBack(trx, order, items, {
            isSellable,
            by: byTemple(actor),
          })
          await updateReturn(trx, id, { status: 'received', refundPaise }, now().toISOString())
        },
      }),
  }
}
