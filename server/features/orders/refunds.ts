import type { Knex } from 'knex'
import { transactTogether } from '#server/db/writeQueue.ts'
import { claimDue } from '#server/payments/due.ts'
import { RefundRefused } from '#server/payments/cardRefund.ts'
import type { Payments } from '#server/payments/payments.ts'
import { findOrder, lockOrder, updateOrder, type OrderRecord } from './repository.ts'
import { addStep } from './stepRepository.ts'

/** Longer than asking takes: after it, what a worker had that died is tried again. */
const leaseMs = 10 * 60_000

/** A provider that cannot be reached is asked again after so long. */
const againMs = 15 * 60_000

type Deps = { readonly payments: Pick<Payments, 'refundUpTo'>; readonly now: () => Date }

const due = { table: 'orders', column: 'refund_at' }

/**
 * Refunds of card payments. What is owed is stored with the change that causes it, so no refund is
 * forgotten; how much to send is decided by what the provider says it has refunded already, so
 * nothing is refunded twice.
 */
export const createRefunds = ({ payments, now }: Deps) => {
  const plan = (db: Knex, id: string, refundAt: string | undefined): Promise<void> =>
    transactTogether(db, async (trx) => {
      const order = await lockOrder(trx, { id })
      if (order?.refundAt !== undefined) await updateOrder(trx, { ...order, refundAt })
    })

  /** Sent. What came to be owed meanwhile is sent next. */
  const finish = (db: Knex, { id, refundPaise }: OrderRecord): Promise<void> =>
    transactTogether(db, async (trx) => {
      const order = await lockOrder(trx, { id })
      if (order?.refundAt === undefined) return
      const isMore = order.refundPaise > refundPaise
      await updateOrder(trx, { ...order, refundAt: isMore ? now().toISOString() : undefined })
    })

  /** The provider will never do it: staff send the money another way. */
  const giveUp = (db: Knex, id: string): Promise<void> =>
    transactTogether(db, async (trx) => {
      const order = await lockOrder(trx, { id })
      if (!order) return
      const at = now().toISOString()
      await updateOrder(trx, { ...order, refundAt: undefined, updatedAt: at })
      const { status } = order
      await addStep(trx, id, { status, at, by: 'provider', note: 'refund_failed' })
    })

  const refund = async (db: Knex, id: string): Promise<void> => {
    const order = await findOrder(db, { id })
    if (!order || order.refundPaise <= order.refundedPaise) return plan(db, id, undefined)
    try {
      const byCard = order.refundPaise - order.refundedByHandPaise
      await payments.refundUpTo(db, { type: 'order', id }, byCard)
      await finish(db, order)
    } catch (error) {
      if (error instanceof RefundRefused) return giveUp(db, id)
      await plan(db, id, new Date(now().getTime() + againMs).toISOString())
      throw error
    }
  }

  return {
    nextDue: async (db: Knex): Promise<string | undefined> => {
      const row = await db('orders')
        .whereNotNull('refund_at')
        .orderBy(['refund_at', 'id'])
        .first<{ refund_at: string } | undefined>('refund_at')
      return row?.refund_at
    },
    /** The next refund that is due, as something to do; undefined if none is. */
    take: async (db: Knex): Promise<(() => Promise<void>) | undefined> => {
      const at = now()
      const leaseUntil = new Date(at.getTime() + leaseMs).toISOString()
      const id = await claimDue(db, due, { now: at.toISOString(), leaseUntil })
      return id === undefined ? undefined : () => refund(db, id)
    },
  }
}

export type Refunds = ReturnType<typeof createRefunds>
