import type { Knex } from 'knex'
import { paiseOf } from '#contract/payments/money.ts'
import type { Payment } from '#server/adapters/payment/port.ts'
import { checkAfterChange, nextCheck } from './checks.ts'
import type { Owed } from './payable.ts'
import { refundChanges, type RefundNote } from './refundChanges.ts'
import { mayFollow } from './statuses.ts'

/** Who changed it: with `actorId` a member of staff. */
export type By<Note = never> = {
  readonly by: 'provider' | 'temple'
  readonly actorId?: string | undefined
  readonly note?: Note | undefined
}

type Step<Note> = Omit<By, 'note'> & {
  readonly status: Owed['status']
  readonly at: string
  readonly note?: Note | RefundNote | 'voided' | undefined
  readonly refundedPaise?: number | undefined
}

type Refund = {
  /** Of this refund; what was refunded in all is with the payment. */
  readonly paise: number
  /** Its number in the trail. */
  readonly step: number
}

type Settled = Owed & { readonly disputeDue?: string | undefined }

type Parts<T extends Settled, Note> = {
  readonly update: (trx: Knex, changed: T, now: string) => Promise<void>
  /** Adds a step to its trail; returns its number. */
  readonly addStep: (trx: Knex, changed: T, step: Step<Note>) => Promise<number>
  /** Its receipt and the email of thanks: they come with the money, or none of the three. */
  readonly thank: (trx: Knex, paid: T, paidAt: Date) => Promise<void>
  readonly notifyRefund: (trx: Knex, changed: T, refund: Refund) => Promise<void>
  readonly notifyDispute?: (trx: Knex, changed: T, step: number) => Promise<void>
  readonly now: () => Date
}

/**
 * The only code that changes the status of something whose payment is all that happens to it: a
 * donation, the dakshina of a puja; only `owners.ts` closes what was never paid besides.
 * The caller has locked its row.
 */
export const createSettle = <T extends Settled, Note = never>(parts: Parts<T, Note>) => {
  const { update, addStep, thank, notifyRefund, notifyDispute, now } = parts

  const move = async (trx: Knex, owed: T, status: T['status'], by: By<Note>): Promise<T> => {
    if (!mayFollow(owed.status, status)) return owed
    const at = now().toISOString()
    const changed = { ...owed, status }
    const moved = { ...changed, checkAt: nextCheck(changed, now()) }
    await update(trx, moved, at)
    await addStep(trx, moved, { status, at, ...by })
    return moved
  }

  return {
    move,

    /** The money has arrived. */
    succeed: async (trx: Knex, owed: T, paidAt: Date, by: By<Note>): Promise<T> => {
      if (!mayFollow(owed.status, 'succeeded')) return owed
      const moved = await move(trx, { ...owed, paidAt: paidAt.toISOString() }, 'succeeded', by)
      await thank(trx, moved, paidAt)
      return moved
    },

    /** The temple refunded all of it by its own means. */
    refundByHand: async (trx: Knex, paid: T, by: By<Note>): Promise<T> => {
      const refundedPaise = paiseOf(paid.amount)
      const moved = await move(trx, { ...paid, refundedPaise }, 'refunded', by)
      await notifyRefund(trx, moved, {
        paise: refundedPaise - paid.refundedPaise,
        step: refundedPaise,
      })
      return moved
    },

    /**
     * Staff recorded it by mistake: the only step back. The receipt keeps its number and counts for
     * nothing.
     */
    markVoid: async (trx: Knex, mistaken: T, actorId: string): Promise<T> => {
      const at = now().toISOString()
      const status = 'cancelled'
      const voided = { ...mistaken, status } as const
      await update(trx, voided, at)
      await addStep(trx, voided, { status, at, by: 'temple', actorId, note: 'voided' })
      return voided
    },

    /** How much was refunded, according to the provider. */
    applyRefunds: async (trx: Knex, paid: T, payment: Payment): Promise<void> => {
      const news = refundChanges(paid, payment)
      if (!news) return
      const { status, refundedPaise } = news.changes
      const changed = { ...paid, ...news.changes }
      const at = now().toISOString()
      await update(trx, { ...changed, checkAt: checkAfterChange(changed, now()) }, at)
      for (const note of news.notes) {
        const reported = { status, at, by: 'provider', note, refundedPaise } as const
        const step = await addStep(trx, changed, reported)
        if (note === 'disputed') await notifyDispute?.(trx, changed, step)
        if (note === 'given_back') {
          await notifyRefund(trx, changed, { paise: refundedPaise - paid.refundedPaise, step })
        }
      }
    },
  }
}

export type Settle<T extends Settled, Note = never> = ReturnType<typeof createSettle<T, Note>>
