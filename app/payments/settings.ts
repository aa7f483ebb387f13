import { call } from '#app/offline/call.ts'
import { momentary } from '#app/queries.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import type { Out } from '#contract/endpoint.ts'

export type PaymentSettings = Out<typeof getPaymentSettings>

/** Always current: they are never stored. */
export const paymentSettingsQuery = {
  ...momentary,
  queryKey: ['paymentSettings'],
  queryFn: () => call(getPaymentSettings, {}),
}
