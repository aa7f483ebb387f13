import { downloadReceipt, getReceipt } from '#contract/donationReceipts.ts'
import {
  claimDonation,
  createDonation,
  createPaymentIntent,
  getDonation,
  getPaymentSettings,
} from '#contract/donations.ts'
import { listMyDonations } from '#contract/myDonations.ts'
import { AppError } from '#server/errors.ts'
import { implement, implementDownload, userIdOf, type Actor } from '#server/http/implement.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Donations } from './service.ts'

/** What was sent, and by whom. */
const by = <T extends object>(input: T, actor: Actor) => ({ ...input, userId: userIdOf(actor) })

export const donationRoutes = (donations: Donations, payments: Pick<Payments, 'isOfferedTo'>) => [
  implement(getPaymentSettings)((_, { db, visit }) => donations.settings(db, visit)),
  implement(createPaymentIntent)(async (input, { db, actor, visit }) => {
    if (!payments.isOfferedTo(visit)) throw new AppError('cards_not_offered')
    return donations.begin(db, input, userIdOf(actor))
  }),
  implement(createDonation)((input, { db, actor }) => donations.pledge(db, input, userIdOf(actor))),
  implement(getDonation)((input, { db, actor }) => donations.get(db, by(input, actor))),
  implement(claimDonation)((input, { db, actor }) => donations.claim(db, by(input, actor))),
  implement(listMyDonations)((_, { db, actor }) => donations.listOf(db, actor.id)),
  implementDownload(downloadReceipt)((input, { db, actor }) =>
    donations.receipts.pdf(db, by(input, actor)),
  ),
  implement(getReceipt)((input, { db, actor }) => donations.receipts.verify(db, by(input, actor))),
]
