import type { Knex } from 'knex'
import type { Payment, Subject } from '#server/adapters/payment/port.ts'
import type { Held, Owed, Payable } from './payable.ts'

export type OwnedPayable = { readonly payable: Payable; readonly owed: Owed }

/** What a payment is for, locked until the end of the transaction. */
export type Owner = { readonly subject: Subject; readonly held: Held }

/** Finds what a payment is for, among everything that is paid for. */
export const createLookup = (listPayables: () => readonly Payable[]) => ({
  payableOf: (type: Subject['type']): Payable => {
    const payable = listPayables().find((one) => one.type === type)
    if (!payable) throw new Error(`Nothing of the type ${type} is paid for`)
    return payable
  },

  findPaidBy: async (db: Knex, paymentId: string): Promise<OwnedPayable | undefined> => {
    for (const payable of listPayables()) {
      const owed = await payable.find(db, { paymentId })
      if (owed) return { payable, owed }
    }
    return undefined
  },

  /** By the provider's id; before we have stored that, by our own id in the payment. */
  lockPaidBy: async (trx: Knex, { id, subject }: Payment): Promise<Owner | undefined> => {
    for (const { type, lock } of listPayables()) {
      const held =
        (await lock(trx, { paymentId: id })) ??
        (subject?.type === type ? await lock(trx, { id: subject.id }) : undefined)
      if (held) return { subject: { type, id: held.owed.id }, held }
    }
    return undefined
  },
})
