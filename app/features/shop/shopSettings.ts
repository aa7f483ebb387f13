import { call } from '#app/offline/call.ts'
import { momentary } from '#app/queries.ts'
import { getShopSettings } from '#contract/orders/public.ts'

/** What delivery costs. Always current: it decides what is charged. */
export const shopSettingsQuery = {
  ...momentary,
  queryKey: ['shopSettings'],
  queryFn: () => call(getShopSettings, {}),
}
