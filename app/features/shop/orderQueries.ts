import { askByLink } from '#app/offline/askByLink.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getOrder, getShopSettings, listMyOrders } from '#contract/orders.ts'

/** Always current: they decide what is charged. */
export const shopSettingsQuery = {
  ...momentary,
  queryKey: ['shopSettings'],
  queryFn: () => call(getShopSettings, {}),
}

/** An order from the server; null if there is none. Without a token it must be one's own. */
export const orderQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'order', reference, token],
  queryFn: async () => {
    const { told } = await askByLink(token, (key) => call(getOrder, { reference, ...key }))
    return told
  },
})

export const myOrdersQuery = {
  ...momentary,
  queryKey: [privateKey, 'myOrders'],
  queryFn: () => call(listMyOrders, {}),
}
