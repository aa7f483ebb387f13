import { orNone } from '#app/api/orNone.ts'
import { fetchByLink } from '#app/offline/fetchByLink.ts'
import { call } from '#app/offline/call.ts'
import { storeDonation } from '#app/offline/content/donations.ts'
import { forgetDetails } from '#app/offline/outbox/donationDetails.ts'
import { forgetDonationLink, savedDonationLink } from '#app/offline/outbox/donationLink.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getDonation, verifyPayment } from '#contract/donations/public.ts'
import type { Out } from '#contract/endpoint.ts'
import { donationDraft } from './donationDraft.ts'

export type VerifiedPayment = Out<typeof verifyPayment> & {
  /** The donation that this tab paid, with its receipt. */
  paid?: { receiptPath: string; isOwn: boolean } | undefined
}

/** Where the receipt of a payment is, if this tab opened the payment. */
async function receiptOf(paymentId: string): Promise<VerifiedPayment['paid']> {
  const link = savedDonationLink(paymentId)
  if (!link) return undefined
  const { reference, token } = link
  const { item, account } = await fetchByLink(token, (key) =>
    call(getDonation, { reference, ...key }),
  )
  // A guest's payment is not stored on the phone.
  if (item && account !== undefined) {
    const { db } = await import('#app/offline/phone.ts')
    await storeDonation(db, item, { account }).catch(() => undefined)
  }
  if (item?.receiptPath === undefined) return undefined
  forgetDonationLink()
  return { receiptPath: item.receiptPath, isOwn: account !== undefined }
}

/**
 * A payment that the server has verified, and that is then not fetched again; null if it has not.
 */
export const paymentQuery = (paymentId: string) => ({
  ...momentary,
  queryKey: [privateKey, 'payment', paymentId],
  queryFn: async () => {
    const { api, drafts } = await import('#app/offline/phone.ts')
    const payment = await orNone(api.call(verifyPayment, { payment_intent: paymentId }))
    // Seen again after going back or reloading, it must not clear what was typed since.
    if (payment && forgetDetails()) await drafts.drop(donationDraft)
    return payment && { ...payment, paid: await receiptOf(paymentId).catch(() => undefined) }
  },
  enabled: ({ state }: { state: { data?: VerifiedPayment | null | undefined } }) => !state.data,
})
