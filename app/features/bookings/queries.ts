import type { QueryKey } from '@tanstack/react-query'
import { fetchByLink } from '#app/offline/fetchByLink.ts'
import { dropReplaced, storeBooking, mergeAvailability } from '#app/offline/content/bookings.ts'
import { isForgotten } from '#app/offline/session/forgetPrivate.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getAvailability, getBooking } from '#contract/bookings/public.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import type { SavedAvailability } from '#app/offline/rows.ts'

/** The API and the phone's database are loaded with the first query. */
const loadPhone = () => import('#app/offline/phone.ts')

/**
 * A booking from the server, which is then stored on this phone; null if there is none, or why its link
 * does not open it. Without a token it is one of the person who is logged in.
 */
export const bookingQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'booking', reference, token],
  queryFn: async ({ queryKey }: { queryKey: QueryKey }) => {
    const { api, db, inTime } = await loadPhone()
    const { item, account, isUnknown, isExpired } = await fetchByLink(token, (key) =>
      api.call(getBooking, { reference, ...key }),
    )
    const onlyIfStored = isForgotten(queryKey)
    if (item) await inTime(storeBooking(db, item, { account, onlyIfStored }))
    if (isUnknown) await inTime(dropReplaced(db, reference, token))
    return item ?? (isExpired ? ('expired' as const) : null)
  },
})

export const freshMs = 2 * 60_000

export type AvailabilityAnswer = SavedAvailability & {
  /** The last day of the default answer. */
  nearEnd: string | undefined
}

/** The availability of a puja; also of a later month if `month` is given. */
export const availabilityQuery = (pujaType: PujaType, month = '') => ({
  ...momentary,
  // People who fill in the form slowly still see current availability.
  refetchInterval: freshMs,
  queryKey: ['availability', pujaType, month],
  queryFn: async (): Promise<AvailabilityAnswer> => {
    const { api, db, inTime } = await loadPhone()
    // All days come from the same moment, so that a single time can be shown for all.
    const [near, far] = await Promise.all([
      api.call(getAvailability, { pujaType }),
      month ? api.call(getAvailability, { pujaType, ...monthSpan(month) }) : undefined,
    ])
    const answer: SavedAvailability = {
      pujaType,
      availability: far ? mergeAvailability(near, far) : near,
      seenAt: new Date().toISOString(),
    }
    await inTime(db.availability.put(answer))
    return { ...answer, nearEnd: near.days.at(-1)?.date }
  },
})

/** The month of a bookable day outside the default answer: `2027-02`. */
export function farMonth(known: AvailabilityAnswer | undefined, date: string): string {
  if (!known?.nearEnd || date <= known.nearEnd || date > known.availability.lastDate) return ''
  return date.slice(0, 7)
}

const monthSpan = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
