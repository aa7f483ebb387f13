import type { Knex } from 'knex'
import type { DonationNote } from '#contract/donations/admin.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { createSettle } from '#server/payments/settle.ts'
import type { Notifications } from './notifications.ts'
import type { Receipts } from './receipts/receipts.ts'
import { trail, updateDonation, type DonationRecord } from './repository.ts'
import type { SponsoredDays } from './sponsoredDays.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<TempleSite>
  readonly notifications: Notifications
  readonly receipts: Receipts
  readonly sponsoring: Pick<SponsoredDays, 'follow'>
  readonly now: () => Date
}

/** Donations, when their money comes or goes back. */
export const createDonationSettle = ({
  findSite,
  notifications,
  receipts,
  sponsoring,
  now,
}: Deps) =>
  createSettle<DonationRecord, DonationNote>({
    update: async (trx, donation, at) => {
      await updateDonation(trx, donation, at)
      await sponsoring.follow(trx, donation)
    },
    addStep: (trx, { id }, step) => trail.add(trx, id, step),
    thank: async (trx, donation, paidAt) => {
      await notifications.thanks(trx, donation)
      // Last, because everybody else waits for the receipt number.
      await receipts.issue(trx, donation, { paidAt, site: await findSite(trx) })
    },
    notifyRefund: notifications.refunded,
    notifyDispute: notifications.disputed,
    now,
  })
