import type { Knex } from 'knex'
import type { Payment } from '#server/adapters/payment/port.ts'
import { isOf, type Held, type Owed, type Payable, type Which } from './payable.ts'
import type { Settle } from './settle.ts'

type Parts<T extends Owed> = Pick<Payable, 'type'> & {
  readonly find: (db: Knex, which: Which) => Promise<T | undefined>
  readonly lock: (trx: Knex, which: Which) => Promise<T | undefined>
  readonly update: (trx: Knex, changed: T, now: string) => Promise<void>
  readonly settle: Pick<Settle<T>, 'move' | 'succeed' | 'applyRefunds'>
  readonly now: () => Date
}

const byProvider = { by: 'provider' } as const

/** Something whose payment is all that happens to it: a donation, the dakshina of a puja. */
export const createPayable = <T extends Owed>(parts: Parts<T>): Payable => {
  const {
    type,
    find,
    lock,
    update,
    settle: { move, succeed, applyRefunds },
    now,
  } = parts

  const settle = async (trx: Knex, found: T, payment: Payment): Promise<boolean> => {
    if (!isOf(payment, found)) return false
    const owed = { ...found, paymentId: payment.id }
    if (payment.status === 'cancelled') {
      const status = payment.declined === undefined ? 'cancelled' : 'failed'
      await move(trx, owed, status, byProvider)
    }
    if (payment.status === 'succeeded') {
      const paid = await succeed(trx, owed, payment.paidAt ?? now(), byProvider)
      await applyRefunds(trx, paid, payment)
    }
    return true
  }

  const hold = (owed: T): Held => ({
    owed,
    save: async (trx, changes) => {
      const changed = { ...owed, ...changes }
      await update(trx, changed, now().toISOString())
      return hold(changed)
    },
    settle: (trx, payment) => settle(trx, owed, payment),
    close: async (trx) => {
      await move(trx, owed, 'cancelled', byProvider)
    },
  })

  return {
    type,
    find,
    lock: async (trx, which) => {
      const found = await lock(trx, which)
      return found && hold(found)
    },
  }
}
