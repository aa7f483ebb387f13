import { createPayable } from '#server/payments/createPayable.ts'
import type { Payable } from '#server/payments/payable.ts'
import { findDonation, lockDonation, updateDonation } from './repository.ts'
import type { Settle } from './settle.ts'

const byProvider = { by: 'provider' } as const

/** Donations, as something that is paid for. */
export const createDonationPayable = (settle: Settle, now: () => Date): Payable =>
  createPayable({
    type: 'donation',
    table: 'donations',
    find: findDonation,
    lock: lockDonation,
    update: (trx, donation) => updateDonation(trx, donation, now().toISOString()),
    end: (trx, donation, status) => settle.move(trx, donation, status, byProvider),
    succeed: (trx, donation, paidAt) => settle.succeed(trx, donation, paidAt, byProvider),
    applyRefunds: settle.applyRefunds,
    now,
  })
