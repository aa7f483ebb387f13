import type { QueryKey } from '@tanstack/react-query'
import { fetchByLink } from '#app/offline/fetchByLink.ts'
import { storeOrder } from '#app/offline/content/orders.ts'
import { isForgotten } from '#app/offline/session/forgetPrivate.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getOrder } from '#contract/orders/public.ts'

/**
 * An order from the server, which is then stored on this phone; null if there is none. Without a
 * token it must belong to the person who is logged in.
 */
export const orderQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'order', reference, token],
  queryFn: async ({ queryKey }: { queryKey: QueryKey }) => {
    const { api, db, inTime } = await import('#app/offline/phone.ts')
    const { item, account } = await fetchByLink(token, (key) =>
      api.call(getOrder, { reference, ...key }),
    )
    const onlyIfStored = isForgotten(queryKey)
    if (item) await inTime(storeOrder(db, item, { account, onlyIfStored }))
    return item
  },
})
