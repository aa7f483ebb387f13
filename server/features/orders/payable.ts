import type { Knex } from 'knex'
import { paiseOf } from '#contract/payments/money.ts'
import type { Payment } from '#server/adapters/payment/port.ts'
import { checkAfterChange } from '#server/payments/checks.ts'
import { isOf, type Held, type Payable } from '#server/payments/payable.ts'
import { refundChanges } from '#server/payments/refundChanges.ts'
import { owedOf, owing } from './amounts.ts'
import type { Transitions } from './transitions.ts'
import type { Notifications } from './notifications.ts'
import { findOrder, lockOrder, updateOrder, type OrderRecord } from './repository.ts'
import { addStep, hasExpired } from './stepRepository.ts'

type Deps = {
  readonly moves: Pick<Transitions, 'pay' | 'cancel' | 'reserveAgain'>
  readonly notifications: Notifications
  readonly now: () => Date
}

const byProvider = { by: 'provider' } as const

/** Orders, as something that is paid for. */
export const createOrderPayable = ({ moves, notifications, now }: Deps): Payable => {
  const at = (): string => now().toISOString()

  /** It was paid too late, and something is sold out by now or the buyer had cancelled it. */
  const keepForRefund = async (trx: Knex, order: OrderRecord): Promise<OrderRecord> => {
    const owed = { ...owing(order, paiseOf(order.amount), now()), updatedAt: at() }
    await updateOrder(trx, owed)
    await addStep(trx, order.id, {
      status: order.status,
      at: at(),
      note: 'paid_late',
      ...byProvider,
    })
    await notifications.of(trx, owed, 'paid_late')
    return owed
  }

  /** The money has arrived. */
  const receive = async (trx: Knex, order: OrderRecord, paidAt: Date): Promise<OrderRecord> => {
    if (order.status === 'placed') return moves.pay(trx, order, paidAt, byProvider)
    const mayLive = order.status === 'cancelled' && (await hasExpired(trx, order.id))
    const reserved = mayLive ? await moves.reserveAgain(trx, order) : undefined
    if (reserved) return moves.pay(trx, reserved, paidAt, byProvider)
    return keepForRefund(trx, { ...order, paidAt: paidAt.toISOString() })
  }

  /** How much was refunded or disputed, according to the provider's latest answer. */
  const applyRefunds = async (trx: Knex, order: OrderRecord, payment: Payment): Promise<void> => {
    if (payment.refundedPaise === undefined) return
    const inAll = payment.refundedPaise + order.refundedByHandPaise
    const news = refundChanges(order, { ...payment, refundedPaise: inAll })
    if (!news) return
    const { notes, changes } = news
    const { refundedPaise, dispute, disputeDue } = changes
    const more = refundedPaise - order.refundedPaise
    const isRefund = notes.includes('given_back')
    const changed: OrderRecord = {
      ...order,
      refundedPaise,
      // Somebody refunded more on the provider's own website. What a dispute takes was never owed:
      // if the temple wins it after all, there is nothing to refund.
      refundPaise: isRefund
        ? Math.max(order.refundPaise, Math.min(refundedPaise, paiseOf(order.amount)))
        : order.refundPaise,
      // A refund that a bank returned needs a person.
      refundAt: more < 0 || refundedPaise >= order.refundPaise ? undefined : order.refundAt,
      dispute,
      disputeDue,
      updatedAt: at(),
    }
    await updateOrder(trx, { ...changed, checkAt: checkAfterChange(owedOf(changed), now()) })
    for (const note of notes) {
      const step = await addStep(trx, order.id, {
        status: order.status,
        at: at(),
        note: note === 'given_back' ? 'refunded' : note,
        ...byProvider,
      })
      if (note === 'given_back') await notifications.refunded(trx, changed, { paise: more, step })
    }
  }

  const settle = async (trx: Knex, found: OrderRecord, payment: Payment): Promise<boolean> => {
    if (!isOf(payment, owedOf(found))) return false
    const order = { ...found, paymentId: payment.id }
    if (payment.status === 'succeeded') {
      const paid =
        order.paidAt === undefined ? await receive(trx, order, payment.paidAt ?? now()) : order
      await applyRefunds(trx, paid, payment)
    } else if (payment.status === 'cancelled' && order.status === 'placed') {
      await moves.cancel(trx, order, { ...byProvider, note: 'expired' })
    } else if (payment.status === 'cancelled' && order.status === 'cancelled') {
      await updateOrder(trx, { ...order, checkAt: undefined })
    } else if (found.paymentId === undefined) await updateOrder(trx, order)
    return true
  }

  const hold = (order: OrderRecord): Held => ({
    owed: owedOf(order),
    save: async (trx, changes) => {
      const changed = { ...order, ...changes }
      await updateOrder(trx, changed)
      return hold(changed)
    },
    settle: (trx, payment) => settle(trx, order, payment),
    close: async (trx) => {
      if (order.status === 'cancelled') await updateOrder(trx, { ...order, checkAt: undefined })
      // The buyer says that they have paid: the temple looks at its bank statement first.
      if (order.status !== 'placed' || order.claimedAt !== undefined) return
      await moves.cancel(trx, order, { ...byProvider, note: 'expired' })
    },
  })

  return {
    type: 'order',
    find: async (db, which) => {
      const found = await findOrder(db, which)
      return found && owedOf(found)
    },
    lock: async (trx, which) => {
      const found = await lockOrder(trx, which)
      return found && hold(found)
    },
  }
}
