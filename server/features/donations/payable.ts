import type { Held, Payable } from '#server/payments/payable.ts'
import { findDonation, lockDonation, updateDonation, type DonationRecord } from './repository.ts'
import type { Settle } from './settle.ts'

/** Donations, as something that is paid for. */
export const createDonationPayable = (settle: Settle, now: () => Date): Payable => {
  const hold = (donation: DonationRecord): Held => ({
    owed: donation,
    save: async (trx, changes) => {
      const changed = { ...donation, ...changes }
      await updateDonation(trx, changed, now().toISOString())
      return hold(changed)
    },
    settle: (trx, payment) => settle.byProvider(trx, donation, payment),
    close: async (trx) => {
      await settle.move(trx, donation, 'cancelled', { by: 'provider' })
    },
  })
  return {
    type: 'donation',
    table: 'donations',
    find: findDonation,
    lock: async (trx, which) => {
      const found = await lockDonation(trx, which)
      return found && hold(found)
    },
  }
}
