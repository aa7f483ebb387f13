import { orNone } from '#app/api/orNone.ts'
import { call } from '#app/offline/call.ts'
import { keepDonation } from '#app/offline/donations.ts'
import { forgetDetails } from '#app/offline/donationDetails.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getReceipt } from '#contract/donationReceipts.ts'
import { getDonation, getPaymentSettings, verifyPayment } from '#contract/donations.ts'
import type { Out } from '#contract/endpoint.ts'
import { donationDraft } from './donationDraft.ts'

/** A donation as the server tells it, which this phone then keeps; null where there is none. */
export const donationQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'donation', reference, token],
  queryFn: async () => {
    const { api, db } = await import('#app/offline/phone.ts')
    const donation = await orNone(api.call(getDonation, { reference, token }))
    if (donation) await keepDonation(db, donation).catch(() => undefined)
    return donation
  },
  // Who has no secret is told nothing.
  enabled: token !== '',
})

/** A receipt by the server's word of this moment; null where there is none. */
export const receiptQuery = (number: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'receipt', number, token],
  queryFn: () => orNone(call(getReceipt, { number, token })),
})

export type PaymentSettings = Out<typeof getPaymentSettings>

/** As the server tells them now: they are kept nowhere. */
export const paymentSettingsQuery = {
  ...momentary,
  queryKey: ['paymentSettings'],
  queryFn: () => call(getPaymentSettings, {}),
}

export type VerifiedPayment = Out<typeof verifyPayment>

/** A payment that the server says has come, and is then asked about no more; null where it does not. */
export const paymentQuery = (paymentId: string) => ({
  ...momentary,
  queryKey: [privateKey, 'payment', paymentId],
  queryFn: async () => {
    const { api, drafts } = await import('#app/offline/phone.ts')
    const payment = await orNone(api.call(verifyPayment, { payment_intent: paymentId }))
    // Seen again later, by the way back or a reload, it is no reason to take away what was typed since.
    if (payment && forgetDetails()) await drafts.drop(donationDraft)
    return payment
  },
  enabled: ({ state }: { state: { data?: VerifiedPayment | null | undefined } }) => !state.data,
})
