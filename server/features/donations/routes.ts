import { downloadReceipt, getReceipt } from '#contract/donations/receipts.ts'
import {
  claimDonation,
  createDonation,
  getDonation,
  getPaymentSettings,
} from '#contract/donations/public.ts'
import { listMyDonations } from '#contract/donations/mine.ts'
import { implement, implementDownload, userIdOf, type Actor } from '#server/http/implement.ts'
import type { Donations } from './service.ts'

/** What was sent, and by whom. */
const by = <T extends object>(input: T, actor: Actor) => ({ ...input, userId: userIdOf(actor) })

export const donationRoutes = (donations: Donations) => [
  implement(getPaymentSettings)((_, { db, visit }) => donations.settings(db, visit)),
  implement(createDonation)((input, { db, actor, language }) =>
    donations.pledge(db, { ...input, language }, userIdOf(actor)),
  ),
  implement(getDonation)((input, { db, actor }) => donations.get(db, by(input, actor))),
  implement(claimDonation)((input, { db, actor }) => donations.claim(db, by(input, actor))),
  implement(listMyDonations)((_, { db, actor }) => donations.listOf(db, actor.id)),
  implementDownload(downloadReceipt)((input, { db, actor }) =>
    donations.receipts.pdf(db, by(input, actor)),
  ),
  implement(getReceipt)((input, { db, actor }) => donations.receipts.verify(db, by(input, actor))),
]
