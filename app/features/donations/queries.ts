import type { QueryKey } from '@tanstack/react-query'
import { orNone } from '#app/api/orNone.ts'
import { askByLink } from '#app/offline/askByLink.ts'
import { call } from '#app/offline/call.ts'
import { keepDonation } from '#app/offline/content/donations.ts'
import { forgetDetails } from '#app/offline/outbox/donationDetails.ts'
import { forgetDonationLink, savedDonationLink } from '#app/offline/outbox/donationLink.ts'
import { isForgotten } from '#app/offline/session/forgetPrivate.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getReceipt } from '#contract/donationReceipts.ts'
import { getDonation, verifyPayment } from '#contract/donations.ts'
import type { Out } from '#contract/endpoint.ts'
import { donationDraft } from './donationDraft.ts'

/**
 * A donation from the server, which is then stored on this phone; null if there is none. Without a
 * token it must belong to the person who is logged in.
 */
export const donationQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'donation', reference, token],
  queryFn: async ({ queryKey }: { queryKey: QueryKey }) => {
    const { api, db, inTime } = await import('#app/offline/phone.ts')
    const { told, account } = await askByLink(token, (key) =>
      api.call(getDonation, { reference, ...key }),
    )
    const onlyKnown = isForgotten(queryKey)
    if (told) await inTime(keepDonation(db, told, { account, onlyKnown }))
    return told
  },
})

/**
 * A receipt as the server confirms it now, and whether it belongs to the person who is logged in;
 * null if there is none.
 */
export const receiptQuery = (number: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'receipt', number, token],
  queryFn: async () => {
    const { told, account } = await askByLink(token, (key) => call(getReceipt, { number, ...key }))
    return told && { receipt: told, isOwn: account !== undefined }
  },
})

export type VerifiedPayment = Out<typeof verifyPayment> & {
  /** The donation that this tab paid, with its receipt. */
  paid?: { receiptPath: string; isOwn: boolean } | undefined
}

/** Where the receipt of a payment is, if this tab opened the payment. */
async function receiptOf(paymentId: string): Promise<VerifiedPayment['paid']> {
  const link = savedDonationLink(paymentId)
  if (!link) return undefined
  const { reference, token } = link
  const { told, account } = await askByLink(token, (key) =>
    call(getDonation, { reference, ...key }),
  )
  // Of a guest's payment this phone keeps nothing.
  if (told && account !== undefined) {
    const { db } = await import('#app/offline/phone.ts')
    await keepDonation(db, told, { account }).catch(() => undefined)
  }
  if (told?.receiptPath === undefined) return undefined
  forgetDonationLink()
  return { receiptPath: told.receiptPath, isOwn: account !== undefined }
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
