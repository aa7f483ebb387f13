import { downloadReceipt, getReceipt } from '#contract/donationReceipts.ts'
import {
  claimDonation,
  createDonation,
  createPaymentIntent,
  getDonation,
  getPaymentSettings,
  verifyPayment,
} from '#contract/donations.ts'
import { listMyDonations } from '#contract/myDonations.ts'
import { AppError } from '#server/errors.ts'
import type { BodyHook } from '#server/http/bodyHooks.ts'
import { implement, implementDownload, userIdOf } from '#server/http/implement.ts'
import type { Donations } from './service.ts'

export const donationRoutes = (donations: Donations) => [
  implement(getPaymentSettings)((_, { db, visit }) => donations.settings(db, visit)),
  implement(createPaymentIntent)(async (input, { db, actor, visit }) => {
    if (!donations.cards.isOfferedTo(visit)) throw new AppError('cards_not_offered')
    return donations.cards.begin(db, input, userIdOf(actor))
  }),
  implement(verifyPayment)((input, { db }) => donations.cards.verify(db, input.payment_intent)),
  implement(createDonation)((input, { db, actor }) => donations.pledge(db, input, userIdOf(actor))),
  implement(getDonation)((input, { db }) => donations.get(db, input)),
  implement(claimDonation)((input, { db }) => donations.claim(db, input)),
  implement(listMyDonations)((_, { db, actor }) => donations.listOf(db, actor.id)),
  implementDownload(downloadReceipt)((input, { db }) => donations.receipts.pdf(db, input)),
  implement(getReceipt)((input, { db }) => donations.receipts.verify(db, input)),
]

/** Where the provider tells what became of payments. */
export const donationHooks = ({ cards }: Donations): BodyHook[] => [
  { path: '/hooks/stripe', header: 'Stripe-Signature', post: cards.receive },
]
