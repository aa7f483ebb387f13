import type { QueryKey } from '@tanstack/react-query'
import { fetchByLink } from '#app/offline/fetchByLink.ts'
import { storeDonation } from '#app/offline/content/donations.ts'
import { isForgotten } from '#app/offline/session/forgetPrivate.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getDonation } from '#contract/donations/public.ts'

/**
 * A donation from the server, which is then stored on this phone; null if there is none. Without a
 * token it must belong to the person who is logged in.
 */
export const donationQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'donation', reference, token],
  queryFn: async ({ queryKey }: { queryKey: QueryKey }) => {
    const { api, db, inTime } = await import('#app/offline/phone.ts')
    const { item, account } = await fetchByLink(token, (key) =>
      api.call(getDonation, { reference, ...key }),
    )
    const onlyIfStored = isForgotten(queryKey)
    if (item) await inTime(storeDonation(db, item, { account, onlyIfStored }))
    return item
  },
})
