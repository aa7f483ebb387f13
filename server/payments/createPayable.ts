import type { Knex } from 'knex'
import type { Payment } from '#server/adapters/payment/port.ts'
import { isOf, type Held, type Owed, type Payable, type Which } from './payable.ts'

type Parts<T extends Owed> = Pick<Payable, 'type' | 'table'> & {
  readonly find: (db: Knex, which: Which) => Promise<T | undefined>
  readonly lock: (trx: Knex, which: Which) => Promise<T | undefined>
  readonly update: (trx: Knex, changed: T) => Promise<void>
  /** It will not be paid; changes nothing if it was. */
  readonly end: (trx: Knex, owed: T, status: 'failed' | 'cancelled') => Promise<unknown>
  /** The money has arrived; changes nothing if that was known. */
  readonly succeed: (trx: Knex, owed: T, paidAt: Date) => Promise<T>
  readonly applyRefunds: (trx: Knex, paid: T, payment: Payment) => Promise<void>
  readonly now: () => Date
}

/** Something whose payment is all that happens to it: a donation, the dakshina of a puja. */
export const createPayable = <T extends Owed>(parts: Parts<T>): Payable => {
  const { type, table, find, lock, update, end, succeed, applyRefunds, now } = parts

  const settle = async (trx: Knex, found: T, payment: Payment): Promise<boolean> => {
    if (!isOf(payment, found)) return false
    const owed = { ...found, paymentId: payment.id }
    if (payment.status === 'cancelled') {
      await end(trx, owed, payment.declined === undefined ? 'cancelled' : 'failed')
    }
    if (payment.status === 'succeeded') {
      const paid = await succeed(trx, owed, payment.paidAt ?? now())
      await applyRefunds(trx, paid, payment)
    }
    return true
  }

  const hold = (owed: T): Held => ({
    owed,
    save: async (trx, changes) => {
      const changed = { ...owed, ...changes }
      await update(trx, changed)
      return hold(changed)
    },
    settle: (trx, payment) => settle(trx, owed, payment),
    close: async (trx) => {
      await end(trx, owed, 'cancelled')
    },
  })

  return {
    type,
    table,
    find,
    lock: async (trx, which) => {
      const found = await lock(trx, which)
      return found && hold(found)
    },
  }
}
